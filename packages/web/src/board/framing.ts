import { hasRail, isPhone, type Screen } from '../app/screen.ts';
import type { Box } from './boxes.ts';
import { type Geography, TALL, WIDE } from './geography.ts';
import { terrainOf } from './terrain.ts';
import type { Size } from './use-size.ts';

/** Which drawing of Japan a screen gets, its size and its place. This depends on the screen, never on the question. */

export interface Framing {
  readonly geography: Geography;
  /** Pixels for each unit of the map. */
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/** A box of the map in pixels. */
export const onScreen = ({ scale, left, top }: Framing, { x, y, width, height }: Box): Box => ({
  x: left + x * scale,
  y: top + y * scale,
  width: width * scale,
  height: height * scale,
});

/** What bars, strip, sheet and tabs take away from the map where there are no rails: horizontally and vertically. */
const TAKEN: Readonly<Partial<Record<Screen, readonly [across: number, down: number]>>> = {
  'landscape-phone': [300, 36],
  'short-phone': [0, 44 + 42 + 168 + 48],
  phone: [0, 48 + 50 + 200 + 56],
  middle: [0, 56 + 50 + 150],
};

/** If the map's box is at least this wide for its height, Japan lies across. */
const ACROSS = 1.05;

/** Between rails it always lies across: only then is the Pacific free for the dock. */
export function drawingFor(screen: Screen, { width, height }: Size): Geography {
  if (hasRail(screen)) return WIDE;
  const [across, down] = TAKEN[screen] ?? [0, 0];
  return (width - across) / Math.max(1, height - down) >= ACROSS ? WIDE : TALL;
}

/** The usual size of the decision's sheet or dock. A question may make it larger; the land stays where it is. */
export function usualDock(screen: Screen, room: Size): Size {
  switch (screen) {
    case 'landscape-phone':
      return { width: 300, height: room.height };
    case 'short-phone':
      return { width: room.width, height: 168 };
    case 'phone':
      return { width: room.width, height: 200 };
    case 'middle':
      return { width: room.width, height: 150 };
    case 'low-laptop':
      return { width: 548, height: 100 };
    case 'laptop':
      return { width: 560, height: 112 };
    case 'wide':
      if (room.width >= 1700) return { width: 820, height: 220 };
      return room.width >= 1250 ? { width: 680, height: 180 } : { width: 614, height: 170 };
  }
}

/** Where the decision is: over the corner of the map, below the map, or beside it. */
export type DockPlace = 'over' | 'under' | 'beside';

export const dockPlace = (screen: Screen): DockPlace =>
  screen === 'landscape-phone' ? 'beside' : isPhone(screen) || screen === 'middle' ? 'under' : 'over';

/** The map's box with the sheet at its usual size, whatever its size is now. */
export function usualBox(screen: Screen, board: Size, dock: Size | undefined): Size {
  if (dock === undefined) return board;
  const usual = usualDock(screen, board);
  switch (dockPlace(screen)) {
    case 'under':
      return { width: board.width, height: board.height + dock.height - usual.height };
    case 'beside':
      return { width: board.width + dock.width - usual.width, height: board.height };
    case 'over':
      return board;
  }
}

/** What the land must not touch: the dock in the Pacific, and the shrines in the Sea of Japan. */
export function keptClear(screen: Screen, geography: Geography, board: Size): Box[] {
  const shrines = { x: 0, y: 0, ...usualShrines(screen, geography === TALL) };
  if (dockPlace(screen) !== 'over') return [shrines];
  const dock = usualDock(screen, board);
  const width = Math.min(dock.width, board.width - 24);
  return [
    shrines,
    {
      x: board.width - DOCK_MARGIN - width,
      y: board.height - DOCK_MARGIN - dock.height,
      width: width + DOCK_MARGIN,
      height: dock.height + DOCK_MARGIN,
    },
  ];
}

const DOCK_MARGIN = 12;

/** From the corner of the map: the box of the four shrines, in one row or two by two. */
export function usualShrines(screen: Screen, upright: boolean): Size {
  if (screen === 'wide') return { width: 640, height: 116 };
  if (screen === 'middle' && upright) return { width: 360, height: 124 };
  if (hasRail(screen) || screen === 'middle') return { width: 700, height: 60 };
  return { width: 200, height: 72 };
}

/** The sea around the land, and between the land and what it must not touch. */
const MARGIN = { betweenRails: 10, usual: 4 } as const;
const CLEAR = 8;
/** How many places are tried in each direction, from one edge to the other. */
const PLACES = 12;
const HALVINGS = 14;

/** The largest land that fits a box without touching these, as near to the middle as possible. */
export function largest(geography: Geography, box: Size, clear: readonly Box[], margin: number): Framing {
  const { bounds } = terrainOf(geography);
  let most = Math.min((box.width - 2 * margin) / bounds.width, (box.height - 2 * margin) / bounds.height);
  let least = 0.05;
  if (most <= least) return { geography, scale: least, left: 0, top: 0 };
  let found = placed(geography, most, box, clear, margin);
  if (found !== undefined) return found;
  for (let i = 0; i < HALVINGS; i++) {
    const scale = (least + most) / 2;
    const there = placed(geography, scale, box, clear, margin);
    if (there === undefined) most = scale;
    else {
      least = scale;
      found = there;
    }
  }
  return found ?? centered(geography, least, box);
}

/** The land of this size in the middle of a box. */
export function centered(geography: Geography, scale: number, box: Size): Framing {
  const { bounds } = terrainOf(geography);
  return {
    geography,
    scale,
    left: (box.width - bounds.width * scale) / 2 - bounds.x * scale,
    top: (box.height - bounds.height * scale) / 2 - bounds.y * scale,
  };
}

/** Where land of this size touches none of these: the place nearest to the middle. */
function placed(
  geography: Geography,
  scale: number,
  box: Size,
  clear: readonly Box[],
  margin: number,
): Framing | undefined {
  const terrain = terrainOf(geography);
  const middle = centered(geography, scale, box);
  const across = Math.max(0, (box.width - terrain.bounds.width * scale) / 2 - margin);
  const down = Math.max(0, (box.height - terrain.bounds.height * scale) / 2 - margin);
  let best: { readonly framing: Framing; readonly away: number } | undefined;
  for (const x of steps(across))
    for (const y of steps(down)) {
      const away = Math.abs(x) + Math.abs(y);
      if (best !== undefined && away >= best.away) continue;
      const left = middle.left + x;
      const top = middle.top + y;
      const isClear = clear.every(
        (one) =>
          !terrain.isLand({
            x: (one.x - left - CLEAR) / scale,
            y: (one.y - top - CLEAR) / scale,
            width: (one.width + 2 * CLEAR) / scale,
            height: (one.height + 2 * CLEAR) / scale,
          }),
      );
      if (isClear) best = { framing: { geography, scale, left, top }, away };
    }
  return best?.framing;
}

const steps = (most: number): number[] =>
  most < 1 ? [0] : Array.from({ length: 2 * PLACES + 1 }, (_, i) => ((i - PLACES) / PLACES) * most);

/** A sheet this much smaller than usual was pulled down on purpose. */
const PULLED = 24;

export interface Frame extends Framing {
  /** The sheet is pulled down to a line, so there is more room than usual. */
  readonly opened: boolean;
}

/**
 * Where the land is in the map's box now. Its size is always that of the usual box. It moves only to the middle of a box that was
 * enlarged on purpose, or away from an edge that would cut it off.
 */
export function frameOf(screen: Screen, viewport: Size, board: Size, dock: Size | undefined): Frame {
  const usual = usualBox(screen, board, dock);
  const margin = hasRail(screen) ? MARGIN.betweenRails : MARGIN.usual;
  const geography = drawingFor(screen, viewport);
  const fitted = largest(geography, usual, keptClear(screen, geography, usual), margin);
  const opened = board.height > usual.height + PULLED || board.width > usual.width + PULLED;
  if (opened) return { ...centered(geography, fitted.scale, board), opened };
  const { bounds } = terrainOf(geography);
  const height = bounds.height * fitted.scale;
  const lowest = board.height - margin - height - bounds.y * fitted.scale;
  if (height + 2 * margin > board.height) return { ...largest(geography, board, [], margin), opened };
  return { ...fitted, top: Math.min(fitted.top, lowest), opened };
}
