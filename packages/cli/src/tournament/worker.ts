import { parentPort, workerData } from 'node:worker_threads';
import { suppose } from './suppose.ts';

/** A thread that plays the games it is told to, one at a time. */

const { whatIf, plan: told } = workerData;
if (whatIf !== undefined) suppose(whatIf);
const { playOne } = await import('./game.ts');
const { readOrder, readPlan } = await import('./messages.ts');

const plan = readPlan(told);
parentPort?.on('message', (message) => parentPort?.postMessage(playOne(plan, readOrder(message))));
