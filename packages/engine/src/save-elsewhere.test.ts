import { expect, test } from 'vitest';
import { CLAN_IDS } from './data/clans.ts';
import { clone, decisions, type Move, newGame, play, randomMove, result, rngFrom, save } from './index.ts';
import { runLarger } from './testing/larger.ts';

const ONI = {
  id: 'made-up-oni',
  season: 'spring',
  sets: [],
  type: 'monster',
  cost: 1,
  copies: 1,
} as const;
const CLAN = { id: 'made-up', name: 'Made up', honorRank: 1, income: 5, home: 'edo', box: 'core' } as const;

/**
 * A program with a clan before all others, a Monster before all other cards, and a step before all other steps: every number in a
 * position is different there. It loads saves, saves them again, and plays on from the first.
 */
const LARGER = `
  const { readFileSync } = await import('node:fs');
  const { installCards } = await load('state/catalogue.ts');
  const { defineStep } = await load('agenda/agenda.ts');
  installCards([{ ...${JSON.stringify(ONI)}, name: 'Made-up Oni', monster: {} }]);
  defineStep({ name: 'a-made-up-step', run: () => {} });
  const engine = await load('index.ts');
  const { CLAN_IDS } = await load('data/clans.ts');
  const { saves, moves } = JSON.parse(readFileSync(0, 'utf8'));
  const again = saves.map((saved) => engine.save(engine.load(saved)));
  const state = engine.load(saves[0]);
  const cells = Array.from(state);
  for (const move of moves) engine.play(state, move);
  console.log(JSON.stringify({ clans: CLAN_IDS.length, again, cells, result: engine.result(state) }));
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
  const larger = JSON.parse(
    runLarger({ clans: [CLAN], cards: [ONI] }, LARGER, JSON.stringify({ saves, moves })),
  );
  expect(larger.clans).toBe(CLAN_IDS.length + 1);
  expect(larger.again).toEqual(saves);
  expect(larger.cells).not.toEqual(Array.from(first));
  expect(larger.result).toEqual(result(state));
  expect(saves.length).toBeGreaterThan(20);
});
