import { expect, test } from 'vitest';
import {
  type ClanId,
  clone,
  decisions,
  legalMoves,
  newGame,
  play,
  randomMove,
  refusal,
  rngFrom,
  type View,
  view,
} from '../index.ts';
import { CHANCE_KEY, get, put, STACK } from '../state/layout.ts';
import { bid, choose } from '../testing/answers.ts';
import { type GameTable, table } from '../testing/table.ts';
import { eventsOf } from '../testing/turns.ts';

const VIEWERS: readonly (ClanId | undefined)[] = ['koi', 'lotus', 'turtle', 'dragonfly', undefined];

const bytes = (seen: View): string => JSON.stringify(seen);
/** A view without what only the viewer knows. */
const publicPart = ({ viewer: _viewer, tiles: _tiles, returned: _returned, ...rest }: View) => rest;

/** The Koi choose a mandate, from these tiles. */
const choosing = (): GameTable =>
  table({ at: { phase: 'mandate', clan: 'koi', tiles: ['harvest', 'train', 'recruit', 'betray'] } });

test('KNOW-1 everything on the table is public, to players and spectators alike', () => {
  const game = table({
    at: { phase: 'mandate', clan: 'koi' },
    season: 'summer',
    map: { edo: 'koi bushi 2 stronghold' },
    shrines: ['fujin', 'raijin', 'ryujin', 'susanoo'],
    worship: { fujin: 'koi shinto' },
    cards: { koi: ['komainu', 'respect'] },
    coins: { koi: 3 },
    ronin: { koi: 2 },
    vp: { koi: 7 },
    tokens: { koi: ['edo spring'] },
    hostages: { koi: ['lotus bushi'] },
    alliances: ['koi turtle'],
    allianceSeasons: { koi: ['spring'] },
    wars: ['edo', 'oshu'],
    display: ['yurei', 'respect'],
  });
  for (const viewer of VIEWERS) {
    const seen = view(game.state, viewer);
    expect(seen.clans[0]).toEqual({
      clan: 'koi',
      vp: 7,
      coins: 3,
      ronin: 2,
      ally: 'turtle',
      allianceSeasons: ['spring', 'summer'],
      cards: ['komainu', 'respect'],
      tokens: [{ province: 'edo', season: 'spring' }],
      hostages: [{ of: 'lotus', figure: 'bushi' }],
      map: { edo: { bushi: 2, stronghold: 1 } },
      force: { edo: 2 },
      shrines: { fujin: { shinto: 1 } },
      reserve: { bushi: 4, shinto: 2, daimyo: 1, stronghold: 3, komainu: 1 },
    });
    expect([seen.wars, seen.display, seen.honor]).toEqual([
      ['edo', 'oshu'],
      ['yurei', 'respect'],
      ['koi', 'lotus', 'turtle', 'dragonfly'],
    ]);
    expect(publicPart(seen)).toEqual(publicPart(view(game.state)));
  }
});

test('KNOW-1 open mandates, proposals and who is asked are public', () => {
  const tea = table({ at: { phase: 'tea' }, coins: { koi: 2 } });
  tea.playNow({ clan: 'koi', type: 'propose', with: 'lotus', give: { coins: 2 } });
  const politics = choosing();
  politics.playNow(choose('koi', 'harvest'));
  for (const viewer of VIEWERS) {
    expect(view(tea.state, viewer).proposals).toHaveLength(1);
    expect(view(politics.state, viewer).mandates).toEqual([
      { turn: 1, clan: 'koi', mandate: 'harvest', faceDown: false, tile: 'harvest' },
    ]);
    expect(view(politics.state, viewer).decisions).toEqual([{ clan: 'lotus', kind: 'mandate' }]);
  }
});

test('KNOW-2 nobody knows the order of the stack, only how many tiles it has', () => {
  const { state } = choosing();
  const other = clone(state);
  // Below the four tiles drawn the stack lies the other way round.
  for (let i = 4; i < 10; i++) put(other, STACK + i, get(state, STACK + 13 - i));
  expect(other).not.toEqual(state);
  for (const viewer of VIEWERS) {
    expect(bytes(view(other, viewer))).toBe(bytes(view(state, viewer)));
    expect(view(state, viewer).stack).toBe(10);
  }
});

