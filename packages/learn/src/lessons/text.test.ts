import { LANGUAGES } from '@hinode/text/languages';
import { describe, expect, test } from 'vitest';
import { unlinkedTerms } from '../testing/checks.ts';
import { CHAPTERS } from './chapters.ts';
import { endsHere } from './steps.ts';
import { loadLessonText } from './text.ts';
import type { LessonText } from './types.ts';

/** What the guide says is short, complete, and equivalent in all languages. */

const MOST_SENTENCES = 2;
const MOST_WORDS = 25;
/** Everything that is said at one time. */
const MOST_SAID = 30;

const plain = (text: string): string => text.replaceAll('**', '').replace(/\[(.+?)\]\(.+?\)/g, '$1');
const sentencesOf = (text: string): string[] => plain(text).split(/(?<=[.?!؟])\s+/);
const wordsIn = (text: string): number => plain(text).split(/\s+/).length;

/** By the path to each text. */
function textsIn(texts: object, way = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${way}${key}`, value] as [string, string]]
      : textsIn(value, `${way}${key} › `),
  );
}

const english = await loadLessonText('en');

/** The words that a newcomer may look up, and the notes that explain them. */
const NOTES: Readonly<Record<string, string>> = {
  ally: 'term.alliance',
  bushi: 'bushi',
  coins: 'term.coins',
  daimyo: 'daimyo',
  force: 'term.force',
  honor: 'term.honor',
  hostage: 'hostage',
  poets: 'poets',
  ronin: 'term.ronin',
  seppuku: 'seppuku',
  shinto: 'shinto',
  shrine: 'term.shrine',
  stronghold: 'stronghold',
  token: 'term.token',
};

/** Everything that somebody reads who does as asked, from the shore to the gate. Links lead to words instead of notes. */
function textsOnTheRoad(text: LessonText): string[] {
  const said = CHAPTERS.flatMap(({ id, steps }) =>
    steps.flatMap((step) => {
      const { says, done } = text.chapters[id]?.steps[step.id] ?? {};
      return [says, done].filter((words) => words !== undefined);
    }),
  );
  const words = new Map(Object.entries(NOTES).map(([word, note]) => [note, word]));
  return said.map((one) => one.replace(/\]\((.+?)\)/g, (_, note: string) => `](${words.get(note) ?? note})`));
}

describe.each(LANGUAGES)('in %s', (language) => {
  test('every text is there, and no others', async () => {
    const keys = textsIn(await loadLessonText(language)).map(([way]) => way);
    expect(keys).toEqual(textsIn(english).map(([way]) => way));
  });

  test('at most two sentences, of at most 25 words each', async () => {
    const long = textsIn(await loadLessonText(language)).filter(
      ([, text]) =>
        sentencesOf(text).length > MOST_SENTENCES ||
        wordsIn(text) > MOST_SAID ||
        sentencesOf(text).some((sentence) => wordsIn(sentence) > MOST_WORDS),
    );
    expect(long).toEqual([]);
  });

  test('a word with a note is linked where the road first uses it', async () => {
    const road = textsOnTheRoad(await loadLessonText(language));
    expect(unlinkedTerms(road, Object.keys(NOTES), language)).toEqual([]);
    for (const word of Object.keys(NOTES)) expect(road.join()).toContain(`](${word})`);
  });

  test('a text has the values and marks of the English one', async () => {
    const marks = (text: string) =>
      [...text.matchAll(/\{\w+\}|\*\*|\]\([\w.]+\)/g)].map(([mark]) => mark).sort();
    const own = new Map(textsIn(await loadLessonText(language)));
    for (const [way, text] of textsIn(english))
      expect([way, marks(own.get(way) ?? '')]).toEqual([way, marks(text)]);
  });
});

describe.each(CHAPTERS)('$id', (chapter) => {
  const told = english.chapters[chapter.id];

  test('says something at each step, and explains the outcome where it continues elsewhere', () => {
    expect(Object.keys(told?.steps ?? {})).toEqual(chapter.steps.map(({ id }) => id));
    chapter.steps.forEach(({ id }, at) => {
      expect([id, told?.steps[id]?.done !== undefined]).toEqual([id, endsHere(chapter, at)]);
    });
  });

  test('has words for each answer and each thing met, and no others', () => {
    for (const { id, answers, met } of chapter.steps) {
      const known = Object.keys(told?.steps[id]?.answers ?? {});
      expect([id, known.toSorted()]).toEqual([id, [...new Set(answers.map(({ says }) => says))].toSorted()]);
      for (const thing of met) expect(Object.keys(english.met)).toContain(thing);
    }
  });
});

test('everything that is met is taught by some step', () => {
  const taught = CHAPTERS.flatMap(({ steps }) => steps.flatMap(({ met }) => met));
  expect(Object.keys(english.met).toSorted()).toEqual(taught.toSorted());
});
