/** The roles of the worker in which bots think, by their names: they need the same, so they are one file. */
export { workerForAllRules as bots } from '@hinode/bots';
export { analysing as analysis } from '../analysis/analysing.ts';
export { botsPlaying as watched } from '../replay/bots-playing.ts';
