import {
  type ClanId,
  decisions,
  legalMoves,
  type Move,
  newGame,
  play,
  randomMove,
  rngFrom,
  view,
} from '@hinode/engine';
import { CORE_CLAN_IDS, SET_IDS } from '@hinode/engine/facts';
import { expect, test } from 'vitest';
import {
  distinct,
  isMadeInDock,
  onlyOfferOf,
  optionsAfter,
  reachable,
  stillPicked,
  withoutChoice,
} from './choices.ts';
import { picksOf } from './picks.ts';

const sorted = (moves: readonly Move[]): string[] => moves.map((move) => JSON.stringify(move)).sort();

test('pointing at one thing after another reaches every legal move in exactly one way, and no other move', () => {
  const kinds = new Set<string>();
  for (let n = 0; n < 30; n++) {
    const rng = rngFrom(`choices ${n}`);
    const clans = CORE_CLAN_IDS.slice(0, 3 + (n % 3)) as ClanId[];
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

test('a pick that leaves no choice is made without asking', () => {
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

test('picks stay while some move begins with them, and are dropped when none does', () => {
  const bushi = { clan: 'koi', type: 'summon', figure: 'bushi' } as const;
  const daimyo = { clan: 'koi', type: 'summon', figure: 'daimyo' } as const;
  const offers = [{ move: { ...bushi, province: 'edo' } }, { move: { ...daimyo, province: 'edo' } }] as const;
  const picked = picksOf(offers[0].move).slice(0, 1);
  expect(stillPicked(offers, picked)).toBe(picked);
  expect(stillPicked(offers.slice(1), picked)).toEqual([]);
});

const shinto = { clan: 'koi', type: 'summon', figure: 'shinto', shrine: 'fujin' } as const;
const toFujin = [
  { move: { ...shinto, province: 'edo' } },
  { move: { ...shinto, province: 'oshu' } },
] as const;

test('a shrine is listed once; the stronghold is asked for only if more can be summoned', () => {
  const seen = view(newGame({ clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'shrine' }), 'koi');
  const more = distinct(toFujin, { ...seen, allowance: { made: 0, most: 2 } });
  expect(optionsAfter(more, [{ kind: 'piece', figure: 'shinto' }]).map(({ pick }) => pick)).toEqual([
    { kind: 'shrine', shrine: 'fujin' },
  ]);
  expect(more).toHaveLength(2);
  expect(distinct(toFujin, { ...seen, allowance: { made: 1, most: 2 } })).toHaveLength(1);
});

test('a clan that summons anywhere is never asked for a stronghold', () => {
  const seen = view(
    newGame({ clans: ['dragonfly', 'lotus', 'turtle'], set: 'archway', seed: 'any' }),
    'dragonfly',
  );
  expect(distinct(toFujin, { ...seen, allowance: { made: 0, most: 2 } })).toHaveLength(1);
});

test('a piece with one possible replacement is replaced at once; a figure with only one way to go is still asked', () => {
  const replace = {
    clan: 'koi',
    type: 'replace',
    of: 'lotus',
    figure: 'bushi',
    with: 'bushi',
    province: 'edo',
  } as const;
  const [victim] = optionsAfter([{ move: replace }, { move: { clan: 'koi', type: 'pass' } }], []);
  expect(victim && onlyOfferOf(victim, [])?.move).toEqual(replace);
  const march = { clan: 'koi', type: 'move', figure: 'bushi', from: 'hokkaido', to: 'oshu' } as const;
  const [piece] = optionsAfter([{ move: march }], []);
  expect(piece && onlyOfferOf(piece, [])).toBeUndefined();
});
