import { expect, test } from 'vitest';
import type { ClanId } from '../data/clans.ts';
import type { Event } from '../events.ts';
import { newGame, play } from '../game.ts';
import { decisions } from '../moves/legal.ts';
import { randomMove } from '../moves/random.ts';
import { rngFrom } from '../random/rng.ts';
import { mandateTrack, tilesUnseen, warTrack } from './track.ts';
import { type View, view } from './view.ts';

interface Position {
  readonly now: View;
  /** What led to it. */
  readonly events: readonly Event[];
  readonly lotus: View;
}

/** Every position of six random games, as the Koi and as the Lotus see it. */
const POSITIONS: readonly Position[] = [0, 1, 2, 3, 4, 5].flatMap((n) => {
  const rng = rngFrom(`track ${n}`);
  const clans: ClanId[] = ['koi', 'lotus', 'turtle', 'dragonfly', 'bonsai'];
  const state = newGame({ clans: clans.slice(0, 3 + (n % 3)), set: 'horseman', seed: `track ${n}` });
  const positions: Position[] = [];
  for (let [asked] = decisions(state); asked !== undefined; [asked] = decisions(state)) {
    const events: Event[] = [];
    play(state, randomMove(state, asked.clan, rng), (event) => events.push(event));
    positions.push({ now: view(state, 'koi'), events, lotus: view(state, 'lotus') });
  }
  return positions;
});

test('POL-2 the coming slots carry the clan that will choose', () => {
  let foretold = new Map<number, ClanId | undefined>();
  let checked = 0;
  for (const { now, events } of POSITIONS) {
    for (const event of events) {
      if (event.type !== 'mandateChosen') continue;
      if (foretold.has(event.turn)) {
        expect(event.clan).toBe(foretold.get(event.turn));
        checked++;
      }
    }
    const coming =
      now.phase === 'politics' ? mandateTrack(now).filter(({ mandate }) => mandate === undefined) : [];
    foretold = new Map(coming.map(({ turn, clan }) => [turn, clan]));
  }
  expect(checked).toBeGreaterThan(80);
});

test('POL-1 in the political phase there are seven mandates and three kami turns, and never two things at once', () => {
  const seen = new Set<string>();
  for (const { now } of POSITIONS) {
    if (now.phase !== 'politics') continue;
    const slots = mandateTrack(now);
    expect(slots.map(({ kami }) => kami !== undefined)).toEqual([
      false,
      false,
      true,
      false,
      true,
      false,
      true,
    ]);
    const going = slots.flatMap(({ when, kami, turn }) => [
      ...(when === 'now' ? [`turn ${turn}`] : []),
      ...(kami === 'now' ? [`kami ${turn}`] : []),
    ]);
    expect(going.length).toBeLessThanOrEqual(1);
    for (const name of going) seen.add(name);
    expect(slots.filter(({ when }) => when === 'past').every(({ mandate }) => mandate !== undefined)).toBe(
      true,
    );
  }
  for (const turn of [1, 2, 3, 4, 5, 6, 7]) expect(seen).toContain(`turn ${turn}`);
  for (const turn of [3, 5, 7]) expect(seen).toContain(`kami ${turn}`);
});

test('the tiles in the stack or face down are those that have not been seen', () => {
  let hidden = 0;
  for (const { now, lotus } of POSITIONS) {
    if (now.phase !== 'politics') continue;
    for (const one of [now, lotus]) {
      const stack = tilesUnseen(one);
      const tiles = stack.mandates.reduce((sum, entry) => sum + entry.tiles, 0);
      expect(tiles).toBe(stack.tiles + stack.hidden);
    }
    expect(tilesUnseen(lotus).hidden).toBe(0);
    if (tilesUnseen(now).hidden > 0) {
      expect(tilesUnseen(now).hiddenWith).toBe('lotus');
      hidden++;
    }
  }
  expect(hidden).toBeGreaterThan(0);
});

test('KNOW-4 only its owner sees the tile under an announced mandate', () => {
  for (const { now, lotus } of POSITIONS) {
    const faceDown = mandateTrack(now).filter((slot) => slot.faceDown);
    expect(faceDown.every(({ tile }) => tile === undefined)).toBe(true);
    expect(
      mandateTrack(lotus)
        .filter((slot) => slot.faceDown)
        .every(({ tile }) => tile !== undefined),
    ).toBe(true);
  }
});

test('the wars show who took the token, and at most one is under way', () => {
  const taken = new Map<string, ClanId>();
  let checked = 0;
  for (const { now, events } of POSITIONS) {
    for (const event of events) {
      if (event.type === 'seasonBegan') taken.clear();
      if (event.type === 'tokenTaken') taken.set(event.province, event.clan);
    }
    if (now.phase !== 'war') continue;
    const wars = warTrack(now);
    expect(wars.filter(({ when }) => when === 'now').length).toBeLessThanOrEqual(1);
    for (const { province, winner, when } of wars) {
      expect(winner).toBe(taken.get(province));
      if (winner !== undefined) {
        expect(when).toBe('past');
        checked++;
      }
    }
  }
  expect(checked).toBeGreaterThan(20);
});
