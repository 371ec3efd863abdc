import {
  type ClanId,
  decisions,
  legalMoves,
  newGame,
  type ProvinceId,
  play,
  randomMove,
  rngFrom,
  type View,
  view,
} from '@hinode/engine';
import { CORE_CLAN_IDS, PROVINCE_IDS } from '@hinode/engine/facts';
import { describe, expect, test } from 'vitest';
import { type Screen, screenOf } from '../app/screen.ts';
import { type Box, liesIn, touch } from './boxes.ts';
import { campsIn, stacksOf } from './camps.ts';
import type { Letters } from './forms.ts';
import { dockPlace, drawingFor, frameOf, usualDock, usualShrines } from './framing.ts';
import { TALL } from './geography.ts';
import { formsFor, layMap, type Scene } from './laying.ts';
import { measuresFor } from './measures.ts';
import { GAP, type Laid } from './placing.ts';
import { rewardOf } from './reward.tsx';
import { terrainOf } from './terrain.ts';
import type { Size } from './use-size.ts';

/** A position from the view of the clan that is asked, and the provinces that are lit in it. */
interface Asked {
  readonly seen: View;
  readonly lit: readonly ProvinceId[];
}

/** Some of the questions of a random game, at regular intervals. */
function positions(clanCount: number, every: number): Asked[] {
  const rng = rngFrom(`map ${clanCount}`);
  const clans: ClanId[] = CORE_CLAN_IDS.slice(0, clanCount);
  const state = newGame({ clans, set: 'teapot', seed: `map ${clanCount}` });
  const found: Asked[] = [];
  for (let n = 0; ; n++) {
    const [decision] = decisions(state);
    if (decision === undefined) return found;
    if (n % every === 0) {
      const moves = legalMoves(state, decision.clan);
      const lit = PROVINCE_IDS.filter((province) =>
        moves.some(
          (move) =>
            (move.type === 'move' && move.to === province) ||
            ((move.type === 'summon' || move.type === 'build') && move.province === province),
        ),
      );
      found.push({ seen: view(state, decision.clan), lit });
    }
    play(state, randomMove(state, decision.clan, rng));
  }
}

/** About as wide as the fonts of the page; Persian names are larger. */
const LETTERS: Letters = {
  name: (text, size) => text.length * size * 0.56,
  number: (_, size) => size * 0.6,
  line: 1.25,
};

const sceneOf = ({ seen, lit }: Asked): Scene => ({
  camps: Object.fromEntries(
    PROVINCE_IDS.map((province) => [
      province,
      campsIn(seen, province).map((camp) => ({ ...camp, stacks: stacksOf(camp.squad), asked: false })),
    ]),
  ) as unknown as Scene['camps'],
  plates: Object.fromEntries(
    PROVINCE_IDS.map((province) => {
      const amounts = Object.values(rewardOf(province)).filter((amount) => amount > 0);
      const rewards = { name: amounts.map(String), tag: amounts.map((n) => (n === 1 ? '' : String(n))) };
      return [province, { name: province, war: seen.wars.includes(province), rewards }];
    }),
  ) as unknown as Scene['plates'],
  wars: seen.wars,
  lit,
});

const SIZES: readonly (readonly [width: number, height: number])[] = [
  [390, 664],
  [360, 640],
  [360, 560],
  [390, 844],
  [844, 390],
  [720, 450],
  [820, 1180],
  [1180, 820],
  [1024, 768],
  [1280, 720],
  [1280, 600],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
];

/** What bar, strip, rails and tabs leave for map and sheet. */
const AROUND: Readonly<Record<Screen, readonly [across: number, down: number]>> = {
  'landscape-phone': [0, 44],
  'short-phone': [0, 44 + 42 + 48],
  phone: [0, 48 + 50 + 56],
  middle: [0, 56 + 50],
  'low-laptop': [220, 52],
  laptop: [220, 56],
  wide: [240 + 284, 68],
};

interface Table {
  readonly screen: Screen;
  readonly viewport: Size;
  readonly board: Size;
  readonly dock: Size;
  readonly fixed: readonly Box[];
}

