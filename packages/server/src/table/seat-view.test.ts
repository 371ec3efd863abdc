import {
  type ClanId,
  clone,
  decisions,
  legalMoves,
  type Move,
  newGame,
  play,
  refusal,
  rngFrom,
  type State,
  view,
} from '@hinode/engine';
import { fold, type Position, step } from '@hinode/engine/games';
import { imagine, knowledge } from '@hinode/engine/search';
import { currentEngine } from '@hinode/engine/versions';
import { answeredAfter, change, differences, shapeOf } from '@hinode/wire';
import { expect, test } from 'vitest';
import { nthSetup, walk } from '../testing/games.ts';
import { anAnswer } from '../testing/play.ts';
import { changeFor, seatViewOf, wholeMessage } from './seat-view.ts';

const GAMES = 30;

const positionOf = (state: State): Position => ({
  state,
  engine: currentEngine,
  entries: 0,
  moves: 0,
  settled: 0,
  lastBy: undefined,
  answered: {},
  seasonSince: 0,
  tookBack: undefined,
  askedSince: 0,
});

test('cells are sent with the shape of the program that wrote them', () => {
  const state = newGame(nthSetup('fingerprint', 0));
  expect(wholeMessage(seatViewOf(positionOf(state), undefined), [], undefined)).toMatchObject({
    shape: shapeOf(currentEngine),
  });
});

test('when a seat last answered is sent only when it changes, including when the answer is taken back', () => {
  const setup = nthSetup('answered', 1);
  const rng = rngFrom('answered');
  const seats = [undefined, ...setup.clans];
  const known = new Map<ClanId | undefined, number | undefined>();
  const tell = (before: Position, after: Position): void => {
    for (const seat of seats) {
      const told = changeFor(seat, before, after, []);
      const now = answeredAfter(known.get(seat), told);
      expect(now).toBe(seat && after.answered[seat]);
      expect('answered' in told).toBe(now !== known.get(seat));
      known.set(seat, now);
    }
  };
  const moves: Move[] = [];
  let position = fold(setup, []);
  for (
    let move = anAnswer(position.state, rng);
    move && moves.length < 30;
    move = anAnswer(position.state, rng)
  ) {
    const before = position;
    position = step(before, move).position;
    moves.push(move);
    tell(before, position);
  }
  expect(Object.keys(position.answered)).not.toHaveLength(0);
  tell(position, fold(setup, [...moves, { undo: 0 }]));
  expect(setup.clans.map((clan) => known.get(clan))).toEqual(setup.clans.map(() => undefined));
});

test('applying a difference to what a seat knows of one position gives the next one', () => {
  let compared = 0;
  for (let n = 0; n < GAMES; n++) {
    const setup = nthSetup('differences', n);
    const rng = rngFrom(`differences ${n}`);
    const seat = [undefined, ...setup.clans][rng.below(setup.clans.length + 1)];
    const kept = knowledge(newGame(setup), seat).cells;
    walk(setup, rng, (state) => {
      const { cells } = knowledge(state, seat);
      change(kept, differences(kept, cells));
      if (kept.some((cell, at) => cell !== cells[at])) throw new Error(`they differ in ${setup.seed}`);
      compared++;
    });
  }
  expect(compared).toBeGreaterThan(3000);
});

test('differences between two distant positions work like those between neighbours', () => {
  const states: State[] = [];
  walk(nthSetup('far', 1), rngFrom('far'), (state) => states.push(clone(state)));
  for (let i = 0; i < states.length; i++) {
    const [a, b] = [states[i], states[(i * 31 + 7) % states.length]];
    if (a === undefined || b === undefined) continue;
    const patched = clone(a);
    change(patched, differences(a, b));
    expect(patched).toEqual(b);
  }
});

