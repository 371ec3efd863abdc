import { type ClanId, decisions, isOver, randomMove, rngFrom, type Setup, view } from '@hinode/engine';
import { type Game, isRefused, playIn, startGame } from '@hinode/engine/games';
import { currentEngine } from '@hinode/engine/versions';
import type { KeptNote, Phrase } from '@hinode/wire';
import { expect, test } from 'vitest';
import { readyUnasked } from './unasked.ts';

const setup: Setup = { clans: ['koi', 'lotus', 'turtle', 'dragonfly'], set: 'archway', seed: 'unasked' };

/** Random games, at each of their pauses before a war. */
function* pauses(games: number): Generator<Game> {
  for (let n = 0; n < games; n++) {
    const rng = rngFrom(`unasked ${n}`);
    let game = startGame({ ...setup, seed: `unasked ${n}` });
    while (!isOver(game.position.state)) {
      if (currentEngine.isPausing(game.position.state) && view(game.position.state).ready.length === 0)
        yield game;
      const open = decisions(game.position.state).map(({ clan }) => clan);
      const asked = open[rng.below(open.length)] as ClanId;
      const next = playIn(game, randomMove(game.position.state, asked, rng));
      if (isRefused(next)) throw new Error('refused');
      game = next.game;
    }
  }
}

const hasGained = (game: Game, clan: ClanId): boolean =>
  view(game.position.state).gained?.some((one) => one.clan === clan) ?? false;

test('DEAL-6 a person who has gained something is asked; otherwise the war begins unasked', () => {
  const seen = { asked: 0, unasked: 0 };
  for (const game of pauses(12)) {
    const move = readyUnasked(game, ['koi'], []);
    if (hasGained(game, 'koi')) expect(move).toBeUndefined();
    else expect(move).toEqual({ clan: 'koi', type: 'ready', value: true });
    seen[move === undefined ? 'asked' : 'unasked']++;
    // Somebody other than Koi has gained something: with two at the device, both are asked if one has.
    const both = readyUnasked(game, ['koi', 'turtle'], []);
    expect(both === undefined).toBe(hasGained(game, 'koi') || hasGained(game, 'turtle'));
  }
  expect(seen.asked).toBeGreaterThan(0);
  expect(seen.unasked).toBeGreaterThan(0);
});

/** What Koi said to Turtle after so many entries. */
const saidAt = (at: number, phrase: Phrase, promise?: true): KeptNote => ({
  when: 0,
  at,
  note: { type: 'phrase', from: 'koi', to: 'turtle', phrase, ...(promise && { promise }) },
});

/** A pause before the war of a later season in which Koi has gained nothing, but has something to give. */
function withOldCoins(): Game {
  for (const game of pauses(12)) {
    const { season, clans } = view(game.position.state);
    const purse = clans.find(({ clan }) => clan === 'koi');
    if (season !== 'spring' && !hasGained(game, 'koi') && purse !== undefined && purse.coins > 0) return game;
  }
  throw new Error('there is no such pause');
}

test('DEAL-6 a person who has offered coins or promised something this season is still asked', () => {
  const game = withOldCoins();
  const now = game.entries.length;
  const offer: Phrase = { say: 'please-play', mandate: 'train', coins: 1 };
  const unasked = { clan: 'koi', type: 'ready', value: true };
  expect(readyUnasked(game, ['koi'], [])).toEqual(unasked);
  expect(readyUnasked(game, ['koi'], [saidAt(now, offer)])).toBeUndefined();
  expect(readyUnasked(game, ['koi'], [saidAt(now, { say: 'stay-allied' }, true)])).toBeUndefined();
  // Requests, offers of the season before, and offers by somebody else do not bind anybody here.
  expect(readyUnasked(game, ['koi'], [saidAt(now, { ...offer, coins: 0 })])).toEqual(unasked);
  expect(readyUnasked(game, ['koi'], [saidAt(0, offer)])).toEqual(unasked);
  expect(readyUnasked(game, ['lotus'], [saidAt(now, offer)])).toEqual(readyUnasked(game, ['lotus'], []));
});

test('DEAL-6 at tea everybody is asked', () => {
  expect(readyUnasked(startGame(setup), ['koi'], [])).toBeUndefined();
});
