import type { ClanId, ProposalView } from '@hinode/engine';
import { placeAt } from '../art/tea-table.tsx';

/** Where the seats are round the table, and where the letters lie that pass between them. */

/** The proportions of the picture of the table. */
export const SHEET = { width: 600, height: 470 } as const;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Clockwise as the seats run, in degrees, your own at the foot. */
export function seatAngles(clans: readonly ClanId[], me: ClanId): ReadonlyMap<ClanId, number> {
  const mine = Math.max(0, clans.indexOf(me));
  return new Map(
    clans.map((clan, seat) => [clan, (360 / clans.length) * ((seat - mine + clans.length) % clans.length)]),
  );
}

export interface Letter {
  readonly proposal: ProposalView;
  /** The middle of the letter. */
  readonly at: Point;
  /** The way it goes, from bowl to bowl. */
  readonly way: string;
}

const onSheet = ({ x, y }: Point): Point => ({ x: x * SHEET.width, y: y * SHEET.height });

const MIDDLE = onSheet(placeAt(0, 0));
/** A way begins and ends a little inside of the bowls. */
const FAR = 0.7;
/** Letters there and back lie beside one another, and further apart where the kettle stands between. */
const ASIDE = { least: 40, kettle: 100 } as const;

/** Along its way a letter lies nearer to who sent it; the arrow stops short of the bowl. */
const SENT = 0.3;
const STOP = 0.92;

export function letterOf(proposal: ProposalView, angles: ReadonlyMap<ClanId, number>): Letter {
  const from = onSheet(placeAt(angles.get(proposal.clan) ?? 0, FAR));
  const to = onSheet(placeAt(angles.get(proposal.with) ?? 0, FAR));
  const handle = handleBetween(from, to);
  return {
    proposal,
    at: pointOn(from, handle, to, SENT),
    way: `M${write(from)}Q${write(between(from, handle, STOP))} ${write(pointOn(from, handle, to, STOP))}`,
  };
}

/** The way bends to the left of who goes it. A curve passes half as far from its chord as its handle is. */
function handleBetween(from: Point, to: Point): Point {
  const middle = between(from, to, 0.5);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const nearKettle = Math.max(0, 1 - Math.hypot(middle.x - MIDDLE.x, middle.y - MIDDLE.y) / ASIDE.kettle);
  const aside = 2 * (ASIDE.least + nearKettle * ASIDE.kettle);
  return {
    x: middle.x + ((to.y - from.y) / length) * aside,
    y: middle.y + ((from.x - to.x) / length) * aside,
  };
}

const between = (from: Point, to: Point, t: number): Point => ({
  x: from.x + (to.x - from.x) * t,
  y: from.y + (to.y - from.y) * t,
});

const pointOn = (from: Point, handle: Point, to: Point, t: number): Point =>
  between(between(from, handle, t), between(handle, to, t), t);

const write = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** How much room a letter takes on the sheet, with a little air. */
const ROOM = { width: 190, height: 52 } as const;

/** The same letters, none on another: each gives way to those before it, up or down, or to a side where that is not enough. */
export function apart(letters: readonly Letter[]): readonly Letter[] {
  const laid: Letter[] = [];
  for (const letter of letters) {
    const isFree = (point: Point): boolean => isOnSheet(point) && laid.every(({ at }) => !isClose(at, point));
    const at = aboveOrBelow(letter.at).find(isFree) ?? beside(letter.at).find(isFree) ?? letter.at;
    laid.push({ ...letter, at });
  }
  return laid;
}

const isClose = (a: Point, b: Point): boolean =>
  Math.abs(a.x - b.x) < ROOM.width && Math.abs(a.y - b.y) < ROOM.height;
/** Clear of the seats above and below. */
const isOnSheet = ({ y }: Point): boolean => y > 76 && y < SHEET.height - 90;

/** Nowhere, a little down, a little up, and ever further. */
const STEPS: readonly number[] = Array.from(
  { length: 40 },
  (_, n) => (n % 2 === 0 ? -1 : 1) * 8 * Math.ceil(n / 2),
);

const aboveOrBelow = ({ x, y }: Point): Point[] => STEPS.map((step) => ({ x, y: y + step }));

/** How near to the side of the sheet the middle of a letter comes. */
const SIDE = 60;
const beside = (at: Point): Point[] =>
  STEPS.map((step) => at.x + 2 * step)
    .filter((x) => x >= SIDE && x <= SHEET.width - SIDE)
    .flatMap((x) => aboveOrBelow({ x, y: at.y }));
