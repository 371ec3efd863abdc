import {
  type ClanId,
  decisions,
  isOver,
  isPausing,
  randomMove,
  rngFrom,
  type Setup,
  view,
} from '@hinode/engine';
import { expect, test } from 'vitest';
import { type Game, isRefused, playIn, startGame } from './game.ts';
import { readyUnasked } from './unasked.ts';

const setup: Setup = { clans: ['koi', 'lotus', 'turtle', 'dragonfly'], set: 'archway', seed: 'unasked' };

/** Games by chance, at each of their pauses before a war. */
function* pauses(games: number): Generator<Game> {
  for (let n = 0; n < games; n++) {
    const rng = rngFrom(`unasked ${n}`);
    let game = startGame({ ...setup, seed: `unasked ${n}` });
    while (!isOver(game.state)) {
      if (isPausing(game.state) && view(game.state).ready.length === 0) yield game;
      const open = decisions(game.state).map(({ clan }) => clan);
      const asked = open[rng.below(open.length)] as ClanId;
      const next = playIn(game, randomMove(game.state, asked, rng));
      if (isRefused(next)) throw new Error('refused');
      game = next;
    }
  }
}

const hasGained = (game: Game, clan: ClanId): boolean =>
  view(game.state).gained?.some((one) => one.clan === clan) ?? false;

test('DEAL-6 a person who has got something is asked; else the war begins unasked', () => {
  const seen = { asked: 0, unasked: 0 };
  for (const game of pauses(12)) {
    const move = readyUnasked(game, ['koi']);
    if (hasGained(game, 'koi')) expect(move).toBeUndefined();
    else expect(move).toEqual({ clan: 'koi', type: 'ready', value: true });
    seen[move === undefined ? 'asked' : 'unasked']++;
    // Somebody beside the Koi has got something: with two at the device both are asked as soon as one has.
    const both = readyUnasked(game, ['koi', 'turtle']);
    expect(both === undefined).toBe(hasGained(game, 'koi') || hasGained(game, 'turtle'));
  }
  expect(seen.asked).toBeGreaterThan(0);
  expect(seen.unasked).toBeGreaterThan(0);
});

test('DEAL-6 at tea everybody is asked', () => {
  expect(readyUnasked(startGame(setup), ['koi'])).toBeUndefined();
});
