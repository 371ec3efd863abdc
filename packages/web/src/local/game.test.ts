import { decisions, legalMoves, type Move, replay, type Setup } from '@hinode/engine';
import { expect, test } from 'vitest';
import { type Game, isRefused, mayUndo, openGame, playIn, recordOf, startGame, undoIn } from './game.ts';

const setup: Setup = { clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'local' };

const played = (game: Game, move: Move): Game => {
  const next = playIn(game, move);
  if (isRefused(next)) throw new Error(`refused: ${next.code}`);
  return next;
};

/** Answers with the first legal move until somebody is asked for this kind. */
function until(game: Game, kind: string): Game {
  let now = game;
  for (let [asked] = decisions(now.state); asked && asked.kind !== kind; [asked] = decisions(now.state)) {
    const [move] = legalMoves(now.state, asked.clan).filter(({ type }) => type !== 'propose');
    now = played(now, move ?? { clan: asked.clan, type: 'bid', seppuku: 0, hostage: 0, ronin: 0, poets: 0 });
  }
  return now;
}

const firstMove = ({ state }: Game): Move => {
  const [asked] = decisions(state);
  const move = asked && legalMoves(state, asked.clan).find(({ type }) => type !== 'pass');
  if (move === undefined) throw new Error('nobody is asked');
  return move;
};

test('what revealed nothing and left the turn where it was can be taken back, as one more entry', () => {
  const before = until(startGame(setup), 'summon');
  const view = JSON.stringify([...before.state]);
  const count = before.moves.length;
  const move = firstMove(before);
  const after = played(before, move);
  const goesOn = decisions(after.state)[0]?.clan === move.clan;
  expect(mayUndo(after, move.clan)).toBe(goesOn);
  const undone = undoIn(after);
  expect(undone.entries.at(-1)).toEqual({ undo: count });
  expect(JSON.stringify([...undone.state])).toBe(view);
  expect([...replay(recordOf(undone))]).toEqual([...undone.state]);
});

test('a mandate that was played cannot be taken back: its tile was shown', () => {
  const before = until(startGame(setup), 'mandate');
  const move = firstMove(before);
  expect(mayUndo(played(before, move), move.clan)).toBe(false);
});

test('nobody takes back the move of another', () => {
  const before = until(startGame(setup), 'summon');
  const move = firstMove(before);
  const other = setup.clans.find((clan) => clan !== move.clan);
  expect(other && mayUndo(played(before, move), other)).toBe(false);
});

test('a refused move changes nothing', () => {
  const game = startGame(setup);
  const cells = [...game.state];
  const outcome = playIn(game, { clan: 'koi', type: 'build', province: 'edo' });
  expect(isRefused(outcome)).toBe(true);
  expect([...game.state]).toEqual(cells);
});

test('a game opened from its record is the same game, with its log', () => {
  const game = until(startGame(setup), 'summon');
  const again = openGame(recordOf(game));
  expect([...again.state]).toEqual([...game.state]);
  expect(again.log).toEqual(game.log);
  expect(again.settled).toBe(game.settled);
});
