import {
  CLAN_IDS,
  type ClanId,
  decisions,
  legalMoves,
  type Move,
  newGame,
  play,
  randomMove,
  rngFrom,
  SET_IDS,
} from '@hinode/engine';
import { expect, test } from 'vitest';
import { isMadeInDock, optionsAfter, reachable, stillPicked, withoutChoice } from './choices.ts';
import { picksOf } from './picks.ts';

const sorted = (moves: readonly Move[]): string[] => moves.map((move) => JSON.stringify(move)).sort();

test('by pointing at one thing after another every legal move can be made, each in one way, and no other', () => {
  const kinds = new Set<string>();
  for (let n = 0; n < 30; n++) {
    const rng = rngFrom(`choices ${n}`);
    const clans = CLAN_IDS.slice(0, 3 + (n % 3)) as ClanId[];
    const set = SET_IDS[n % SET_IDS.length] ?? 'teapot';
    const state = newGame({ clans, set, seed: `choices ${n}` });
    for (let [asked] = decisions(state); asked !== undefined; [asked] = decisions(state)) {
      const offers = legalMoves(state, asked.clan)
        .map((move) => ({ move }))
        .filter(isMadeInDock);
      expect(sorted(reachable(offers).map(({ move }) => move))).toEqual(
        sorted(offers.map(({ move }) => move)),
      );
      for (const { move } of offers) kinds.add(move.type);
      play(state, randomMove(state, asked.clan, rng));
    }
  }
  expect([...kinds].sort()).toEqual(
    [
      'build',
      'buy',
      'give',
      'hostage',
      'kill',
      'mandate',
      'move',
      'order',
      'pass',
      'place',
      'replace',
      'share',
      'summon',
      'use',
    ].sort(),
  );
});

test('what leaves no choice is picked without asking', () => {
  const bushi = { clan: 'koi', type: 'summon', figure: 'bushi' } as const;
  const offers = [
    { move: { ...bushi, province: 'edo' } },
    { move: { ...bushi, province: 'kyoto' } },
  ] as const;
  const chosen = withoutChoice(offers, []);
  expect(chosen).toEqual([{ kind: 'piece', figure: 'bushi' }]);
  expect(optionsAfter(offers, chosen).map(({ pick }) => pick)).toEqual([
    { kind: 'province', province: 'edo' },
    { kind: 'province', province: 'kyoto' },
  ]);
});

test('what was picked stays picked while moves begin so, and falls away when none does any more', () => {
  const bushi = { clan: 'koi', type: 'summon', figure: 'bushi' } as const;
  const daimyo = { clan: 'koi', type: 'summon', figure: 'daimyo' } as const;
  const offers = [{ move: { ...bushi, province: 'edo' } }, { move: { ...daimyo, province: 'edo' } }] as const;
  const picked = picksOf(offers[0].move).slice(0, 1);
  expect(stillPicked(offers, picked)).toBe(picked);
  expect(stillPicked(offers.slice(1), picked)).toEqual([]);
});