test('what a seat is sent is enough to see the board, to know every legal move, and to know why other moves are illegal', () => {
  for (let n = 0; n < 3; n++) {
    const setup = nthSetup('enough', n);
    const rng = rngFrom(`enough ${n}`);
    walk(setup, rng, (state, move) => {
      const seat = setup.clans[rng.below(setup.clans.length)];
      if (seat === undefined) return;
      const { cells } = knowledge(state, seat);
      expect(view(cells, seat)).toEqual(view(state, seat));
      expect(legalMoves(cells, seat)).toEqual(legalMoves(state, seat));
      const tried = { ...move, clan: seat };
      expect(refusal(cells, tried)).toEqual(refusal(state, tried));
      expect(view(knowledge(state).cells)).toEqual(view(state));
    });
  }
});

/** What a seat is sent when it joins now, and when a move is made; undefined if the move cannot be made. */
function sent(state: State, move: Move, seat: ClanId | undefined): [string, string] | undefined {
  if (refusal(state, move) !== undefined) return undefined;
  const before = positionOf(state);
  const { position, happened } = step(before, move);
  const first = wholeMessage(seatViewOf(before, seat), [], undefined);
  return [JSON.stringify(first), JSON.stringify(changeFor(seat, before, position, happened.events))];
}

/** Some moves reveal something hidden, and may reveal something different in the other world: bids, tiles, war tokens. */
const shows = (text: string): boolean => /"bidsRevealed"|"tilesDrawn"|"warsPrepared"/.test(text);

test('two worlds that differ only in what a seat cannot know send it the same bytes', () => {
  let compared = 0;
  let different = 0;
  for (let n = 0; n < GAMES; n++) {
    const setup = nthSetup('worlds', n);
    const rng = rngFrom(`worlds ${n}`);
    walk(setup, rng, (state, move) => {
      const seat = [undefined, ...setup.clans][rng.below(setup.clans.length + 1)];
      const other = imagine(knowledge(state, seat), rng);
      const here = sent(state, move, seat);
      const there = sent(other, move, seat);
      if (here === undefined || there === undefined) return;
      expect(there[0]).toBe(here[0]);
      if (!shows(here[1])) expect(there[1]).toBe(here[1]);
      compared++;
      if (other.some((cell, at) => cell !== state[at])) different++;
    });
  }
  expect(compared).toBeGreaterThan(2500);
  expect(different).toBe(compared);
});

test('others receive the same bytes for a sealed bid, whatever was bid', () => {
  let battles = 0;
  for (let n = 0; n < GAMES; n++) {
    const setup = nthSetup('sealed', n);
    walk(setup, rngFrom(`sealed ${n}`), (state, move) => {
      if (move.type !== 'bid' || decisions(state).length < 2) return;
      const most = decisions(state).find(({ clan }) => clan === move.clan)?.most ?? 0;
      const none = { seppuku: 0, hostage: 0, ronin: 0, poets: 0 };
      const others = [undefined, ...setup.clans.filter((clan) => clan !== move.clan)];
      for (const seat of others) {
        const told = [none, { ...none, seppuku: most }, { ...none, poets: most }, move].map(
          (bid) => sent(state, { ...bid, clan: move.clan, type: 'bid' } as Move, seat)?.[1],
        );
        expect(new Set(told).size).toBe(1);
      }
      battles++;
    });
  }
  expect(battles).toBeGreaterThan(50);
});

test('a game folded from its entries is the game that was played, including bids in progress', () => {
  const setup = nthSetup('fold', 1);
  const rng = rngFrom('fold');
  const moves: Move[] = [];
  let position = fold(setup, []);
  for (let move = anAnswer(position.state, rng); move; move = anAnswer(position.state, rng)) {
    position = step(position, move).position;
    moves.push(move);
    if (move.type === 'bid' || moves.length % 20 === 0) expect(fold(setup, moves)).toEqual(position);
  }
  const state = newGame(setup);
  for (const move of moves) play(state, move);
  expect(position.state).toEqual(state);
});
