import { attempts, echoes, floods, nonsense } from './testing/cheating.ts';
import { around } from './testing/cheating-around.ts';
import { nodesBehindABalancer } from './testing/houses.ts';

/** Everything that is tried at one server, but at two nodes: each call and each socket goes to the next of them. */
const house = await nodesBehindABalancer();
attempts(house);
echoes(house);
nonsense(house);
floods(house);
around(house);
