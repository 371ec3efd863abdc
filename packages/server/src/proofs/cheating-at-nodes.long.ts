import { attempts, echoes, floods, nonsense } from './testing/cheating.ts';
import { around } from './testing/cheating-around.ts';
import { nodesBehindABalancer } from './testing/houses.ts';

/** All that is tried at one server, at two nodes: every call and every socket comes to the next of them. */
const house = await nodesBehindABalancer();
attempts(house);
echoes(house);
nonsense(house);
floods(house);
around(house);
