import type { ClanId, ProvinceId } from '@hinode/engine';
import { describe, expect, test } from 'vitest';
import type { Choice, Note, ShownNote, StandingAnswer } from './notes.ts';
import {
  choicesOf,
  mayHear,
  NEW_PROCEEDINGS,
  outcomeOf,
  type Proceedings,
  proceedingsAfter,
  proceedingsOf,
  silentIn,
} from './proceedings.ts';

const kept = (notes: readonly Note[]): ShownNote[] =>
  notes.map((note, n) => ({ n, when: 1000 * n, at: 0, note }));
const proceedings = (...notes: readonly Note[]): Proceedings => proceedingsOf(kept(notes));
const PERSONS = ['koi', 'lotus', 'turtle', 'bonsai'] as const satisfies readonly ClanId[];

const askPause: Note = { type: 'asked', by: 'koi', about: { question: 'pause' } };
const says = (by: ClanId, choice: Choice): Note => ({ type: 'answered', by, choice });
const late = (clan: ClanId): Note => ({ type: 'time-ran-out', clan });

const outcome = (...notes: readonly Note[]): Choice | undefined => {
  const { vote } = proceedings(...notes);
  return vote && outcomeOf(vote, PERSONS);
};

test('a table without notes is not paused and has no open question', () => {
  expect(proceedings()).toEqual(NEW_PROCEEDINGS);
});

test('those who ask agree; the last to agree decides it, and one refusal is enough', () => {
  expect(proceedings(askPause).vote).toEqual({
    n: 0,
    at: 0,
    about: { question: 'pause' },
    by: 'koi',
    choices: { koi: 'yes' },
  });
  const most = [askPause, says('lotus', 'yes'), says('turtle', 'yes')];
  expect(outcome(...most)).toBeUndefined();
  expect(outcome(...most, says('bonsai', 'yes'))).toBe('yes');
  expect(outcome(askPause, says('lotus', 'no'))).toBe('no');
  expect(outcome(askPause, says('lotus', 'no'), says('lotus', 'yes'))).toBeUndefined();
});

test('a bot is not asked', () => {
  const { vote } = proceedings(askPause, says('lotus', 'yes'));
  expect(vote && outcomeOf(vote, ['koi', 'lotus'])).toBe('yes');
});

test('after a pause begins or ends its question is gone', () => {
  const paused = proceedings(askPause, { type: 'paused' });
  expect(paused).toMatchObject({ paused: true });
  expect(paused.vote).toBeUndefined();
  expect(proceedings(askPause, { type: 'paused' }, { type: 'resumed', by: 'lotus' }).paused).toBe(false);
});

test.each<readonly [string, Note]>([
  ['declined', { type: 'dropped' }],
  ['carried out', { type: 'undone', to: 3 }],
])('a question that was %s is no longer open', (_, note) => {
  const asked: Note = { type: 'asked', by: 'koi', about: { question: 'undo', to: 3 } };
  expect(proceedings(asked, note).vote).toBeUndefined();
});

test('more than half of the others decide about somebody absent', () => {
  expect(outcome(late('koi'), says('lotus', 'wait'))).toBeUndefined();
  expect(outcome(late('koi'), says('lotus', 'wait'), says('turtle', 'bot'))).toBeUndefined();
  expect(outcome(late('koi'), says('lotus', 'bot'), says('turtle', 'bot'))).toBe('bot');
  expect(outcome(late('koi'), says('koi', 'wait'), says('lotus', 'wait'))).toBeUndefined();
});

test('half of the others are not enough to decide about somebody absent', () => {
  const five: readonly ClanId[] = [...PERSONS, 'dragonfly'];
  const half = [late('koi'), says('lotus', 'bot'), says('turtle', 'bot')];
  const among = (persons: readonly ClanId[], ...notes: readonly Note[]): Choice | undefined => {
    const { vote } = proceedings(...notes);
    return vote && outcomeOf(vote, persons);
  };
  expect(among(five, ...half)).toBeUndefined();
  expect(among(five, ...half, says('bonsai', 'wait'), says('dragonfly', 'wait'))).toBeUndefined();
  expect(among(five, ...half, says('bonsai', 'bot'))).toBe('bot');
  expect(among(['koi', 'lotus', 'turtle'], late('koi'), says('lotus', 'end'))).toBeUndefined();
});