/** The map's box and what lies over it. On large screens the rails are wider, which leaves less for the map. */
function tableOf(width: number, height: number, sheet: 'usual' | 'line' = 'usual'): Table {
  const screen = screenOf(width, height);
  const [across, down] = AROUND[screen];
  const room = { width: width - across - (width > 1800 ? 140 : 0), height: height - down };
  const usual = usualDock(screen, room);
  const place = dockPlace(screen);
  const dock =
    sheet === 'usual' || place === 'over'
      ? usual
      : place === 'under'
        ? { ...usual, height: 56 }
        : { ...usual, width: 56 };
  const board = {
    width: place === 'beside' ? room.width - dock.width : room.width,
    height: place === 'under' ? room.height - dock.height : room.height,
  };
  const shrines = {
    x: 8,
    y: 8,
    width: usualShrines(screen, drawingFor(screen, { width, height }) === TALL).width - 16,
    height: usualShrines(screen, drawingFor(screen, { width, height }) === TALL).height - 16,
  };
  const buttons =
    place === 'over'
      ? { x: 12, y: board.height - 56, width: 96, height: 44 }
      : { x: board.width - 52, y: board.height - 52, width: 44, height: 44 };
  const over =
    place === 'over'
      ? [{ x: board.width - 12 - dock.width, y: board.height - 12 - dock.height, ...dock }]
      : [];
  return { screen, viewport: { width, height }, board, dock, fixed: [shrines, buttons, ...over] };
}

function layAt({ screen, viewport, board, dock, fixed }: Table, asked: Asked): Laid[] {
  const frame = frameOf(screen, viewport, board, dock);
  return layMap(sceneOf(asked), {
    forms: formsFor(screen, frame.opened),
    framing: frame,
    measures: measuresFor(screen, frame.scale),
    letters: LETTERS,
    area: { x: 0, y: 0, ...board },
    fixed,
  });
}

const GAMES = [3, 4, 5]
  .flatMap((clans) => positions(clans, 36))
  // A figure can usually go to two places at most.
  .map(({ seen, lit }) => ({ seen, lit: lit.length > 4 ? lit.slice(0, 2) : lit }));

/** All clans, with every province lit that can be chosen. */
const CROWDED = positions(5, 12);

describe.each(
  SIZES.flatMap(([width, height]) =>
    (width < 900 ? (['usual', 'line'] as const) : (['usual'] as const)).map((sheet) => ({
      width,
      height,
      sheet,
    })),
  ),
)('the map at $width × $height, sheet $sheet', ({ width, height, sheet }) => {
  const table = tableOf(width, height, sheet);
  const area = { x: 0, y: 0, ...table.board };
  const games = GAMES.map((asked) => ({ ...asked, laid: layAt(table, asked) }));

  test('plates, camps, shrines and buttons never overlap, and nothing leaves the map', () => {
    const faults: string[] = [];
    for (const { seen, laid } of games) {
      const camps = PROVINCE_IDS.filter((province) => campsIn(seen, province).length > 0);
      expect(laid).toHaveLength(camps.length + PROVINCE_IDS.length);
      for (const [i, one] of laid.entries()) {
        const name = `${one.kind} ${one.province}`;
        if (!liesIn(one, area)) faults.push(`${name} leaves the map`);
        for (const other of [...laid.slice(i + 1), ...table.fixed])
          if (touch(one, other, GAP.unlike - 0.01)) faults.push(`${name} lies on something`);
      }
    }
    expect(faults).toEqual([]);
  });

  test('no plate lies on land that can be chosen', () => {
    const { geography, scale, left, top } = frameOf(table.screen, table.viewport, table.board, table.dock);
    const terrain = terrainOf(geography);
    const faults: string[] = [];
    for (const { lit, laid } of games)
      for (const one of laid.filter(({ kind }) => kind === 'plate')) {
        const onMap = {
          x: (one.x - left) / scale,
          y: (one.y - top) / scale,
          width: one.width / scale,
          height: one.height / scale,
        };
        for (const province of lit)
          if (terrain.share(province, onMap) > 0) faults.push(`${one.province} lies on ${province}`);
      }
    expect(faults).toEqual([]);
  });

  test('most of the land that can be chosen is uncovered', () => {
    const { geography, scale, left, top } = frameOf(table.screen, table.viewport, table.board, table.dock);
    for (const asked of CROWDED) {
      const laid = layAt(table, asked);
      for (const province of asked.lit) {
        const others = laid.filter((one) => one.province !== province);
        const land = terrainOf(geography).inland(province);
        const open = land.filter(([x, y]) => {
          const spot = { x: left + x * scale, y: top + y * scale, width: 0, height: 0 };
          return !others.some((one) => touch(one, spot));
        });
        expect(open.length / land.length, province).toBeGreaterThan(0.4);
      }
    }
  });
});