test('KNOW-2 nobody knows what later shuffles will bring, nor the war tokens that are not drawn', () => {
  const { state } = choosing();
  const other = clone(state);
  put(other, CHANCE_KEY, get(state, CHANCE_KEY) ^ 1);
  for (const viewer of VIEWERS) {
    expect(bytes(view(other, viewer))).toBe(bytes(view(state, viewer)));
    expect(view(state, viewer).wars).toHaveLength(6);
  }
});

test('KNOW-3 only the clan that chooses knows the four tiles drawn', () => {
  const game = choosing();
  expect(view(game.state, 'koi').tiles).toEqual(['harvest', 'train', 'recruit', 'betray']);
  const other = table({
    at: { phase: 'mandate', clan: 'koi', tiles: ['marshal', 'marshal', 'recruit', 'betray'] },
  });
  for (const viewer of VIEWERS.slice(1)) {
    expect(view(game.state, viewer).tiles).toBeUndefined();
    expect(bytes(view(game.state, viewer))).toBe(bytes(view(other.state, viewer)));
  }
  expect(legalMoves(game.state, 'lotus')).toEqual([]);
  const drawn = eventsOf(game, 'tilesDrawn');
  expect(drawn.map(({ seenBy }) => seenBy)).toEqual(['koi']);
});

test('KNOW-3 a refusal does not tell another player which tiles were drawn', () => {
  const game = choosing();
  for (const tile of ['harvest', 'marshal'] as const)
    expect(refusal(game.state, { clan: 'turtle', type: 'mandate', tile })?.code).toBe('not-your-turn');
});

test('KNOW-3 the three tiles returned are remembered, and the next player draws them and one more', () => {
  const game = choosing();
  game.playNow(choose('koi', 'train'));
  game.untilAsked('mandate', 'lotus');
  const returned = ['harvest', 'recruit', 'betray'];
  expect(view(game.state, 'koi').returned).toEqual([{ turn: 1, tiles: returned }]);
  expect(view(game.state, 'koi').tiles).toBeUndefined();
  expect(view(game.state, 'lotus').tiles?.slice(0, 3)).toEqual(returned);
  expect(view(game.state, 'lotus').tiles).toHaveLength(4);
  for (const viewer of ['lotus', 'turtle', 'dragonfly', undefined] as const)
    expect(view(game.state, viewer).returned).toEqual([]);
});

test('KNOW-3 knowing what was returned is worth nothing once the tiles are shuffled', () => {
  const game = choosing();
  game.playNow(choose('koi', 'harvest'));
  game.until('season-end');
  expect(view(game.state, 'koi').returned).toEqual([]);
});

/** The Lotus lay this tile face down and announce Harvest. */
function announced(tile: 'harvest' | 'train'): GameTable {
  const game = table({
    at: { phase: 'mandate', clan: 'lotus', tiles: ['harvest', 'train', 'recruit', 'betray'] },
  });
  game.playNow({ clan: 'lotus', type: 'mandate', tile, announce: 'harvest' });
  return game;
}

test('KNOW-4 only the Lotus know a tile laid face down', () => {
  const game = announced('train');
  const mandate = { turn: 1, clan: 'lotus', mandate: 'harvest', faceDown: true };
  expect(view(game.state, 'lotus').mandates).toEqual([{ ...mandate, tile: 'train' }]);
  for (const viewer of ['koi', 'turtle', undefined] as const)
    expect(view(game.state, viewer).mandates).toEqual([mandate]);
  expect(eventsOf(game, 'tileLaidFaceDown').map(({ seenBy }) => seenBy)).toEqual(['lotus']);
});

