import { collect, staleIndexes } from './collect.ts';

/**
 * `npm run content`; with `--check` it only reports which files are out of date. It is a separate program because it loads the
 * rules of every thing one by one, and must run even if the files it writes are so out of date that the engine would not start.
 */

const say = (sentence: string): boolean => process.stdout.write(`${sentence}\n`);

if (process.argv.includes('--check')) {
  const stale = await staleIndexes();
  for (const { file } of stale) say(`${file} does not match the folders: run \`npm run content\`.`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  const written = await collect();
  say(written.length === 0 ? 'Nothing has changed.' : `Written: ${written.join(', ')}.`);
}
