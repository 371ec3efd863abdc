/** The bots themselves, for the worker in which they think. */
export { workerForAllRules } from '@hinode/bots';
