import { ATTEMPTS, attempts, echoes } from './testing/cheating.ts';
import { nodesBehindABalancer } from './testing/houses.ts';

/** A small part of what is tried at one server; all of it by `npm run test:long -- cheating`. */
const TRIED = [
  'a move of another clan',
  'a move on an old position',
  'a move with a cookie that was made up',
];

const house = await nodesBehindABalancer();
attempts(
  house,
  ATTEMPTS.filter(([name]) => TRIED.includes(name)),
);
echoes(house);
