import type { LevelId } from '@hinode/bots';
import type { ClanId } from '@hinode/engine';
import type { About, Choice, Note, ShownNote, StandingAnswer } from './notes.ts';
import { isPledge } from './pledges.ts';

/**
 * What the notes of a game add up to: is it paused, what is the table asked, whom do bots stand in for. Server and page fold the
 * same notes; a page is not shown all of them, and knows less about the standing answers and mutes of others.
 *     const { paused, vote } = proceedingsOf(notes);
 */
export interface Proceedings {
  readonly paused: boolean;
  /** What the table is asked now. */
  readonly vote?: Vote;
  /** The clans whose time ran out and about whom nothing has been decided yet, the earliest first. */
  readonly late: readonly Vote[];
  /** The clans that a bot plays in a person's place. */
  readonly bots: ByClan<StandIn>;
  readonly ended?: Ended;
  readonly standing: ByClan<readonly StandingAnswer[]>;
  /** After how many entries each clan last promised something, or offered coins. */
  readonly pledged: ByClan<number>;
  /** Whom each clan has muted. */
  readonly muted: ByClan<readonly ClanId[]>;
  /** The room where the same people play again. */
  readonly rematch?: string;
}

export type ByClan<T> = Readonly<Partial<Record<ClanId, T>>>;

export interface Vote {
  /** The number of the note that asked. */
  readonly n: number;
  /** After how many entries of the game it was asked. */
  readonly at: number;
  readonly about: About;
  /** Absent when the clock asked. */
  readonly by?: ClanId;
  readonly choices: ByClan<Choice>;
}

export interface StandIn {
  readonly level: LevelId;
  readonly why: 'left' | 'absent';
}

export type Ended = Pick<Extract<Note, { readonly type: 'ended' }>, 'how' | 'by'>;

export const NEW_PROCEEDINGS: Proceedings = {
  paused: false,
  late: [],
  bots: {},
  standing: {},
  pledged: {},
  muted: {},
};

export const proceedingsOf = (notes: readonly ShownNote[]): Proceedings =>
  notes.reduce(proceedingsAfter, NEW_PROCEEDINGS);

export function proceedingsAfter(proceedings: Proceedings, { n, at, note }: ShownNote): Proceedings {
  switch (note.type) {
    case 'asked':
      return asking(proceedings, { n, at, about: note.about, by: note.by, choices: { [note.by]: 'yes' } });
    case 'answered':
      return answering(proceedings, note.by, note.choice);
    case 'dropped':
    case 'undone':
      return asking(proceedings, undefined);
    case 'paused':
      return { ...asking(proceedings, undefined), paused: true };
    case 'resumed':
      return { ...proceedings, paused: false };
    case 'time-ran-out': {
      const absent: Vote = { n, at, about: { question: 'absent', clan: note.clan }, choices: {} };
      return withLate(proceedings, [...proceedings.late, absent]);
    }
    case 'waited':
      return noLonger(proceedings, note.clan);
    case 'bot-took-over': {
      const { clan, level, why } = note;
      return { ...noLonger(proceedings, clan), bots: { ...proceedings.bots, [clan]: { level, why } } };
    }
    case 'came-back':
      return { ...noLonger(proceedings, note.clan), bots: without(proceedings.bots, note.clan) };
    case 'ended': {
      const { how, by } = note;
      return { ...asking({ ...proceedings, late: [] }, undefined), ended: { how, ...(by && { by }) } };
    }
    case 'rematch':
      return { ...proceedings, rematch: note.game };
    case 'standing': {
      const others = (proceedings.standing[note.clan] ?? []).filter((answer) => !isSame(answer, note.answer));
      const answers = note.value ? [...others, note.answer] : others;
      return { ...proceedings, standing: { ...proceedings.standing, [note.clan]: answers } };
    }
    case 'phrase':
      return isPledge(note)
        ? { ...proceedings, pledged: { ...proceedings.pledged, [note.from]: at } }
        : proceedings;
    case 'muted': {
      const others = (proceedings.muted[note.clan] ?? []).filter((clan) => clan !== note.of);
      const muted = note.value ? [...others, note.of] : others;
      return { ...proceedings, muted: { ...proceedings.muted, [note.clan]: muted } };
    }
    default:
      return proceedings;
  }
}

