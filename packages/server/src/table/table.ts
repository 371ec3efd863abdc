import type { ClanId, Move, Refusal, Setup } from '@hinode/engine';
import type { Happened, Position, Watch } from '@hinode/engine/games';
import { missedSince } from '@hinode/engine/games';
import { currentEngine, type RulesEngine } from '@hinode/engine/versions';
import type { Answer, Clock, KeptNote, LogEntry, Note, Proceedings, Request, Whole } from '@hinode/wire';
import { areShown, type Clocks } from '../clocks/clocks.ts';
import { persisting } from '../notes/persisting.ts';
import { validate } from '../notes/validating.ts';
import { type Noticed, nextAlarm } from '../notices/occasions.ts';
import { likeAPerson, newHesitation } from '../standing-answers/hesitation.ts';
import type { Store } from '../store/store.ts';
import { alarmAt } from './alarm.ts';
import { openGame } from './game.ts';
import { inTurn } from './in-turn.ts';
import { type Elsewhere, type Hear, newListeners } from './listeners.ts';
import { requestsTo } from './requests.ts';
import { seatBroadcast, type TableSeat } from './seats.ts';
import { settling } from './settling.ts';
import type { Situation } from './situation.ts';
import { noticesAt } from './table-notices.ts';

/** A table in progress: one game, in memory while somebody needs it. */
export interface Table {
  /** The current position; it must not be changed. */
  position(): Position;
  /** What the notes add up to now. */
  proceedings(): Proceedings;
  /** How many entries and notes there are, as far as this node knows. */
  written(): number;
  /** Absent at a table without a time limit. */
  clocks(): Clocks | undefined;
  /** From now on `hear` is sent what this seat (or a spectator) may know, beginning with what it missed. */
  join(seat: ClanId | undefined, had: Had, hear: Hear): Promise<Leave>;
  request(seat: ClanId, request: Request): Promise<Answer>;
  /** How things stand for a seat or a spectator, and what happened since `seen` entries; nobody notices that they looked. */
  look(seat: ClanId | undefined, seen: number | undefined): Promise<Whole>;
  /** A bot's move, chosen on the position after `at` entries; dropped if the game has gone on. Returns why it is refused. */
  playFor(move: Move, at: number): Promise<Refusal | undefined>;
  /**
   * Something that a bot says; dropped if something was noted elsewhere in the meantime, because the bots there may have said it.
   */
  sayFor(words: Extract<Note, { readonly type: 'phrase' }>): Promise<void>;
  /** Adds a note that nobody at the table requested. */
  announce(note: Note): Promise<void>;
  /** A bot takes over for somebody who can no longer come. */
  standUp(clan: ClanId): Promise<void>;
  /** Does what follows from how things stand. All work at the table ends with this, and opening a table should too. */
  settle(): Promise<void>;
  /** Another node wrote to the game: reads what is new. That node has already notified those who are away. */
  catchUp(): Promise<void>;
  /** The alarm that was set for `since` rings. */
  ring(since: number): Promise<void>;
  /** The game from its beginning, move by move. */
  retell(watch: Watch): Promise<void>;
  /** Everything that happened and was noted so far; anything new is passed on after `hear` returns. */
  history(hear: HearHistory): Promise<void>;
  /** Is this clan's player looking at the table now? */
  isHere(clan: ClanId): boolean;
  /** Is nobody listening, and nothing in progress? Then the table can be forgotten. */
  isQuiet(): boolean;
}

export type Leave = () => void;

export type HearHistory = (log: readonly LogEntry[], notes: readonly KeptNote[]) => void;

/** What a returning reader already has: this many entries seen, and all notes below a number heard. */
export interface Had {
  readonly seen?: number | undefined;
  readonly heard?: number | undefined;
}

export interface TableOptions {
  readonly id: string;
  readonly setup: Setup;
  /** The engine of the game's rules; today's by default. */
  readonly engine?: RulesEngine;
  readonly seats: readonly TableSeat[];
  readonly clock?: Clock | undefined;
  readonly store: Pick<Store, 'append' | 'entries' | 'times' | 'addNotes' | 'notes' | 'addReport'>;
  /** The time, in milliseconds since 1970; the machine's own clock by default. */
  readonly now?: () => number;
  /** Whether a seat may talk, vote or give a standing answer once more; always, by default. */
  readonly mayTalk?: (seat: ClanId) => boolean;
  /**
   * Called after every change, once the listeners know; `happened` is absent when something was taken back. `isElsewhere`: it was
   * written at another node, which takes care of what follows.
   */
  readonly changed?: (happened: Happened | undefined, isElsewhere: boolean) => void;
  /** Called after every note, once the listeners know. */
  readonly noted?: (kept: KeptNote, isElsewhere: boolean) => void;
  readonly noticed?: Noticed;
  /** How long a standing answer waits; by default as long as a person would. */
  readonly hesitate?: (() => number) | undefined;
  /** Called when the table should `ring` at another moment, or not at all. */
  readonly alarm?: (when: number | undefined) => void;
  /** Called when a standing answer is due at another moment, or not at all: then the table should `settle`. */
  readonly hesitates?: (when: number | undefined) => void;
  /** Who sits at the same table at other nodes. */
  readonly elsewhere?: Elsewhere & { onChange(hear: () => void): void };
  /** Told about failures that no caller is waiting for. */
  readonly failed?: (problem: unknown) => void;
  /** Called when the table may have become quiet. */
  readonly rested?: () => void;
}