test('nothing is decided if nobody is left to ask', () => {
  const { vote } = proceedings(late('koi'));
  expect(vote && outcomeOf(vote, ['koi'])).toBeUndefined();
  expect(vote && outcomeOf(vote, ['koi', 'lotus'], ['lotus'])).toBeUndefined();
  const { vote: pause } = proceedings(askPause);
  expect(pause && outcomeOf(pause, [])).toBeUndefined();
});

test('questions about two absent players come one after the other', () => {
  const both = [late('koi'), late('lotus'), says('turtle', 'bot')];
  expect(proceedings(...both).vote?.about).toEqual({ question: 'absent', clan: 'koi' });
  const next = proceedings(...both, { type: 'bot-took-over', clan: 'koi', level: 'samurai', why: 'absent' });
  expect(next.vote).toMatchObject({ about: { question: 'absent', clan: 'lotus' }, choices: {} });
  expect(next.bots).toEqual({ koi: { level: 'samurai', why: 'absent' } });
});

test('questions from people come first, and the absent are not forgotten', () => {
  const asked = proceedings(late('koi'), says('lotus', 'wait'), { ...askPause, by: 'turtle' });
  expect(asked.vote?.about).toEqual({ question: 'pause' });
  expect(proceedingsAfter(asked, { n: 3, when: 0, at: 0, note: { type: 'dropped' } }).vote).toMatchObject({
    n: 0,
    choices: { lotus: 'wait' },
  });
  expect(proceedings(askPause, late('koi')).vote?.about).toEqual({ question: 'pause' });
});

test.each<Note>([
  { type: 'waited', clan: 'koi' },
  { type: 'came-back', clan: 'koi' },
])('after $type the question about the clan is closed', (note) => {
  expect(proceedings(late('koi'), note)).toEqual(NEW_PROCEEDINGS);
});

test('a person who comes back plays again', () => {
  const left: Note = { type: 'bot-took-over', clan: 'koi', level: 'samurai', why: 'left' };
  expect(proceedings(left, { type: 'came-back', clan: 'koi' }).bots).toEqual({});
});

test('the end of the game leaves no questions open', () => {
  const ended = proceedings(late('koi'), askPause, { type: 'ended', how: 'abandoned', by: 'koi' });
  expect(ended).toEqual({ ...NEW_PROCEEDINGS, ended: { how: 'abandoned', by: 'koi' } });
});

test('a standing answer replaces the last one about the same thing, until it is withdrawn', () => {
  const toll = (use: boolean, value: boolean): Note => ({
    type: 'standing',
    clan: 'koi',
    answer: { on: 'use', ability: 'mercy', value: use },
    value,
  });
  const recruit: Note = {
    type: 'standing',
    clan: 'koi',
    answer: { on: 'pass', kind: 'summon' },
    value: true,
  };
  expect(proceedings(toll(true, true), recruit, toll(false, true)).standing).toEqual({
    koi: [
      { on: 'pass', kind: 'summon' },
      { on: 'use', ability: 'mercy', value: false },
    ],
  });
  expect(proceedings(toll(true, true), toll(true, false)).standing).toEqual({ koi: [] });
});

describe('which standing answers are about the same thing', () => {
  const bid = (war: ProvinceId, ronin: number): StandingAnswer => ({
    on: 'bid',
    season: 'spring',
    war,
    bid: { seppuku: 0, hostage: 0, ronin, poets: 0 },
    against: ['lotus'],
  });
  const pairs: readonly (readonly [StandingAnswer, StandingAnswer])[] = [
    [
      { on: 'use', ability: 'mercy', value: true },
      { on: 'use', ability: 'mercy', value: false },
    ],
    [
      { on: 'pass', kind: 'summon' },
      { on: 'pass', kind: 'summon', once: true },
    ],
    [bid('edo', 1), bid('edo', 2)],
    [{ on: 'tea' }, { on: 'tea', once: true }],
    [{ on: 'ready' }, { on: 'ready' }],
    [
      { on: 'accept', with: 'lotus' },
      { on: 'accept', with: 'lotus' },
    ],
  ];
  const others: readonly StandingAnswer[] = [
    { on: 'use', ability: 'amaterasu', value: true },
    { on: 'pass', kind: 'move' },
    bid('kyoto', 1),
    { on: 'accept', with: 'turtle' },
  ];
  const standingAfter = (...answers: readonly StandingAnswer[]) =>
    proceedings(...answers.map((answer): Note => ({ type: 'standing', clan: 'koi', answer, value: true })))
      .standing.koi;

  test.each(pairs)('%j is replaced by %j', (old, now) => {
    expect(standingAfter(old, now)).toEqual([now]);
  });

  test('all others exist side by side', () => {
    const different = [...pairs.map(([answer]) => answer), ...others];
    expect(standingAfter(...different)).toEqual(different);
    expect(standingAfter(...different.toReversed())).toEqual(different.toReversed());
  });
});

