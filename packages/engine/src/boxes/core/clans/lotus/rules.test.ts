import { expect, test } from 'vitest';
import type { ClanId } from '../../../../data/clans.ts';
import { MANDATE_IDS, type MandateId } from '../../../../data/year.ts';
import type { Event } from '../../../../index.ts';
import { view } from '../../../../index.ts';
import { table } from '../../../../testing/table.ts';

const TILES: readonly MandateId[] = ['harvest', 'train', 'betray', 'harvest'];
const LOTUS_TURN = { at: { phase: 'mandate', clan: 'lotus', tiles: TILES } } as const;
const announce = (tile: MandateId, announced: MandateId) =>
  ({ clan: 'lotus', type: 'mandate', tile, announce: announced }) as const;

test('LOTUS-1 they choose one of the four tiles and announce any of the five mandates', () => {
  const game = table(LOTUS_TURN);
  expect(game.asked()).toEqual([{ clan: 'lotus', kind: 'mandate' }]);
  const expected = (['harvest', 'train', 'betray'] as const).flatMap((tile) =>
    MANDATE_IDS.map((mandate) => announce(tile, mandate)),
  );
  expect(game.legal('lotus')).toEqual(expected);
});

test('LOTUS-1 always: a tile without an announcement is refused, and so is one not drawn', () => {
  const game = table(LOTUS_TURN);
  expect(game.refused({ clan: 'lotus', type: 'mandate', tile: 'harvest' })).toBe('announce-needed');
  expect(game.refused(announce('recruit', 'recruit'))).toBe('tile-not-drawn');
});

test('LOTUS-1 MANDATE-2 no other clan announces', () => {
  const game = table({ at: { phase: 'mandate', clan: 'koi', tiles: TILES } });
  expect(game.refused({ ...announce('harvest', 'train'), clan: 'koi' })).toBe('nothing-to-announce');
  expect(game.refused({ clan: 'koi', type: 'mandate', tile: 'harvest' })).toBeUndefined();
});

test.each([
  ['recruit', 'koi', 'summon'],
  ['marshal', 'koi', 'move'],
  ['train', 'lotus', 'buy'],
  ['betray', 'lotus', 'replace'],
] as const)('LOTUS-1 LOTUS-2 an announced %s is what is played: %s is asked to %s', (mandate, clan, kind) => {
  const game = table({
    ...LOTUS_TURN,
    map: { edo: 'koi bushi stronghold', nagato: 'lotus bushi stronghold' },
    display: ['path-of-the-lion'],
  });
  game.playNow(announce('harvest', mandate));
  game.untilAsked(kind, clan);
  expect(game.asked()).toEqual([{ clan, kind }]);
  expect(game.coins('turtle')).toBe(0);
});

test('LOTUS-2 MANDATE-4 the announced Harvest pays coins and, to the Lotus and their ally, rewards', () => {
  const game = table({
    ...LOTUS_TURN,
    alliances: ['lotus dragonfly'],
    map: { kyoto: 'lotus bushi', kansai: 'dragonfly bushi', edo: 'koi bushi' },
  });
  game.playNow(announce('betray', 'harvest'));
  expect([game.vp('lotus'), game.vp('dragonfly'), game.vp('koi')]).toEqual([4, 3, 0]);
  expect(game.coins('koi')).toBe(1);
});

test('LOTUS-2 an announced Betray breaks the alliance and costs honor, a Betray tile does neither', () => {
  const allied = { ...LOTUS_TURN, alliances: ['lotus dragonfly'] } as const;
  const betrayal = table(allied);
  betrayal.playNow(announce('harvest', 'betray'));
  expect(view(betrayal.state, undefined).clans.find(({ clan }) => clan === 'lotus')?.ally).toBeUndefined();
  expect(betrayal.honor()).toEqual(['koi', 'turtle', 'lotus', 'dragonfly']);

  const harvest = table(allied);
  harvest.playNow(announce('betray', 'harvest'));
  expect(view(harvest.state, undefined).clans.find(({ clan }) => clan === 'lotus')?.ally).toBe('dragonfly');
  expect(harvest.honor()).toEqual(['koi', 'lotus', 'turtle', 'dragonfly']);
});

/** The Lotus lay a tile face down and announce Recruit; the Koi are asked to summon. */
const laid = (tile: MandateId) => {
  const game = table({ ...LOTUS_TURN, map: { edo: 'koi stronghold' } });
  game.playNow(announce(tile, 'recruit'));
  return game;
};

test('LOTUS-1 KNOW-4 nobody else learns the tile: neither by view nor by event', () => {
  const harvest = laid('harvest');
  const betray = laid('betray');
  for (const viewer of ['koi', 'turtle', 'dragonfly', undefined] as const)
    expect(view(harvest.state, viewer)).toEqual(view(betray.state, viewer));
  const heard = (events: readonly Event[], by: ClanId) =>
    events.filter(({ seenBy }) => seenBy === 'all' || seenBy === by);
  for (const clan of ['koi', 'turtle', 'dragonfly'] as const)
    expect(heard(harvest.events, clan)).toEqual(heard(betray.events, clan));
});

test('LOTUS-1 KNOW-4 the Lotus remember their tile; everyone sees what was announced', () => {
  const { state } = laid('betray');
  const own = view(state, 'lotus').mandates;
  expect(own.at(-1)).toMatchObject({ clan: 'lotus', mandate: 'recruit', faceDown: true, tile: 'betray' });
  const others = view(state, 'koi').mandates;
  expect(others.at(-1)).toMatchObject({ clan: 'lotus', mandate: 'recruit', faceDown: true });
  expect(others.at(-1)).not.toHaveProperty('tile');
});

test('LOTUS-1 MANDATE-1 the tile that was laid leaves the stack, not the one announced', () => {
  const game = laid('betray');
  game.untilAsked('mandate');
  const drawn = game.legal('turtle').flatMap((move) => (move.type === 'mandate' ? [move.tile] : []));
  // The Turtle draw harvest, train and harvest again, and one more.
  expect(drawn.slice(0, 2)).toEqual(['harvest', 'train']);
  expect(game.events).toContainEqual(
    expect.objectContaining({
      type: 'tilesDrawn',
      clan: 'turtle',
      tiles: ['harvest', 'train', 'harvest', expect.any(String)],
    }),
  );
});