export async function openTable(options: TableOptions): Promise<Table> {
  const {
    id,
    setup,
    engine = currentEngine,
    seats,
    store,
    now = Date.now,
    mayTalk = () => true,
    failed,
    rested,
  } = options;
  const queue = inTurn();
  let isElsewhere = false;
  /** Callers that ask for it before it has begun share one run. */
  let catchingUp: Promise<void> | undefined;
  const listeners = newListeners(options.elsewhere);
  const game = await openGame({
    ...options,
    engine,
    now,
    listeners,
    entryMade: (before, happened) => {
      if (!isElsewhere) notices.afterEntry(before);
      // Of what is sent about the seats, a move changes only the clocks.
      if (areShown(before.clocks)) broadcast.tellIfChanged();
      options.changed?.(happened, isElsewhere);
    },
    noteMade: (before, kept) => {
      if (!isElsewhere) notices.afterNote(before, kept.note);
      broadcast.tellIfChanged();
      options.noted?.(kept, isElsewhere);
    },
  });
  const { entryJournal, noteJournal, persons, situation, catchUp } = game;
  const { isHere } = listeners;
  const notices = noticesAt({ id, persons, situation, isHere, noticed: options.noticed });
  const broadcast = seatBroadcast(seats, listeners, situation);
  options.elsewhere?.onChange(() => void broadcast.tellIfChanged());
  const { clans } = setup;
  const requests = requestsTo({
    id,
    clans,
    entryJournal,
    noteJournal,
    situation,
    catchUp,
    store,
    now,
    mayTalk,
  });
  const hesitation = newHesitation(options.hesitate ?? likeAPerson);
  const settle = settling({ situation, entryJournal, noteJournal, hesitation });
  const setAlarm = alarmAt(
    () => nextAlarm(situation()),
    now,
    (when) => options.alarm?.(when),
  );
  const setHesitation = alarmAt(hesitation.next, now, (when) => options.hesitates?.(when));

  /** One thing after another; the caller gets an answer whether or not what follows can be done. */
  const run = <T>(work: () => Promise<T>): Promise<T> =>
    queue
      .run(async () => {
        const answer = await work();
        await settle().catch((problem: unknown) => failed?.(problem));
        setAlarm();
        setHesitation();
        return answer;
      })
      .finally(() => rested?.());

  const join = async (seat: ClanId | undefined, { seen, heard = 0 }: Had, hear: Hear): Promise<Leave> => {
    hear(JSON.stringify(await entryJournal.wholeFor(seat, seen)));
    const missed = await noteJournal.missed(seat, heard);
    if (missed.length > 0) hear(JSON.stringify({ type: 'notes', notes: missed }));
    const leave = listeners.add(seat, hear);
    if (!broadcast.tellIfChanged()) hear(JSON.stringify(broadcast.now()));
    return () => {
      leave();
      broadcast.tellIfChanged();
      rested?.();
    };
  };

  const playFor = async (move: Move, at: number): Promise<Refusal | undefined> => {
    const { players, proceedings, position: here } = situation();
    if (at !== here.entries || players.includes(move.clan) || proceedings.paused || proceedings.ended)
      return undefined;
    const outcome = await entryJournal.play(move, undefined);
    return typeof outcome === 'string' ? undefined : outcome;
  };

  return {
    position: entryJournal.position,
    proceedings: noteJournal.proceedings,
    written: () => entryJournal.position().entries + noteJournal.count(),
    clocks: () => shownClocks(situation()),
    join: (seat, had, hear) => run(() => join(seat, had, hear)),
    request: (seat, request) => run(() => requests.answer(seat, request)),
    look: (seat, seen) => queue.run(() => entryJournal.wholeFor(seat, seen)),
    playFor: (move, at) => run(() => playFor(move, at)),
    sayFor: (words) =>
      run(async () => {
        await noteJournal.write(words, undefined);
      }),
    announce: (note) =>
      run(async () => {
        await persisting(() => noteJournal.write(note, undefined));
      }),
    standUp: (clan) =>
      run(async () => {
        await persisting(async () => {
          const validated = validate({ type: 'leave' }, clan, situation(), clans);
          return validated && 'note' in validated ? noteJournal.write(validated.note, undefined) : validated;
        });
      }),
    settle: () => run(async () => {}),
    catchUp: () => {
      catchingUp ??= run(async () => {
        catchingUp = undefined;
        isElsewhere = true;
        await catchUp().finally(() => {
          isElsewhere = false;
        });
      });
      return catchingUp;
    },
    ring: (since) => run(async () => notices.remind(since)),
    retell: (watch) => queue.run(() => entryJournal.retell(watch)),
    history: (hear) =>
      queue.run(async () =>
        hear(missedSince(setup, await store.entries(id, 0), undefined, engine).log, await store.notes(id, 0)),
      ),
    isHere,
    isQuiet: () => listeners.count() === 0 && queue.isEmpty() && hesitation.next() === undefined,
  };
}

const shownClocks = ({ clocks }: Situation): Clocks | undefined => (areShown(clocks) ? clocks : undefined);
