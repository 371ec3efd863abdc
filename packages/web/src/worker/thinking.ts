/** The roles of the worker in which bots think or games are folded, by name: they need the same code, so they share a file. */
export { workerForAllRules as bots } from '@hinode/bots';
export { analysing as analysis } from '../analysis/analysing.ts';
export { folding } from '../explorer/folding.ts';
export { botsPlaying as watched } from '../replay/bots-playing.ts';
