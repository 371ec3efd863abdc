import { botOf, gameBetween } from '@hinode/bots';
import type { ClanId, Setup, State } from '@hinode/engine';
import { RULES_VERSION } from '@hinode/engine/facts';
import { type Game, isAnswer, mayUndo, openGame, startGame } from '@hinode/engine/games';
import { newRecord } from '@hinode/engine/records';
import { currentEngine } from '@hinode/engine/versions';
import { type SeatNow, shapeOf, type Whole } from '@hinode/wire';
import { expect, test } from 'vitest';
import { whoPlays } from '../clans/clan-facts.ts';
import { look as lookHere } from '../local/looking.ts';
import { youIn } from '../table/persons.ts';
import { isSeen } from '../table/showing.ts';
import type { Seat } from '../table/table.ts';
import { look } from './looking.ts';
import { NOTHING_READ, read, readWhole } from './reading.ts';

const setup: Setup = { clans: ['koi', 'lotus', 'turtle'], set: 'teapot', seed: 'same page' };
const bot = () => botOf('ashigaru');

/** A bot game, stopped now and then. */
function positions(every: number) {
  const game = gameBetween(setup, { koi: bot(), lotus: bot(), turtle: bot() }, 'same page');
  const counts: number[] = [];
  do if (game.moves.length % every === 0) counts.push(game.moves.length);
  while (game.next() !== undefined);
  return [...counts, game.moves.length].map((n) => openGame(newRecord(setup, game.moves.slice(0, n))));
}

const seats = (me: ClanId): Seat[] =>
  setup.clans.map((clan) => ({
    clan,
    player: clan === me ? { kind: 'person' } : { kind: 'bot', level: 'ashigaru' },
  }));
const seatsNow = (me: ClanId): SeatNow[] =>
  setup.clans.map((clan) => ({ clan, here: true, ...(clan !== me && { bot: 'ashigaru' as const }) }));

/** Their server sends it. */
const answeredIn = ({ moves }: Game, me: ClanId) => {
  const answered = moves.findLastIndex((move) => move.clan === me && isAnswer(move)) + 1;
  return answered > 0 ? { answered } : {};
};

test('the page is shown the same at an online table as at one in this browser', () => {
  for (const game of positions(7)) {
    for (const me of setup.clans) {
      const whole: Whole = {
        type: 'table',
        rules: RULES_VERSION,
        shape: shapeOf(currentEngine),
        seat: me,
        at: game.entries.length,
        moves: game.moves.length,
        mayUndo: mayUndo(game.position, me),
        ...answeredIn(game, me),
        cells: Array.from(currentEngine.knowledge(game.position.state, me).cells),
        log: game.log.filter((entry) => isSeen(entry, me)),
      };
      const told = read(
        NOTHING_READ,
        { type: 'seats', now: 0, paused: false, seats: seatsNow(me), watching: 0 },
        0,
      );
      expect(look(readWhole(told, whole))).toEqual(lookHere(game, { seats: seats(me), last: me }));
    }
  }
});

/** What somebody without a seat sees of a position. */
function lookOn(state: State) {
  const whole = {
    type: 'table',
    rules: RULES_VERSION,
    shape: shapeOf(currentEngine),
    at: 0,
    moves: 0,
    mayUndo: false,
    log: [],
    cells: Array.from(currentEngine.knowledge(state).cells),
  } as const;
  return look(readWhole(NOTHING_READ, whole));
}

test('spectators are asked nothing, offered nothing, and know nothing hidden', () => {
  const { state } = startGame(setup).position;
  const seen = lookOn(state);
  expect(seen).toMatchObject({ persons: [], offers: [], mayGive: false, mayUndo: false });
  expect(seen).not.toHaveProperty('decision');
  expect(seen?.view).not.toHaveProperty('tiles');
});

test('a spectator is never "you", from whichever seat they look', () => {
  const { state } = startGame(setup).position;
  const seen = lookOn(state);
  expect(seen && youIn(seen)).toBeUndefined();
  for (const clan of setup.clans) expect(seen && whoPlays(seen, clan)).toEqual({ key: 'clan.person' });
});

test('nobody is asked any more once the game has ended early', () => {
  const { state } = startGame(setup).position;
  const cells = Array.from(currentEngine.knowledge(state, 'koi').cells);
  const begun = readWhole(NOTHING_READ, {
    ...{
      type: 'table',
      rules: RULES_VERSION,
      shape: shapeOf(currentEngine),
      seat: 'koi',
      at: 0,
      moves: 0,
      mayUndo: false,
      log: [],
    },
    cells,
  });
  expect(look(begun)).toHaveProperty('decision');
  const ended = { n: 0, when: 0, at: 0, note: { type: 'ended', how: 'agreed' } } as const;
  const seen = look(read(begun, { type: 'notes', notes: [ended] }, 0));
  expect(seen).toMatchObject({ persons: ['koi'], offers: [], mayGive: false });
  expect(seen).not.toHaveProperty('decision');
});

test('a player who has given up the seat is asked nothing until they take it back', () => {
  const { state } = startGame(setup).position;
  const cells = Array.from(currentEngine.knowledge(state, 'koi').cells);
  const begun = readWhole(NOTHING_READ, {
    ...{
      type: 'table',
      rules: RULES_VERSION,
      shape: shapeOf(currentEngine),
      seat: 'koi',
      at: 0,
      moves: 0,
      mayUndo: false,
      log: [],
    },
    cells,
  });
  const told = { n: 0, when: 0, at: 0 };
  const left = {
    ...told,
    note: { type: 'bot-took-over', clan: 'koi', level: 'samurai', why: 'left' },
  } as const;
  const without = read(begun, { type: 'notes', notes: [left] }, 0);
  expect(look(without)).toMatchObject({ persons: [], offers: [], mayGive: false, mayUndo: false });
  expect(look(without)).not.toHaveProperty('decision');
  const back = { ...told, n: 1, note: { type: 'came-back', clan: 'koi' } } as const;
  expect(look(read(without, { type: 'notes', notes: [back] }, 0))).toHaveProperty('decision');
});