test('a clan that has promised something, or offered coins, has a pledge to honor', () => {
  const says = (words: Omit<Extract<Note, { type: 'phrase' }>, 'type' | 'from'>): Proceedings =>
    proceedingsAfter(NEW_PROCEEDINGS, {
      n: 0,
      when: 0,
      at: 7,
      note: { type: 'phrase', from: 'koi', ...words },
    });
  expect(says({ phrase: { say: 'stay-allied' }, promise: true }).pledged).toEqual({ koi: 7 });
  expect(says({ phrase: { say: 'please-play', mandate: 'train', coins: 1 } }).pledged).toEqual({ koi: 7 });
  expect(says({ phrase: { say: 'please-play', mandate: 'train', coins: 0 } }).pledged).toEqual({});
  expect(says({ phrase: { say: 'stay-allied' } }).pledged).toEqual({});
});

test('only those who have not answered yet are waited for', () => {
  expect(silentIn(proceedings(), PERSONS)).toEqual([]);
  expect(silentIn(proceedings(askPause, says('turtle', 'yes')), PERSONS)).toEqual(['lotus', 'bonsai']);
  expect(silentIn(proceedings(late('koi'), says('turtle', 'wait')), PERSONS)).toEqual(['lotus', 'bonsai']);
  expect(choicesOf({ question: 'pause' })).toEqual(['yes', 'no']);
  expect(choicesOf({ question: 'absent', clan: 'koi' })).toEqual(['wait', 'bot', 'end']);
});

test('in a vote about somebody absent, a player who is late too counts only if they answer', () => {
  const { vote } = proceedings(late('koi'), late('lotus'), says('turtle', 'bot'));
  expect(vote && outcomeOf(vote, ['koi', 'lotus', 'turtle'], ['koi', 'lotus'])).toBe('bot');
  expect(vote && outcomeOf(vote, ['koi', 'lotus', 'turtle'])).toBeUndefined();
  const heard = proceedings(late('koi'), late('lotus'), says('turtle', 'bot'), says('lotus', 'wait')).vote;
  expect(heard && outcomeOf(heard, ['koi', 'lotus', 'turtle'], ['koi', 'lotus'])).toBeUndefined();
});

test('private messages reach only the two people involved, and not a reader who muted the sender', () => {
  const said: Note = { type: 'said', from: 'koi', to: 'lotus', text: 'a word' };
  const heardBy = [...PERSONS, undefined].filter((seat) => mayHear(said, seat));
  expect(heardBy).toEqual(['koi', 'lotus']);
  expect(mayHear(said, 'lotus', ['koi'])).toBe(false);
  expect(mayHear(said, 'koi', ['lotus'])).toBe(true);
  expect(mayHear({ type: 'said', from: 'koi', text: 'all' }, undefined)).toBe(true);
  expect(mayHear({ type: 'rematch', game: 'the next' }, 'lotus')).toBe(true);
  expect(mayHear({ type: 'rematch', game: 'the next' }, undefined)).toBe(false);
});

test('everybody hears what the table agrees on, including spectators', () => {
  for (const note of [askPause, says('lotus', 'yes'), late('koi'), { type: 'paused' } as const])
    expect([...PERSONS, undefined].filter((seat) => mayHear(note, seat))).toHaveLength(5);
});

test('only their own clan sees standing answers and mutes', () => {
  const mute: Note = { type: 'muted', clan: 'koi', of: 'lotus', value: true };
  expect([...PERSONS, undefined].filter((seat) => mayHear(mute, seat))).toEqual(['koi']);
  expect(proceedings(mute).muted).toEqual({ koi: ['lotus'] });
  expect(proceedings(mute, { ...mute, value: false }).muted).toEqual({ koi: [] });
});
