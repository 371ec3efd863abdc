import { newParley, type Parley, type Pledge } from '@hinode/bots/table';
import type { ClanId, View } from '@hinode/engine';
import type { Game } from '@hinode/engine/games';
import {
  canBePromised,
  inOrder,
  type KeptNote,
  mayHear,
  type NoteRequest,
  type ShownNote,
  type TableRefusal,
  type Words,
} from '@hinode/wire';
import { charactersOf, levelsOf } from '../table/bots.ts';
import { personsOf } from '../table/persons.ts';
import type { Seat } from '../table/table.ts';

/**
 * What is said at a table in this browser. As online, it is a list of notes beside the moves: stored with the game, but never part
 * of its record.
 */
export interface LocalTalk {
  notes(): readonly KeptNote[];
  /** What this person may read. If several share the screen, everything is said aloud. */
  heardBy(clan: ClanId): readonly ShownNote[];
  /** The game has moved on: bots say what they have to say about it. `quiet`: they only listen. */
  follow(game: Game, quiet: boolean): void;
  /** Something was taken back: what bots have seen of the game starts over. What was said stays. */
  forget(): void;
  /** A person says something. Returns the reason if it cannot be said. */
  say(game: Game, from: ClanId, request: NoteRequest): TableRefusal['code'] | undefined;
  /** What a bot knows about promises. */
  pledgesFor(clan: ClanId): readonly Pledge[];
}

export interface LocalTalkOptions {
  readonly seed: string;
  readonly seats: readonly Seat[];
  /** Everything said before. */
  readonly notes: readonly KeptNote[];
  now(): number;
}

export function localTalk({ seed, seats, notes: before, now }: LocalTalkOptions): LocalTalk {
  const persons = personsOf(seats);
  const aloud = persons.length > 1;
  const levels = levelsOf(seats);
  const characters = charactersOf(seats);
  const begin = (): Parley => newParley({ seed, levels, characters, persons, aloud });
  let parley = begin();
  const notes: KeptNote[] = [...before];
  /** How much of the log and of the notes the bots know. */
  let known = { log: 0, notes: 0 };

  const catchUp = ({ log }: Game): void => {
    for (const told of inOrder(log.slice(known.log), notes.slice(known.notes)))
      if ('event' in told) parley.saw(told.event);
      else parley.heard(told.words);
    known = { log: log.length, notes: notes.length };
  };
  const write = ({ entries }: Game, words: Words): void => {
    notes.push({ when: now(), at: entries.length, note: { type: 'phrase', ...words } });
  };

  let isBegun = false;
  const follow = (game: Game, quiet: boolean): void => {
    catchUp(game);
    // When somebody sits down at a game again, bots do not comment on the past.
    if (quiet || (!isBegun && game.entries.length > 0)) parley.hush();
    isBegun = true;
    const words = parley.speak(viewIn(game), game.moves.length);
    if (!quiet) for (const line of words) write(game, line);
    catchUp(game);
  };

  return {
    notes: () => notes,
    heardBy: (clan) =>
      notes.filter(({ note }) => aloud || mayHear(note, clan)).map((kept, n) => ({ n, ...kept })),
    follow,
    forget: () => {
      parley = begin();
      known = { log: 0, notes: 0 };
      isBegun = false;
    },
    say: (game, from, request) => {
      if (request.type !== 'phrase') return 'bad-words';
      const { phrase, promise, to } = request;
      if (promise && !canBePromised(phrase)) return 'cannot-be-promised';
      if (to !== undefined && (to === from || !seats.some(({ clan }) => clan === to))) return 'no-such-clan';
      write(game, { from, ...(to && !aloud && { to }), phrase, ...(promise && { promise }) });
      return undefined;
    },
    pledgesFor: (clan) => parley.pledgesFor(clan),
  };
}

const viewIn = ({ position: { engine, state } }: Game): View => engine.view(state);
