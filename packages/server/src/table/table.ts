import { type ClanId, decisions, type Move, refusal, type Setup } from '@hinode/engine';
import {
  type Answer,
  type Clock,
  type KeptNote,
  type LogEntry,
  type Note,
  type Proceedings,
  type Request,
  silentIn,
} from '@hinode/wire';
import { afterMove, afterNote, afterUndo, areShown, type Clocks, UNSEEN } from '../clocks/clocks.ts';
import { clocksOf } from '../clocks/history.ts';
import { type Consequence, nextConsequence } from '../notes/consequences.ts';
import { openNoteJournal } from '../notes/note-journal.ts';
import { validate } from '../notes/validating.ts';
import { atHalfTime, type Noticed, nextAlarm, personsAsked } from '../notices/occasions.ts';
import { likeAPerson, newHesitation } from '../standing-answers/hesitation.ts';
import { standingMoves } from '../standing-answers/standing-answers.ts';
import type { Appended, Ending, Store } from '../store/store.ts';
import { missedSince } from './catching-up.ts';
import { type Changed, openEntryJournal } from './entry-journal.ts';
import { inTurn } from './in-turn.ts';
import { type Hear, newListeners } from './listeners.ts';
import type { Happened, Position, Watch } from './position.ts';
import { requestsTo } from './requests.ts';
import { seatBroadcast, type TableSeat } from './seats.ts';
import { endingOf, isAtAnEnd, type Situation } from './situation.ts';

/** A live table: one game in memory while somebody needs it. */
export interface Table {
  /** The position now; not to be changed. */
  position(): Position;
  /** What the notes come to now. */
  proceedings(): Proceedings;
  /** Absent where there is time. */
  clocks(): Clocks | undefined;
  /** From now on `hear` is broadcast what this seat (or a spectator) may know, first of all what it missed. */
  join(seat: ClanId | undefined, had: Had, hear: Hear): Promise<Leave>;
  request(seat: ClanId, request: Request): Promise<Answer>;
  /** A move by a bot, found on the position after so many entries; if the game has gone on it is dropped. */
  playFor(move: Move, at: number): Promise<void>;
  /** Adds a note that nobody at the table asked for. */
  announce(note: Note): Promise<void>;
  /** A bot plays on for somebody who can no longer come. */
  standUp(clan: ClanId): Promise<void>;
  /** Does what follows from how things stand: all work at the table ends with it, and opening one should. */
  settle(): Promise<void>;
  /** The alarm that was set for `since` rings. */
  ring(since: number): Promise<void>;
  /** The game from its beginning, move by move. */
  retell(watch: Watch): Promise<void>;
  /** All that happened and was noted so far; whatever comes, comes after it was heard. */
  history(hear: HearHistory): Promise<void>;
  /** Does this clan's person look at the table now? */
  isHere(clan: ClanId): boolean;
  /** Does nobody listen, and is nothing under way? Then the table can be forgotten. */
  isQuiet(): boolean;
}

export type Leave = () => void;

export type HearHistory = (log: readonly LogEntry[], notes: readonly KeptNote[]) => void;

/** What somebody who comes back has: so many entries seen, and all notes below a number heard. */
export interface Had {
  readonly seen?: number | undefined;
  readonly heard?: number | undefined;
}

export interface TableOptions {
  readonly id: string;
  readonly setup: Setup;
  readonly seats: readonly TableSeat[];
  readonly clock?: Clock | undefined;
  readonly store: Pick<Store, 'append' | 'entries' | 'times' | 'addNotes' | 'notes' | 'addReport'>;
  /** The time, in milliseconds since 1970; the machine's own clock if nobody says otherwise. */
  readonly now?: () => number;
  /** Whether a seat may talk, vote or prepare an answer once more; as often as it likes, if nobody says otherwise. */
  readonly mayTalk?: (seat: ClanId) => boolean;
  /** Called after every change, once the listeners know; `happened` is absent when something was taken back. */
  readonly changed?: (happened: Happened | undefined) => void;
  /** Called after every note, once the listeners know. */
  readonly noted?: (kept: KeptNote) => void;
  readonly noticed?: Noticed;
  /** How long an answer given in advance waits: as a person would, if nobody says otherwise. */
  readonly hesitate?: (() => number) | undefined;
  /** Called when the table should `ring` at another moment, or not at all. */
  readonly alarm?: (when: number | undefined) => void;
  /** Told what went wrong behind everybody's back. */
  readonly failed?: (problem: unknown) => void;
  /** Called when the table may have become quiet. */
  readonly rested?: () => void;
}

