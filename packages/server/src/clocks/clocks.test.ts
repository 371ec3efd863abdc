import type { ClanId, Decision, MoveType } from '@hinode/engine';
import type { Note } from '@hinode/wire';
import { expect, test } from 'vitest';
import {
  afterMove,
  afterNote,
  afterUndo,
  type Clocks,
  dueOf,
  halfTimeOf,
  newClocks,
  reserveOf,
} from './clocks.ts';

const PLAYERS = ['koi', 'lotus', 'turtle'] as const satisfies readonly ClanId[];
const LIMITS = { move: 100, reserve: 1000 };

const ask = (kind: MoveType, ...clans: readonly ClanId[]): Decision[] =>
  clans.map((clan) => ({ clan, kind }));

/** A table whose clocks started at 0. */
function aTable(...asked: readonly Decision[]) {
  let now = 0;
  let open = asked;
  let clocks: Clocks = afterNote(newClocks(LIMITS, PLAYERS), 0, open, { type: 'began' });
  return {
    wait: (time: number) => {
      now += time;
    },
    moves: (clan: ClanId, then: readonly Decision[]) => {
      open = then;
      clocks = afterMove(clocks, now, open, clan);
    },
    takesBack: (count: number, then: readonly Decision[]) => {
      open = then;
      clocks = afterUndo(clocks, now, open, count);
    },
    note: (note: Note) => {
      clocks = afterNote(clocks, now, open, note);
    },
    due: (clan: ClanId) => dueOf(clocks, clan),
    half: (clan: ClanId) => halfTimeOf(clocks, clan),
    reserve: (clan: ClanId) => reserveOf(clocks, clan, now),
  };
}

test('nothing runs before the game begins', () => {
  expect(dueOf(newClocks(LIMITS, PLAYERS), 'koi')).toBeUndefined();
});

test('a clan that is asked has the time for a move and the reserve; nobody else has a clock', () => {
  const table = aTable(...ask('mandate', 'koi'));
  expect(table.due('koi')).toBe(1100);
  expect(table.half('koi')).toBe(550);
  expect(table.due('lotus')).toBeUndefined();
});

test('the reserve runs down only after the time for the move, and does not come back', () => {
  const table = aTable(...ask('mandate', 'koi'));
  table.wait(100);
  expect(table.reserve('koi')).toBe(1000);
  table.wait(30);
  expect(table.reserve('koi')).toBe(970);
  table.moves('koi', ask('mandate', 'lotus'));
  table.wait(50);
  table.moves('lotus', ask('mandate', 'koi'));
  expect(table.reserve('koi')).toBe(970);
  expect(table.due('koi')).toBe(180 + 100 + 970);
  table.wait(5000);
  expect(table.reserve('koi')).toBe(0);
});

test('your own move starts the time for the next one', () => {
  const table = aTable(...ask('summon', 'koi'));
  table.wait(90);
  table.moves('koi', ask('summon', 'koi'));
  expect(table.due('koi')).toBe(90 + 1100);
});

test("other players' moves neither start nor stop your time", () => {
  const table = aTable(...ask('bid', ...PLAYERS));
  table.wait(40);
  table.moves('koi', ask('bid', 'lotus', 'turtle'));
  expect(table.due('koi')).toBeUndefined();
  expect(table.due('lotus')).toBe(1100);
});

test('the tea ceremony has one time, which stops while you are ready', () => {
  const table = aTable(...ask('ready', ...PLAYERS));
  table.wait(60);
  table.moves('koi', ask('ready', ...PLAYERS));
  expect(table.due('koi')).toBe(1100);
  table.moves('koi', ask('ready', 'lotus', 'turtle'));
  expect(table.due('koi')).toBeUndefined();
  table.wait(500);
  table.moves('koi', ask('ready', ...PLAYERS));
  expect(table.due('koi')).toBe(1600);
  expect(table.reserve('lotus')).toBe(1000 - 460);
  table.moves('koi', ask('mandate', 'lotus'));
  expect(table.reserve('koi')).toBe(1000);
  expect(table.due('lotus')).toBe(560 + 100 + 540);
});

test('taking back a move gives no new time', () => {
  const table = aTable(...ask('summon', 'koi'));
  table.wait(80);
  table.moves('koi', ask('summon', 'koi'));
  table.wait(10);
  table.takesBack(1, ask('summon', 'koi'));
  expect(table.due('koi')).toBe(1100);
  table.moves('koi', ask('mandate', 'lotus'));
  table.wait(10);
  table.takesBack(1, ask('summon', 'koi'));
  expect(table.due('koi')).toBe(1100 + 10);
  expect(table.due('lotus')).toBeUndefined();
});

test('time taken from the reserve is paid once, even if the move is taken back', () => {
  const table = aTable(...ask('summon', 'koi'));
  table.wait(150);
  table.moves('koi', ask('mandate', 'lotus'));
  expect(table.reserve('koi')).toBe(950);
  table.takesBack(1, ask('summon', 'koi'));
  expect(table.reserve('koi')).toBe(950);
  expect(table.due('koi')).toBe(150 + 950);
});

test('what everybody agreed to take back is asked anew', () => {
  const table = aTable(...ask('summon', 'koi'));
  table.wait(80);
  table.moves('koi', ask('mandate', 'lotus'));
  table.wait(20);
  table.moves('lotus', ask('mandate', 'turtle'));
  table.takesBack(2, ask('summon', 'koi'));
  expect(table.due('koi')).toBe(1200);
  expect(table.due('turtle')).toBeUndefined();
});

test('no clock runs in a pause or after the game has ended', () => {
  const table = aTable(...ask('bid', 'koi', 'lotus'));
  table.wait(70);
  table.note({ type: 'paused' });
  expect(table.due('koi')).toBeUndefined();
  table.wait(10_000);
  expect(table.reserve('koi')).toBe(1000);
  table.note({ type: 'resumed', by: 'lotus' });
  expect(table.due('koi')).toBe(10_070 + 30 + 1000);
  table.note({ type: 'ended', how: 'agreed' });
  expect(table.due('koi')).toBeUndefined();
});

test('a pause during tea does not restart the clock of somebody who is ready', () => {
  const table = aTable(...ask('ready', 'koi', 'lotus'));
  table.moves('koi', ask('ready', 'lotus'));
  table.note({ type: 'paused' });
  table.note({ type: 'resumed', by: 'koi' });
  expect(table.due('koi')).toBeUndefined();
  expect(table.due('lotus')).toBe(1100);
});

test.each(['mandate', 'ready'] as const)(
  'waiting for somebody grants the time of one more move, asked for %s',
  (kind) => {
    const table = aTable(...ask(kind, 'koi'));
    table.wait(1500);
    table.note({ type: 'time-ran-out', clan: 'koi' });
    table.note({ type: 'waited', clan: 'koi' });
    expect(table.reserve('koi')).toBe(0);
    expect(table.due('koi')).toBe(1600);
  },
);

test('a bot has no clock, and a person who comes back has the time for a move', () => {
  const table = aTable(...ask('mandate', 'koi'));
  table.wait(1500);
  table.note({ type: 'bot-took-over', clan: 'koi', level: 'samurai', why: 'absent' });
  expect(table.due('koi')).toBeUndefined();
  table.moves('koi', ask('mandate', 'koi'));
  expect(table.due('koi')).toBeUndefined();
  table.note({ type: 'came-back', clan: 'koi' });
  expect(table.due('koi')).toBe(1600);
});
