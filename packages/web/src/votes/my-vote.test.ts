import type { ClanId } from '@hinode/engine';
import type { Note, SeatNow } from '@hinode/wire';
import { expect, test } from 'vitest';
import type { OnlineState } from '../online/online.ts';
import { myVote } from './my-vote.ts';

const seat = (clan: ClanId, bot?: SeatNow['bot']): SeatNow => ({ clan, here: true, ...(bot && { bot }) });

const tableOf = (me: ClanId | undefined, ...notes: readonly Note[]): OnlineState => ({
  id: 'a table',
  connection: 'open',
  ...(me && { me }),
  seats: [seat('koi'), seat('lotus'), seat('turtle'), seat('bonsai', 'samurai')],
  paused: false,
  clockOffset: 0,
  notes: notes.map((note, n) => ({ n, when: 0, at: 0, note })),
  watching: 0,
});

const BEGAN: Note = { type: 'began' };
const LATE: Note = { type: 'time-ran-out', clan: 'koi' };

test('when a clock runs out, the votes of the other people are awaited', () => {
  const asked = (me?: ClanId) => myVote(tableOf(me, BEGAN, LATE));
  expect([asked('lotus'), asked('turtle')]).toEqual([1, 1]);
  expect([asked('koi'), asked('bonsai'), asked()]).toEqual([undefined, undefined, undefined]);
});

test('nobody waits for people who have answered, nor for anybody once it is settled', () => {
  const answered: Note = { type: 'answered', by: 'lotus', choice: 'wait' };
  expect(myVote(tableOf('lotus', BEGAN, LATE, answered))).toBeUndefined();
  expect(myVote(tableOf('turtle', BEGAN, LATE, answered))).toBe(1);
  expect(myVote(tableOf('turtle', BEGAN, LATE, { type: 'waited', clan: 'koi' }))).toBeUndefined();
});
