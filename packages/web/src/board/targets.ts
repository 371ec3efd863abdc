import type { ProvinceId } from '@hinode/engine';
import { around, type Box, liesIn, middleOf, pushedInto, touch } from './boxes.ts';
import { type Ground, type Laid, onMap } from './placing.ts';

/** The press targets of camps and plates: larger than what is drawn, where there is room. */
export interface Target extends Box {
  /** The parts of it that respond, if not all of it does. */
  readonly open?: readonly Box[];
}

/** Something on the map, and its press target. */
export interface Pressable extends Laid {
  readonly target: Target;
}

/** The size that fingers need. */
const LEAST = 44;

/** The size of the cells into which a target is divided. */
const CELL = 4;

/** The surroundings: the visible area, and land that can be chosen. */
export interface Around {
  readonly seen: Box;
  readonly ground: Ground;
  readonly lit: readonly ProvinceId[];
}

/**
 * The press target of each of these: at least the minimum size, within the visible area. Where it overlaps another of them, or land
 * that can be chosen, the press goes to that.
 */
export function withTargets(laid: readonly Laid[], where: Around): Pressable[] {
  return laid.map((one) => ({ ...one, target: targetOf(one, laid, where) }));
}

function targetOf(one: Laid, laid: readonly Laid[], { seen, ground, lit }: Around): Target {
  const { width, height } = one;
  const large = around(middleOf(one), Math.max(width, LEAST), Math.max(height, LEAST));
  const target = liesIn(one, seen) ? pushedInto(large, seen) : large;
  const others = laid.filter((other) => other !== one && touch(target, other));
  const lands = lit.filter(
    (province) => province !== one.province && ground.terrain.share(province, onMap(ground, target)) > 0,
  );
  if (others.length === 0 && lands.length === 0) return target;
  // Right up to a neighbor, and as close to a coast as the cells allow, so that no gap ignores presses.
  const isTaken = (cell: Box): boolean => {
    const [x, y] = middleOf(cell);
    return (
      others.some((other) => touch({ x, y, width: 0, height: 0 }, other)) ||
      lands.some((province) => ground.terrain.share(province, onMap(ground, cell)) === 1)
    );
  };
  const across = cutsOf(
    target.x,
    target.width,
    others.flatMap((other) => [other.x, other.x + other.width]),
  );
  const down = cutsOf(
    target.y,
    target.height,
    others.flatMap((other) => [other.y, other.y + other.height]),
  );
  return { ...target, open: [{ x: one.x, y: one.y, width, height }, ...freeRuns(across, down, isTaken)] };
}

/** The cell boundaries of a target: every few pixels, and at the edges of its neighbors. */
function cutsOf(from: number, length: number, edges: readonly number[]): number[] {
  const cuts = new Set([from, from + length]);
  for (let at = from; at < from + length; at += CELL) cuts.add(at);
  for (const edge of edges) if (edge > from && edge < from + length) cuts.add(edge);
  return [...cuts].sort((a, b) => a - b);
}

/** The free cells, in runs from left to right. */
function freeRuns(
  across: readonly number[],
  down: readonly number[],
  isTaken: (cell: Box) => boolean,
): Box[] {
  const runs: Box[] = [];
  for (const [row, y] of down.slice(0, -1).entries()) {
    const height = (down[row + 1] ?? y) - y;
    let run: Box | undefined;
    for (const [column, x] of across.slice(0, -1).entries()) {
      const cell = { x, y, width: (across[column + 1] ?? x) - x, height };
      if (!isTaken(cell)) run = run ? { ...run, width: run.width + cell.width } : cell;
      else if (run) {
        runs.push(run);
        run = undefined;
      }
    }
    if (run) runs.push(run);
  }
  return runs;
}