test('KNOW-4 whichever tile it was, the others see and hear the same', () => {
  const [one, two] = [announced('train'), announced('harvest')];
  for (const viewer of ['koi', 'dragonfly', undefined] as const)
    expect(bytes(view(one.state, viewer))).toBe(bytes(view(two.state, viewer)));
  const heard = ({ events }: GameTable) => events.filter(({ seenBy }) => seenBy === 'all');
  expect(heard(one)).toEqual(heard(two));
});

test('KNOW-4 the face-down tile stays secret to the end of the political phase', () => {
  const game = announced('train');
  game.untilAsked('mandate', 'dragonfly');
  expect(view(game.state, 'koi').mandates[0]?.tile).toBeUndefined();
  expect(view(game.state, 'lotus').mandates[0]?.tile).toBe('train');
});

/** A battle of Koi and Lotus in which the Koi have bid. */
function koiHaveBid(coins: Parameters<typeof bid>[1]): GameTable {
  const game = table({
    wars: ['edo'],
    at: { phase: 'war', war: 1 },
    map: { edo: 'koi bushi 2, lotus bushi' },
    coins: { koi: 4, lotus: 4 },
  });
  game.playNow(bid('koi', coins));
  return game;
}

test('KNOW-5 only the bidder knows a bid, until all have bid', () => {
  const game = koiHaveBid({ hostage: 3 });
  const sent = { clan: 'koi', bid: { seppuku: 0, hostage: 3, ronin: 0, poets: 0 } };
  expect(view(game.state, 'koi').battle?.bids).toEqual([sent]);
  for (const viewer of VIEWERS.slice(1)) {
    const { battle, clans } = view(game.state, viewer);
    expect(battle?.haveBid).toEqual(['koi']);
    expect(battle?.bids).toEqual([]);
    expect(clans[0]?.coins).toBe(4);
  }
  game.playNow(bid('lotus', { poets: 1 }));
  for (const viewer of VIEWERS) {
    const { battle } = view(game.state, viewer);
    expect(battle?.revealed).toBe(true);
    expect(battle?.bids).toEqual([
      sent,
      { clan: 'lotus', bid: { seppuku: 0, hostage: 0, ronin: 0, poets: 1 } },
    ]);
  }
});

test('KNOW-5 whatever was bid, the others see and hear the same', () => {
  const [one, two] = [koiHaveBid({ seppuku: 4 }), koiHaveBid({})];
  for (const viewer of VIEWERS.slice(1))
    expect(bytes(view(one.state, viewer))).toBe(bytes(view(two.state, viewer)));
  const heard = ({ events }: GameTable) => events.filter(({ seenBy }) => seenBy !== 'koi');
  expect(heard(one)).toEqual(heard(two));
  expect(eventsOf(one, 'bidSent').map(({ seenBy }) => seenBy)).toEqual(['koi']);
});

test('KNOW-6 the rules keep no talk: there is no such move', () => {
  const tea = table({ at: { phase: 'tea' } });
  for (const game of [tea, choosing(), koiHaveBid({})]) {
    expect(game.refused({ clan: 'koi', type: 'chat', to: 'lotus', text: 'shall we?' })).toBe('unknown-type');
    expect(game.refused({ clan: 'koi', type: 'say', text: 'shall we?' })).toBe('unknown-type');
  }
  expect(tea.refused({ clan: 'koi', type: 'propose', with: 'lotus', text: 'shall we?' })).toBe(
    'unknown-field',
  );
});

test('KNOW-6 no event and no view of a whole game carries talk', () => {
  const state = newGame({ clans: ['koi', 'lotus', 'turtle'], set: 'teapot', seed: 'talk' });
  const rng = rngFrom('talk');
  const words = /"[a-z]*(chat|talk|text|message|said|note)[a-z]*":/i;
  for (let [asked] = decisions(state); asked !== undefined; [asked] = decisions(state)) {
    play(state, randomMove(state, asked.clan, rng), (event) =>
      expect(JSON.stringify(event)).not.toMatch(words),
    );
    expect(bytes(view(state, 'koi'))).not.toMatch(words);
  }
});
