import { parentPort, workerData } from 'node:worker_threads';
import { playOne } from './game.ts';
import { readOrder, readPlan } from './messages.ts';

/** A thread that plays the games it is told to, one at a time. */

const plan = readPlan(workerData);
parentPort?.on('message', (message) => parentPort?.postMessage(playOne(plan, readOrder(message))));
