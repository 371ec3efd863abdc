import { createHash } from 'node:crypto';
import { botOf, playGame } from '@hinode/bots';
import type { Move, Result, Setup } from '@hinode/engine';
import type { Note } from '@hinode/wire';
import { type Cell, GAME_COLUMNS, type WholeGame, type WholePerson } from '../copying/whole.ts';

/** A few real games, copies of which fill a store, and the people at their tables. */

export const SEATS = 4;
/** How many different games. */
const DIFFERENT = 3;
/** The person at this seat of a model; the copies put somebody else there. */
export const seatOf = (k: number): string => `stored-person-of-seat-${k}`;
/** One of the people who play the stored games. */
export const personOf = (n: number): string => `stored-person-${String(n).padStart(8, '0')}`;
/** The key that makes a browser theirs. */
export const keyOf = (n: number): string => `stored-key-${String(n).padStart(8, '0')}`;

/** Each kind of game, with the numbers of its models; the copies of one kind are made from them in turn. */
export const KINDS = ['finished', 'playing', 'rooms'] as const;
export type Kind = (typeof KINDS)[number];
export const firstOf = (kind: Kind): number => 1 + KINDS.indexOf(kind) * DIFFERENT;
export const MODELS = KINDS.length * DIFFERENT;

const HOUR = 3_600_000;
const BEGAN = Date.UTC(2026, 0, 1);

let played: readonly PlayedGame[] | undefined;

/** `moves` cuts them short, for when only the number of games matters. */
export function modelGames(moves = Number.POSITIVE_INFINITY): readonly WholeGame[] {
  played ??= Array.from({ length: DIFFERENT }, (_, i) => playedGame(`stored ${i}`));
  const games = played;
  return KINDS.flatMap((kind) => games.map((game, i) => modelOf(kind, firstOf(kind) + i, game, moves)));
}

interface PlayedGame {
  readonly setup: Setup;
  readonly moves: readonly Move[];
  readonly result: Result;
}

function playedGame(seed: string): PlayedGame {
  const setup: Setup = { clans: ['koi', 'lotus', 'turtle', 'dragonfly'], set: 'archway', seed };
  const bots = Object.fromEntries(setup.clans.map((clan) => [clan, botOf('ashigaru')]));
  return { setup, ...playGame(setup, bots, seed) };
}

function modelOf(kind: Kind, number: number, { setup, moves, result }: PlayedGame, most: number): WholeGame {
  const length = { finished: moves.length, playing: moves.length >> 1, rooms: 0 }[kind];
  const entries = moves.slice(0, Math.min(length, most)).map((move, n) => ({
    time: BEGAN + n * HOUR,
    key: null,
    entry: JSON.stringify(move),
  }));
  const notes: readonly Note[] =
    kind === 'rooms'
      ? []
      : [
          { type: 'began' },
          ...Array.from(
            { length: 10 },
            (): Note => ({ type: 'said', from: 'koi', text: 'Peace until the autumn war?' }),
          ),
        ];
  const isOver = kind === 'finished';
  const cells: Readonly<Record<string, Cell>> = {
    watch: `stored-watch-of-model-${number}`,
    created_at: BEGAN,
    touched_at: BEGAN,
    status: { finished: 'over', playing: 'playing', rooms: 'open' }[kind],
    listed: 1,
    version: 2,
    secret: '0'.repeat(64),
    options: JSON.stringify({ players: SEATS, set: 'archway', clans: 'free', listed: true }),
    seats: JSON.stringify(
      setup.clans.map((clan, k) => ({
        clan,
        by: { session: seatOf(k), name: `Player ${k}` },
        contribution: 'x'.repeat(22),
      })),
    ),
    setup: kind === 'rooms' ? null : JSON.stringify(setup),
    result: isOver ? JSON.stringify(result) : null,
    ended_at: isOver ? BEGAN + entries.length * HOUR : null,
    may_be_over: 0,
  };
  return {
    id: `stored-game-of-model-${String(number).padStart(3, '0')}`,
    number,
    cells: GAME_COLUMNS.map(([name]) => cells[name] ?? null),
    people: [],
    entries,
    notes: notes.map((note) => ({ time: BEGAN, key: null, at: 0, note: JSON.stringify(note) })),
    reports: [],
  };
}

/** A person with one browser. */
export function somebody(n: number): WholePerson {
  const hash = createHash('sha256').update(keyOf(n)).digest('hex');
  return {
    id: personOf(n),
    tables: [
      [[personOf(n), `Player ${n}`, BEGAN, 0]],
      [[hash, personOf(n), `stored-key-id-${String(n).padStart(8, '0')}`, '', BEGAN, Date.now()]],
      [],
      [],
      [],
      [],
    ],
  };
}
