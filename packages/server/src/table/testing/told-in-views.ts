import {
  type ClanId,
  decisions,
  legalMoves,
  type Move,
  refusal,
  rngFrom,
  type State,
  view,
} from '@hinode/engine';
import { fold, type Position, step } from '@hinode/engine/games';
import { imagine, knowledge } from '@hinode/engine/search';
import { currentEngine } from '@hinode/engine/versions';
import { Compile } from 'typebox/compile';
import { expect } from 'vitest';
import { TableInViews } from '../../http/view-schema.ts';
import { nthSetup, walk } from '../../testing/games.ts';
import { changeFor, seatViewOf, wholeMessage } from '../seat-view.ts';
import { hearViews, type TableView } from '../view-form.ts';

/** Whole games as clients with views receive them: a sample in every test run, many in the long ones. */

const opening = fold(nthSetup('any', 0), []);
export const positionOf = (state: State): Position => ({ ...opening, state });

/** What a viewer is sent in views: how things stand, and how they stand after a move, if it can be made. */
function toldInViews(state: State, move: Move, seat: ClanId | undefined): readonly string[] | undefined {
  if (refusal(state, move) !== undefined) return undefined;
  const before = positionOf(state);
  const { position, happened } = step(before, move);
  const told: string[] = [];
  const hear = hearViews(currentEngine, (text) => told.push(text));
  hear(JSON.stringify(wholeMessage(seatViewOf(before, seat), [], undefined)));
  hear(JSON.stringify(changeFor(seat, before, position, happened.events)));
  return told;
}

/** Some moves reveal something hidden, and may reveal something different in the other world: bids, tiles, war tokens. */
const shows = (text: string): boolean => /"bidsRevealed"|"tilesDrawn"|"warsPrepared"/.test(text);

/** Two worlds that differ only in what a seat cannot know look the same in views. Returns how many were compared. */
export function sameInBothWorlds(games: number): number {
  let compared = 0;
  let different = 0;
  for (let n = 0; n < games; n++) {
    const setup = nthSetup('views', n);
    const rng = rngFrom(`views ${n}`);
    walk(setup, rng, (state, move) => {
      const seat = [undefined, ...setup.clans][rng.below(setup.clans.length + 1)];
      const other = imagine(knowledge(state, seat), rng);
      const here = toldInViews(state, move, seat);
      const there = toldInViews(other, move, seat);
      if (here === undefined || there === undefined) return;
      expect(there[0]).toBe(here[0]);
      if (!shows(here[1] ?? '')) expect(there[1]).toBe(here[1]);
      compared++;
      if (other.some((cell, at) => cell !== state[at])) different++;
    });
  }
  expect(different).toBe(compared);
  return compared;
}

export const isDescribed = Compile(TableInViews);

/** What is sent in views agrees with the engine and with the description. Returns the types of the events that occurred. */
export function toldAsDescribed(games: number): ReadonlySet<string> {
  const events = new Set<string>();
  for (let n = 0; n < games; n++) {
    const setup = nthSetup('described', n);
    const rng = rngFrom(`described ${n}`);
    walk(setup, rng, (state, move) => {
      const seat = [undefined, ...setup.clans][rng.below(setup.clans.length + 1)];
      const [text = '', after = ''] = toldInViews(state, move, seat) ?? [];
      for (const one of [text, after]) {
        expect(one).not.toMatch(/"cells"|"shape"/);
        const problems = isDescribed.Check(JSON.parse(one)) ? [] : isDescribed.Errors(JSON.parse(one));
        expect(problems).toEqual([]);
      }
      const told = JSON.parse(text) as TableView;
      expect(told.view).toEqual(view(state, seat));
      expect(told.legal).toEqual(seat === undefined ? [] : legalMoves(state, seat));
      expect(told.decision).toEqual(decisions(state).find(({ clan }) => clan === seat));
      for (const { event } of (JSON.parse(after) as TableView).log) events.add(event.type);
    });
  }
  return events;
}
