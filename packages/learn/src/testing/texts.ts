import fs from 'node:fs';
import { LANGUAGES, type Language } from '@hinode/text/languages';
import type { Chapter } from '../rules/chapters.ts';
import type { RulesText } from '../rules/text.ts';

/** The languages that have a file in a folder beside `src`: `rules/text`. */
export const writtenLanguages = (folder: string): readonly Language[] =>
  LANGUAGES.filter((language) => fs.existsSync(new URL(`../../${folder}/${language}.json`, import.meta.url)));

/** The texts of a chapter in reading order, without its titles. */
export function textsOfChapter({ id, sections }: Chapter, text: RulesText): string[] {
  const texts = sections.flatMap((section) => [
    text.sections[section.id]?.lead,
    ...section.entries.flatMap(({ ids }) =>
      ids.flatMap((rule) => [text.rules[rule], text.rulings[rule], text.ours[rule]]),
    ),
    section.board === undefined ? undefined : text.boards[section.board],
  ]);
  return [text.chapters[id]?.lead, ...texts].filter((words) => words !== undefined);
}

/** Every text with markup, by its place: `rules.RECRUIT-1`. */
export function allTexts(text: RulesText): Readonly<Record<string, string>> {
  const { chapters, sections, rules, rulings, ours, boards, terms } = text;
  return Object.fromEntries([
    ...leads('chapters', chapters),
    ...leads('sections', sections),
    ...Object.entries({ rules, rulings, ours, boards }).flatMap(([part, words]) =>
      Object.entries(words).map(([id, words]) => [`${part}.${id}`, words]),
    ),
    ...Object.entries(terms).map(([id, { text }]) => [`terms.${id}`, text]),
  ]);
}

const leads = (part: string, headings: RulesText['chapters']): [string, string][] =>
  Object.entries(headings).flatMap(([id, { lead }]) => (lead === undefined ? [] : [[`${part}.${id}`, lead]]));
