/** What the bots of rules 1 have in common with today's. What they do otherwise is made good in `src/versions/rules-1.ts`. */
export { workerSide } from '../src/index.ts';
