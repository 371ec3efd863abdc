import { ATTEMPTS, attempts, echoes } from './testing/cheating.ts';
import { nodesBehindABalancer } from './testing/houses.ts';

/** A small part of what is tried at one server; `npm run test:long -- cheating` runs all of it. */
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
