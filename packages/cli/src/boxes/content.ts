import { collect, staleIndexes } from './collect.ts';

/**
 * `npm run content`; with `--check` it only says which files are out of date. A program of its own: it loads the rules of every
 * thing one by one, and must run even when the files it writes are so much out of date that the engine would not start.
 */

const say = (sentence: string): boolean => process.stdout.write(`${sentence}\n`);

if (process.argv.includes('--check')) {
  const stale = await staleIndexes();
  for (const { file } of stale) say(`${file} is not what the folders say: run \`npm run content\`.`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  const written = await collect();
  say(written.length === 0 ? 'Nothing has changed.' : `Written: ${written.join(', ')}.`);
}
