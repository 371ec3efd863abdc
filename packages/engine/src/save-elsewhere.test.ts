import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { clone, decisions, type Move, newGame, play, randomMove, result, rngFrom, save } from './index.ts';

const at = (path: string): string => new URL(path, import.meta.url).href;

/**
 * A program with a clan before all others, a Monster before all other cards, and a step before all other steps: every number in
 * a position is another there. It loads saves, saves them again, and plays on from the first.
 */
const LARGER = `
  import { readFileSync } from 'node:fs';
  import { registerHooks } from 'node:module';
  registerHooks({
    load: (url, context, next) => {
      const loaded = next(url, context);
      if (!url.endsWith('/boxes/facts.generated.ts')) return loaded;
      const more = "export const CLANS = [{ id: 'made-up', name: 'Made up', honorRank: 1, income: 5, home: 'edo' }, ";
      return { ...loaded, source: String(loaded.source).replace('export const CLANS = [', more) };
    },
  });
  const { installCards } = await import('${at('./state/catalogue.ts')}');
  const { defineStep } = await import('${at('./agenda/agenda.ts')}');
  installCards([
    { id: 'made-up-oni', name: 'Made-up Oni', season: 'spring', sets: [], type: 'monster', cost: 1, copies: 1, monster: {} },
  ]);
  defineStep({ name: 'a-made-up-step', run: () => {} });
  const { CLAN_IDS } = await import('${at('./facts.ts')}');
  const { load, play, result, save } = await import('${at('./index.ts')}');
  const { saves, moves } = JSON.parse(readFileSync(0, 'utf8'));
  const again = saves.map((saved) => save(load(saved)));
  const state = load(saves[0]);
  const cells = Array.from(state);
  for (const move of moves) play(state, move);
  console.log(JSON.stringify({ clans: CLAN_IDS.length, again, cells, result: result(state) }));
`;

test('a save stays what it was when a clan, a Monster and a step are added to the game', () => {
  const state = newGame({ clans: ['koi', 'turtle', 'bonsai', 'lotus'], set: 'archway', seed: 'elsewhere' });
  const first = clone(state);
  const rng = rngFrom('elsewhere');
  const saves: unknown[] = [];
  const moves: Move[] = [];
  for (let [asked] = decisions(state); asked !== undefined; [asked] = decisions(state)) {
    if (moves.length % 7 === 0) saves.push(save(state));
    const move = randomMove(state, asked.clan, rng);
    moves.push(move);
    play(state, move);
  }
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', LARGER], {
    encoding: 'utf8',
    input: JSON.stringify({ saves, moves }),
    maxBuffer: 2 ** 26,
  });
  expect(stderr).toBe('');
  const larger = JSON.parse(stdout);
  expect(larger.clans).toBe(6);
  expect(larger.again).toEqual(saves);
  expect(larger.cells).not.toEqual(Array.from(first));
  expect(larger.result).toEqual(result(state));
  expect(saves.length).toBeGreaterThan(20);
});
