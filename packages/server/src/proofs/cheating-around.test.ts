import { around, talkingTooMuch } from './testing/cheating-around.ts';
import { oneServer } from './testing/houses.ts';

const house = await oneServer();
around(house);
talkingTooMuch(house);