const BEGAN: Consequence = { note: { type: 'began' } };

export async function openTable(options: TableOptions): Promise<Table> {
  const { id, setup, seats, clock, store, now = Date.now, mayTalk = () => true, failed, rested } = options;
  const persons = seats.flatMap(({ clan, bot }) => (bot === undefined ? [clan] : []));
  const [entries, notes] = await Promise.all([store.entries(id, 0), store.notes(id, 0)]);
  const times = await store.times(id);

  const queue = inTurn();
  const listeners = newListeners();
  let clocks: Clocks = clocksOf(clock ?? UNSEEN, persons, { setup, entries, times, notes });

  const situation = (): Situation => ({
    position: position(),
    proceedings: noteJournal.proceedings(),
    clocks,
    players: persons.filter((clan) => !noteJournal.proceedings().bots[clan]),
    now: now(),
  });
  const ending = (next: Partial<Situation>, when: number): Ending | undefined => {
    const before = situation();
    const after = { ...before, ...next };
    return isAtAnEnd(before) === isAtAnEnd(after) ? undefined : endingOf(after, when);
  };
  const notice = (kind: Parameters<Noticed>[0], clans: readonly ClanId[]): void => {
    for (const clan of clans) options.noticed?.(kind, id, clan, listeners.isHere(clan));
  };
  const noticeTurns = (before: Situation): void => {
    const after = situation();
    const asked = personsAsked(before);
    notice(
      'your-turn',
      personsAsked(after).filter((clan) => !asked.includes(clan)),
    );
    if (isAtAnEnd(after) && !isAtAnEnd(before)) notice('game-over', persons);
  };

  /** A question is new to the table, or comes up again after another. */
  const noticeVote = (before: Proceedings): void => {
    const { proceedings, players } = situation();
    if (proceedings.vote?.n !== before.vote?.n) notice('your-vote', silentIn(proceedings, players));
  };

  const entryMade = ({ before, when, happened }: Changed): void => {
    const asked = decisions(position().state);
    const { move } = happened ?? {};
    clocks = move
      ? afterMove(clocks, when, asked, move.clan)
      : afterUndo(clocks, when, asked, before.moves - position().moves);
    noticeTurns({ ...situation(), position: before });
    broadcast.tellIfChanged();
    options.changed?.(happened);
  };
  const noted = (kept: KeptNote, before: Proceedings): void => {
    const { when, note } = kept;
    clocks = afterNote(clocks, when, decisions(position().state), note);
    if (note.type === 'began') notice('your-turn', personsAsked(situation()));
    else if (note.type === 'time-ran-out') notice(note.unseen ? 'unseen' : 'time-ran-out', [note.clan]);
    else noticeTurns({ ...situation(), proceedings: before });
    noticeVote(before);
    broadcast.tellIfChanged();
    options.noted?.(kept);
  };

  const entryJournal = openEntryJournal({
    id,
    setup,
    entries,
    store,
    listeners,
    now,
    ending: (next, when) => ending({ position: next }, when),
    changed: entryMade,
  });
  const { position, wholeFor, retell } = entryJournal;
  const noteJournal = openNoteJournal({
    id,
    clans: setup.clans,
    notes,
    store,
    listeners,
    now,
    at: () => position().entries,
    ending: (next, when) => ending({ proceedings: next }, when),
    noted,
  });
  const requests = requestsTo({
    id,
    clans: setup.clans,
    entryJournal,
    noteJournal,
    situation,
    store,
    now,
    mayTalk,
  });
  const broadcast = seatBroadcast(seats, listeners, situation);

  const doNext = (next: Consequence): Promise<Appended['outcome']> =>
    'note' in next ? noteJournal.write(next.note, undefined) : entryJournal.write(next.entry, undefined);
  const hesitation = newHesitation(options.hesitate ?? likeAPerson);
  /** An answer meant for one time is taken back before it is given: better to be asked again than to answer twice. */
  const dueStandingAnswer = (): readonly Consequence[] => {
    const answers = standingMoves(situation());
    const move = hesitation.due(
      answers.map((one) => one.move),
      now(),
    );
    if (move === undefined) return [];
    const answer = answers.find((one) => one.move === move)?.spends;
    const spending = answer && { type: 'standing' as const, clan: move.clan, answer, value: false };
    return [...(spending ? [{ note: spending }] : []), { entry: move }];
  };
  /** Does what follows, until nothing does. Where another server was quicker, it is left to it. */
  const settle = async (): Promise<void> => {
    const toDo = (): readonly Consequence[] => {
      if (noteJournal.count() === 0 && !isAtAnEnd(situation())) return [BEGAN];
      const next = nextConsequence(situation());
      return next ? [next] : dueStandingAnswer();
    };
    for (let next = toDo(); next.length > 0; next = toDo())
      for (const one of next) if ((await doNext(one)) !== 'appended') return;
  };

  let alarm: number | undefined;
  const setAlarm = (): void => {
    const moments = [nextAlarm(situation()), hesitation.next()].filter((when) => when !== undefined);
    const next = moments.length === 0 ? undefined : Math.min(...moments);
    // Most moves put it off. The one that is set then rings too early, finds nothing due, and is set anew.
    const isPutOff = alarm !== undefined && next !== undefined && next >= alarm && alarm > now();
    if (isPutOff || next === alarm) return;
    alarm = next;
    options.alarm?.(next);
  };

  /** One thing after another; whoever asked for it gets an answer whether or not what follows can be done. */
  const run = <T>(work: () => Promise<T>): Promise<T> =>
    queue
      .run(async () => {
        const answer = await work();
        await settle().catch((problem: unknown) => failed?.(problem));
        setAlarm();
        return answer;
      })
      .finally(() => rested?.());

  const join = async (seat: ClanId | undefined, { seen, heard = 0 }: Had, hear: Hear): Promise<Leave> => {
    hear(JSON.stringify(await wholeFor(seat, seen)));
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

  const playFor = async (move: Move, at: number): Promise<void> => {
    const { players, proceedings, position: here } = situation();
    if (at !== here.entries || players.includes(move.clan) || proceedings.paused || proceedings.ended) return;
    if (refusal(here.state, move) === undefined) await entryJournal.write(move, undefined);
  };

  return {
    position,
    proceedings: noteJournal.proceedings,
    clocks: () => (areShown(clocks) ? clocks : undefined),
    join: (seat, had, hear) => run(() => join(seat, had, hear)),
    request: (seat, request) => run(() => requests.answer(seat, request)),
    playFor: (move, at) => run(() => playFor(move, at)),
    announce: (note) =>
      run(async () => {
        await noteJournal.write(note, undefined);
      }),
    standUp: (clan) =>
      run(async () => {
        const validated = validate({ type: 'leave' }, clan, situation(), setup.clans);
        if (validated && 'note' in validated) await noteJournal.write(validated.note, undefined);
      }),
    settle: () => run(async () => {}),
    ring: (since) => run(async () => notice('half-time', atHalfTime(situation(), since))),
    retell: (watch) => queue.run(() => retell(watch)),
    history: (hear) =>
      queue.run(async () =>
        hear(missedSince(setup, await store.entries(id, 0), undefined).log, await store.notes(id, 0)),
      ),
    isHere: listeners.isHere,
    isQuiet: () => listeners.count() === 0 && queue.isEmpty() && hesitation.next() === undefined,
  };
}
