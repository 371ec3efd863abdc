import { decisions, type Move, newGame, rngFrom } from '@hinode/engine';
import { fold, step } from '@hinode/engine/games';
import { currentEngine } from '@hinode/engine/versions';
import { expect, test } from 'vitest';
import { nthSetup } from '../testing/games.ts';
import { anAnswer } from '../testing/play.ts';
import { changeFor, seatViewOf, wholeMessage } from './seat-view.ts';
import { isDescribed, positionOf, sameInBothWorlds, toldAsDescribed } from './testing/told-in-views.ts';
import { hearViews, type TableView, tableViewOf } from './view-form.ts';

test('two worlds that differ only in what a seat cannot know look the same in views', () => {
  expect(sameInBothWorlds(2)).toBeGreaterThan(100);
});

test('views agree with the engine and with their description, and have no cells', () => {
  expect(toldAsDescribed(2).size).toBeGreaterThan(30);
});

test('the description allows nothing that a view does not have', () => {
  const state = newGame({ clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'nothing more' });
  const told = tableViewOf(currentEngine, wholeMessage(seatViewOf(positionOf(state), 'koi'), [], undefined));
  expect(isDescribed.Check(told)).toBe(true);
  const [clan] = told.view.clans;
  const more: unknown[] = [
    { ...told, cells: [] },
    { ...told, view: { ...told.view, seed: 'secret' } },
    { ...told, view: { ...told.view, clans: [{ ...clan, hand: [] }] } },
    { ...told, view: { ...told.view, clans: [{ ...clan, map: { atlantis: {} } }] } },
    { ...told, log: [{ at: 1, event: { type: 'bidSealed', clan: 'koi', bid: {}, seenBy: 'all' } }] },
    { ...told, legal: [{ clan: 'koi', type: 'pass', because: 'nothing' }] },
  ];
  expect(more.map((one) => isDescribed.Check(one))).toEqual(more.map(() => false));
});

test('after something was taken back the reader is told how much of its log is still valid', () => {
  const setup = nthSetup('back', 1);
  const told: TableView[] = [];
  const hear = hearViews(currentEngine, (text) => told.push(JSON.parse(text)));
  const first = fold(setup, []);
  const [asked] = decisions(first.state);
  if (asked === undefined) throw new Error('nobody is asked');
  const move: Move = { clan: asked.clan, type: 'ready', value: true };
  const { position, happened } = step(first, move);
  const back = fold(setup, [move, { undo: 0 }]);
  hear(JSON.stringify(wholeMessage(seatViewOf(first, asked.clan), [], undefined)));
  hear(JSON.stringify(changeFor(asked.clan, first, position, happened.events)));
  hear(JSON.stringify(changeFor(asked.clan, position, back, [])));
  expect(told.map(({ at, moves, kept, log }) => ({ at, moves, kept, log: log.length > 0 }))).toEqual([
    { at: 0, moves: 0, kept: undefined, log: false },
    { at: 1, moves: 1, kept: 1, log: true },
    { at: 2, moves: 0, kept: 0, log: false },
  ]);
  expect(told[2]?.view).toEqual(told[0]?.view);
});

test('every view says when the seat last answered, although a change says so only when it differs', () => {
  const setup = nthSetup('answered', 1);
  const rng = rngFrom('answered in views');
  const told: TableView[] = [];
  const hear = hearViews(currentEngine, (text) => told.push(JSON.parse(text)));
  const [seat] = setup.clans;
  let position = fold(setup, []);
  hear(JSON.stringify(wholeMessage(seatViewOf(position, seat), [], undefined)));
  const answered: (number | undefined)[] = [undefined];
  for (
    let move = anAnswer(position.state, rng);
    move && answered.length < 40;
    move = anAnswer(position.state, rng)
  ) {
    const made = step(position, move);
    hear(JSON.stringify(changeFor(seat, position, made.position, [])));
    position = made.position;
    answered.push(seat && position.answered[seat]);
  }
  expect(told.map((view) => view.answered)).toEqual(answered);
  expect(new Set(answered).size).toBeGreaterThan(2);
});

test('messages that are not about the position are passed on unchanged', () => {
  const told: string[] = [];
  const notes = JSON.stringify({ type: 'notes', notes: [] });
  hearViews(currentEngine, (text) => told.push(text))(notes);
  expect(told).toEqual([notes]);
});
