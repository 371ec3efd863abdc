/** Slips that lie on the map without covering one another. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Shift {
  readonly x: number;
  readonly y: number;
}

const GAP = 3;
const EDGE = 4;
/** Enough for eight plates to come to rest. */
const ROUNDS = 60;

/** How far each box has to move so that all lie inside, apart from one another and from what keeps its place. */
export function apart(boxes: readonly Box[], inside: Box, fixed: readonly Box[] = []): Shift[] {
  const moved = boxes.map((box) => ({ ...box }));
  for (let round = 0; round < ROUNDS; round++) {
    let still = true;
    for (const [i, one] of moved.entries()) {
      for (const other of moved.slice(i + 1)) {
        const { x, y } = between(one, other);
        if (x === 0 && y === 0) continue;
        still = false;
        one.left += x / 2;
        one.top += y / 2;
        other.left -= x / 2;
        other.top -= y / 2;
      }
      for (const block of fixed) {
        const { x, y } = between(one, block);
        if (x !== 0 || y !== 0) still = false;
        one.left += x;
        one.top += y;
      }
      one.left = within(one.left, one.width, inside.left, inside.width);
      one.top = within(one.top, one.height, inside.top, inside.height);
    }
    if (still) break;
  }
  return moved.map(({ left, top }, i) => ({
    x: Math.round(left - (boxes[i]?.left ?? left)),
    y: Math.round(top - (boxes[i]?.top ?? top)),
  }));
}

/** The shortest way for one box out of another; no way at all where they do not touch. */
function between(one: Box, other: Box): Shift {
  const x = overlap(one.left, one.width, other.left, other.width);
  const y = overlap(one.top, one.height, other.top, other.height);
  if (x === 0 || y === 0) return { x: 0, y: 0 };
  return Math.abs(x) < Math.abs(y) ? { x, y: 0 } : { x: 0, y };
}

/** How far the first stretch must move to leave the second: back if its middle comes first, else on. */
function overlap(from: number, size: number, otherFrom: number, otherSize: number): number {
  const back = otherFrom - GAP - (from + size);
  const on = otherFrom + otherSize + GAP - from;
  if (back >= 0 || on <= 0) return 0;
  return -back < on ? back : on;
}

const within = (from: number, size: number, edge: number, room: number): number =>
  Math.max(edge + EDGE, Math.min(from, edge + room - EDGE - size));
