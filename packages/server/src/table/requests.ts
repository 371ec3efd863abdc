import type { ClanId } from '@hinode/engine';
import { mayUndo } from '@hinode/engine/games';
import type { Answer, NoteRequest, Request, TableRefusal } from '@hinode/wire';
import type { NoteJournal } from '../notes/note-journal.ts';
import { persisting } from '../notes/persisting.ts';
import { validate, type Wish } from '../notes/validating.ts';
import { cleanWords } from '../notes/words.ts';
import type { Appended, Store } from '../store/store.ts';
import type { EntryJournal } from './entry-journal.ts';
import type { Situation } from './situation.ts';

/** Decides about what the seats of a table request: is it theirs to request, on the current position, and within the rules? */
export interface Requests {
  answer(seat: ClanId, request: Request): Promise<Answer>;
}

export interface RequestsOptions {
  readonly id: string;
  readonly clans: readonly ClanId[];
  readonly entryJournal: EntryJournal;
  readonly noteJournal: NoteJournal;
  readonly situation: () => Situation;
  /** Reads what somebody else wrote. */
  readonly catchUp: () => Promise<void>;
  readonly store: Pick<Store, 'addReport' | 'notes'>;
  readonly now: () => number;
  /** Whether a seat may talk, vote or give a standing answer once more. */
  readonly mayTalk: (seat: ClanId) => boolean;
}

const refused = (code: TableRefusal['code']): Answer => ({ outcome: 'refused', refusal: { code } });

/** A key belongs to its sender: two seats that choose the same one do not repeat each other. */
const keyOf = (seat: ClanId, { key }: Request): string => `${seat} ${key}`;

const clanOf = (move: unknown): unknown =>
  typeof move === 'object' && move !== null && 'clan' in move ? move.clan : undefined;

export function requestsTo(options: RequestsOptions): Requests {
  const { id, clans, entryJournal, noteJournal, situation, catchUp, store, now, mayTalk } = options;
  const { position } = entryJournal;

  const done = (at = position().entries): Answer => ({ outcome: 'done', at });
  const stale = async (seat: ClanId, { at }: Request): Promise<Answer> => ({
    outcome: 'stale',
    now: await entryJournal.wholeFor(seat, at),
  });

  /** The request was made on an old position: nothing is done, but it may be a repetition of what was done. */
  const lookBack = async (seat: ClanId, request: Request): Promise<Answer> => {
    const count = await entryJournal.carriedOut(request.at, keyOf(seat, request));
    return count === undefined ? stale(seat, request) : done(count);
  };

  const written = async (seat: ClanId, request: Request, outcome: Appended['outcome']): Promise<Answer> =>
    outcome === 'stale' ? stale(seat, request) : done();

  /** If another node carried out the request before we heard of it, the answer is what came of it. */
  const moved = (seat: ClanId, request: Request, outcome: Appended['outcome']): Promise<Answer> =>
    outcome === 'already' ? lookBack(seat, request) : written(seat, request, outcome);

  /** Why nobody, or not this seat, may move now. */
  const hindrance = (seat: ClanId): TableRefusal | undefined => {
    const { ended, paused, bots } = situation().proceedings;
    if (ended !== undefined) return { code: 'game-over' };
    if (paused) return { code: 'paused' };
    return bots[seat] && { code: 'bot-plays' };
  };

  const makeMove = async (seat: ClanId, request: Request, move: unknown): Promise<Answer> => {
    if (clanOf(move) !== seat) return refused('not-your-seat');
    const { entries, askedSince } = position();
    if (request.at < askedSince || request.at > entries) return lookBack(seat, request);
    const outcome = hindrance(seat) ?? (await entryJournal.play(move, keyOf(seat, request)));
    if (typeof outcome === 'string') return moved(seat, request, outcome);
    return request.at === entries ? { outcome: 'refused', refusal: outcome } : lookBack(seat, request);
  };

  const takeBack = async (seat: ClanId, request: Request): Promise<Answer> => {
    if (request.at !== position().entries) return lookBack(seat, request);
    const why = hindrance(seat);
    if (why !== undefined) return { outcome: 'refused', refusal: why };
    if (!mayUndo(position(), seat)) return refused('settled');
    const undo = { undo: position().moves - 1 };
    return moved(seat, request, await entryJournal.write(undo, keyOf(seat, request)));
  };

  /** What is refused now may have been carried out before. */
  const unlessKnown = async (seat: ClanId, request: Request, otherwise: Answer): Promise<Answer> =>
    (await noteJournal.isKnown(keyOf(seat, request))) ? done() : otherwise;

  /** A seat refers to a note by its own number. A note that we do not know may be known at another node. */
  const placeOf = async (seat: ClanId, n: number): Promise<number | undefined> => {
    const place = await noteJournal.placeOf(seat, n);
    if (place !== undefined) return place;
    await catchUp();
    return noteJournal.placeOf(seat, n);
  };
  const asKept = async (seat: ClanId, wish: Wish): Promise<Wish> =>
    wish.type === 'vote' ? { ...wish, question: (await placeOf(seat, wish.question)) ?? -1 } : wish;

  /** Taking back the last move means something different after the next move; nothing else depends on the position. */
  const isAboutAnother = (request: Request & Wish): boolean =>
    request.type === 'ask' && request.about.question === 'undo' && request.at !== position().entries;

  const attemptNote = async (
    seat: ClanId,
    request: Request & Wish,
  ): Promise<Answer | Appended['outcome']> => {
    if (isAboutAnother(request)) return unlessKnown(seat, request, await stale(seat, request));
    const validated = validate(await asKept(seat, request), seat, situation(), clans);
    if (validated === undefined) return done();
    if ('code' in validated) return unlessKnown(seat, request, refused(validated.code));
    return noteJournal.write(validated.note, keyOf(seat, request));
  };

  const note = async (seat: ClanId, request: Request & Wish): Promise<Answer> => {
    const outcome = await persisting(() => attemptNote(seat, request));
    return typeof outcome === 'string' ? written(seat, request, outcome) : outcome;
  };

  const report = async (
    seat: ClanId,
    { note: n, words }: NoteRequest & { type: 'report' },
  ): Promise<Answer> => {
    const place = await placeOf(seat, n);
    const [kept] = place === undefined ? [] : await store.notes(id, place);
    if (place === undefined || kept?.note.type !== 'said') return refused('no-such-note');
    const said = words.trim() === '' ? '' : cleanWords(words);
    if (said === undefined) return refused('bad-words');
    await store.addReport({ game: id, note: place, by: seat, words: said, when: now() });
    return done();
  };

  return {
    answer: async (seat, request) => {
      if (request.at > position().entries) await catchUp();
      if (request.type === 'move') return makeMove(seat, request, request.move);
      if (request.type === 'undo') return takeBack(seat, request);
      if (!mayTalk(seat)) return unlessKnown(seat, request, refused('too-often'));
      return request.type === 'report' ? report(seat, request) : note(seat, request);
    },
  };
}
