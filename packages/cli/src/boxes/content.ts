import { collect } from './collect.ts';

/**
 * `npm run content`. A program of its own: it loads the rules of every thing one by one, and must run even when the files it
 * writes are out of date, with which the engine would not start.
 */

const written = await collect();
process.stdout.write(written.length === 0 ? 'Nothing has changed.\n' : `Written: ${written.join(', ')}.\n`);