/** The result of a vote: the choice that won, or undefined while it is open. `persons` play themselves now. */
export function outcomeOf(
  vote: Vote,
  persons: readonly ClanId[],
  late: readonly ClanId[] = [],
): Choice | undefined {
  const { about, choices } = vote;
  const asked = waitedForIn(vote, persons, late);
  const said = asked.map((clan) => choices[clan]);
  if (about.question === 'absent')
    return (['wait', 'bot', 'end'] as const).find(
      (choice) => said.filter((other) => other === choice).length * 2 > asked.length,
    );
  if (said.includes('no')) return 'no';
  return asked.length > 0 && said.every((choice) => choice === 'yes') ? 'yes' : undefined;
}

/** Those who have a vote: all people, or all but the one it is about. */
export const askedIn = (about: About, persons: readonly ClanId[]): readonly ClanId[] =>
  about.question === 'absent' ? persons.filter((clan) => clan !== about.clan) : persons;

/**
 * Whose answer is awaited. Those who are present decide about somebody absent: a player who is late too counts only if they
 * answer.
 */
export const waitedForIn = (
  { about, choices }: Vote,
  persons: readonly ClanId[],
  late: readonly ClanId[],
): readonly ClanId[] =>
  askedIn(about, persons).filter(
    (clan) => about.question !== 'absent' || !late.includes(clan) || choices[clan] !== undefined,
  );

/** Who has not answered the table's question yet. */
export const silentIn = (
  { vote }: Pick<Proceedings, 'vote'>,
  persons: readonly ClanId[],
): readonly ClanId[] =>
  vote === undefined ? [] : askedIn(vote.about, persons).filter((clan) => vote.choices[clan] === undefined);

/** The possible answers. */
export const choicesOf = ({ question }: About): readonly Choice[] =>
  question === 'absent' ? ['wait', 'bot', 'end'] : ['yes', 'no'];

/**
 * May this seat, or a spectator, know of the note? `muted` are those whom the seat has muted: their private messages do not reach
 * it, and they do not learn that.
 */
export function mayHear(note: Note, seat: ClanId | undefined, muted: readonly ClanId[] = []): boolean {
  switch (note.type) {
    case 'said':
    case 'phrase':
      if (note.to === undefined || note.from === seat) return true;
      return note.to === seat && !muted.includes(note.from);
    case 'standing':
    case 'muted':
      return note.clan === seat;
    // The id of a game is the invitation to it.
    case 'rematch':
      return seat !== undefined;
    default:
      return true;
  }
}

/** The clans about whom the table is asked because they do not answer. */
export const lateIn = ({ late }: Pick<Proceedings, 'late'>): readonly ClanId[] =>
  late.flatMap(({ about }) => (about.question === 'absent' ? [about.clan] : []));

const isPersons = ({ about }: Vote): boolean => about.question !== 'absent';

/** Replaces the current question with a person's; without one, the table is asked about the first of the absent. */
function asking({ vote: _, ...proceedings }: Proceedings, question: Vote | undefined): Proceedings {
  const vote = question ?? proceedings.late[0];
  return { ...proceedings, ...(vote && { vote }) };
}

/** Nothing interrupts a question from a person. */
const withLate = (proceedings: Proceedings, late: readonly Vote[]): Proceedings =>
  asking(
    { ...proceedings, late },
    proceedings.vote && isPersons(proceedings.vote) ? proceedings.vote : undefined,
  );

const isAbout = ({ about }: Vote, clan: ClanId): boolean =>
  about.question === 'absent' && about.clan === clan;

const noLonger = (proceedings: Proceedings, clan: ClanId): Proceedings =>
  withLate(
    proceedings,
    proceedings.late.filter((vote) => !isAbout(vote, clan)),
  );

function answering(proceedings: Proceedings, by: ClanId, choice: Choice): Proceedings {
  const { vote, late } = proceedings;
  if (vote === undefined) return proceedings;
  const answered: Vote = { ...vote, choices: { ...vote.choices, [by]: choice } };
  return { ...proceedings, vote: answered, late: late.map((one) => (one.n === vote.n ? answered : one)) };
}

function without<T>(all: ByClan<T>, clan: ClanId): ByClan<T> {
  const { [clan]: _, ...others } = all;
  return others as ByClan<T>;
}

/** About the same thing, whatever the answer: a new answer to a question replaces the old one. */
function isSame(a: StandingAnswer, b: StandingAnswer): boolean {
  if (a.on === 'use') return b.on === 'use' && a.ability === b.ability;
  if (a.on === 'pass') return b.on === 'pass' && a.kind === b.kind;
  if (a.on === 'bid') return b.on === 'bid' && a.war === b.war;
  if (a.on === 'ready' || a.on === 'tea') return b.on === a.on;
  return b.on === 'accept' && a.with === b.with;
}
