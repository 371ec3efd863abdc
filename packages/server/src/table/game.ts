import type { ClanId, Setup } from '@hinode/engine';
import type { Happened } from '@hinode/engine/games';
import type { RulesEngine } from '@hinode/engine/versions';
import type { Clock, KeptNote, Proceedings } from '@hinode/wire';
import { afterMove, afterNote, afterUndo, type Clocks, UNSEEN } from '../clocks/clocks.ts';
import { clocksOf } from '../clocks/history.ts';
import { type NoteJournal, openNoteJournal } from '../notes/note-journal.ts';
import type { Ending, Store } from '../store/store.ts';
import { type Changed, type EntryJournal, openEntryJournal } from './entry-journal.ts';
import type { Listeners } from './listeners.ts';
import type { TableSeat } from './seats.ts';
import { endingOf, isAtAnEnd, type Situation } from './situation.ts';

/** A game in memory: its two journals, its clocks, and the situation that results from them. */
export interface OpenGame {
  readonly entryJournal: EntryJournal;
  readonly noteJournal: NoteJournal;
  /** The people who sat down, whether or not they play themselves now. */
  readonly persons: readonly ClanId[];
  situation(): Situation;
  /** Reads what somebody else wrote. */
  catchUp(): Promise<void>;
}

export interface OpenGameOptions {
  readonly id: string;
  readonly setup: Setup;
  readonly engine: RulesEngine;
  readonly seats: readonly TableSeat[];
  readonly clock?: Clock | undefined;
  readonly store: Pick<Store, 'append' | 'entries' | 'times' | 'addNotes' | 'notes'>;
  readonly listeners: Listeners;
  readonly now: () => number;
  /** Called after every change, once the listeners know; `happened` is absent when something was taken back. */
  readonly entryMade: (before: Situation, happened: Happened | undefined) => void;
  /** Called after every note, once the listeners know. */
  readonly noteMade: (before: Situation, kept: KeptNote) => void;
}

export async function openGame(options: OpenGameOptions): Promise<OpenGame> {
  const { id, setup, engine, seats, clock, store, listeners, now } = options;
  const persons = seats.flatMap(({ clan, bot }) => (bot === undefined ? [clan] : []));
  const [entries, notes] = await Promise.all([store.entries(id, 0), store.notes(id, 0)]);
  const times = await store.times(id);
  let clocks: Clocks = clocksOf(clock ?? UNSEEN, persons, { setup, engine, entries, times, notes });

  let lastNote = notes.at(-1)?.when ?? 0;

  /** Who plays changes only with the proceedings, which is seldom; the situation is read many times during a move. */
  let playing: Pick<Situation, 'proceedings' | 'players'> | undefined;
  const playingNow = () => {
    const proceedings = noteJournal.proceedings();
    if (playing?.proceedings !== proceedings)
      playing = { proceedings, players: persons.filter((clan) => !proceedings.bots[clan]) };
    return playing;
  };
  const situation = (): Situation => {
    const { proceedings, players } = playingNow();
    return { position: position(), proceedings, clocks, players, now: notBefore(lastNote, now()) };
  };
  const ending = (next: Partial<Situation>, when: number): Ending | undefined => {
    const before = situation();
    const after = { ...before, ...next };
    return isAtAnEnd(before) === isAtAnEnd(after) ? undefined : endingOf(after, when);
  };

  const changed = ({ before, when, happened }: Changed): void => {
    const asked = engine.decisions(position().state);
    const { move } = happened ?? {};
    clocks = move
      ? afterMove(clocks, when, asked, move.clan)
      : afterUndo(clocks, when, asked, before.moves - position().moves);
    options.entryMade({ ...situation(), position: before }, happened);
  };
  const noted = (kept: KeptNote, before: Proceedings): void => {
    lastNote = kept.when;
    clocks = afterNote(clocks, kept.when, engine.decisions(position().state), kept.note);
    options.noteMade({ ...situation(), proceedings: before }, kept);
  };

  /** A note says how many entries came before it, so that both lists can be read in the order in which they were written. */
  const catchUp = async (): Promise<void> => {
    for (const kept of await store.notes(id, noteJournal.count())) {
      await entryJournal.readOn(kept.at);
      await noteJournal.hear(kept);
    }
    await entryJournal.readOn();
  };

  const entryJournal = openEntryJournal({
    id,
    setup,
    engine,
    entries,
    store,
    listeners,
    now,
    catchUp,
    ending: (next, when) => ending({ position: next }, when),
    changed,
  });
  const { position } = entryJournal;
  const noteJournal = openNoteJournal({
    id,
    clans: setup.clans,
    notes,
    store,
    listeners,
    now,
    at: () => position().entries,
    catchUp,
    ending: (next, when) => ending({ proceedings: next }, when),
    noted,
  });
  return { entryJournal, noteJournal, persons, situation, catchUp };
}

/** Clocks of different machines may differ by this much; a clock that was set back further is another matter. */
const DISAGREEMENT = 5_000;

/**
 * A node that notes that somebody's time is up may be a little ahead of us. Their time must be up for us too, or we would say
 * that they came back.
 */
const notBefore = (noted: number, now: number): number =>
  noted > now && noted - now < DISAGREEMENT ? noted : now;
