import { expect, test } from 'vitest';
import { decisions, legalMoves } from '../moves/legal.ts';
import type { Move } from '../moves/types.ts';
import { replay } from '../records/record.ts';
import type { Setup } from '../setup.ts';
import { type Game, openGame, playIn, recordOf, startGame, undoIn } from './game.ts';
import { isRefused, mayUndo } from './position.ts';

const setup: Setup = { clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'local' };

const played = (game: Game, move: Move): Game => {
  const next = playIn(game, move);
  if (isRefused(next)) throw new Error(`refused: ${next.code}`);
  return next.game;
};

/** Answers with the first legal move until somebody is asked for this kind. */
function until(game: Game, kind: string): Game {
  let now = game;
  for (
    let [asked] = decisions(now.position.state);
    asked && asked.kind !== kind;
    [asked] = decisions(now.position.state)
  ) {
    const [move] = legalMoves(now.position.state, asked.clan).filter(({ type }) => type !== 'propose');
    now = played(now, move ?? { clan: asked.clan, type: 'bid', seppuku: 0, hostage: 0, ronin: 0, poets: 0 });
  }
  return now;
}

const firstMove = ({ position: { state } }: Game): Move => {
  const [asked] = decisions(state);
  const move = asked && legalMoves(state, asked.clan).find(({ type }) => type !== 'pass');
  if (move === undefined) throw new Error('nobody is asked');
  return move;
};

test('a move that revealed nothing and did not pass the turn can be taken back, by one more entry', () => {
  const before = until(startGame(setup), 'summon');
  const view = JSON.stringify([...before.position.state]);
  const count = before.moves.length;
  const move = firstMove(before);
  const after = played(before, move);
  const goesOn = decisions(after.position.state)[0]?.clan === move.clan;
  expect(mayUndo(after.position, move.clan)).toBe(goesOn);
  const undone = undoIn(after);
  expect(undone.entries.at(-1)).toEqual({ undo: count });
  expect(JSON.stringify([...undone.position.state])).toBe(view);
  expect([...replay(recordOf(undone))]).toEqual([...undone.position.state]);
});

test('a mandate that was played cannot be taken back: its tile was shown', () => {
  const before = until(startGame(setup), 'mandate');
  const move = firstMove(before);
  expect(mayUndo(played(before, move).position, move.clan)).toBe(false);
});

test('nobody takes back the move of another', () => {
  const before = until(startGame(setup), 'summon');
  const move = firstMove(before);
  const other = setup.clans.find((clan) => clan !== move.clan);
  expect(other && mayUndo(played(before, move).position, other)).toBe(false);
});

test('a refused move changes nothing', () => {
  const game = startGame(setup);
  const cells = [...game.position.state];
  const outcome = playIn(game, { clan: 'koi', type: 'build', province: 'edo' });
  expect(isRefused(outcome)).toBe(true);
  expect([...game.position.state]).toEqual(cells);
});

test('a game opened from its record is the same game, with its log', () => {
  const game = until(startGame(setup), 'summon');
  const again = openGame(recordOf(game));
  expect([...again.position.state]).toEqual([...game.position.state]);
  expect(again.log).toEqual(game.log);
  expect({ ...again.position, state: 0 }).toEqual({ ...game.position, state: 0 });
});
