/** The bots themselves, for the worker in which they think. */
export { workerSide } from '@hinode/bots';
