import { CARD_FACTS, CLAN_IDS, KAMI_IDS } from '@hinode/engine/facts';
import { loadRules, placeOfRule, plainWords } from '@hinode/learn';
import { CHAPTER_IDS, loadLessonText } from '@hinode/learn/lessons';
import { loadPuzzlesText, puzzleNamed } from '@hinode/learn/puzzles';
import { type Language, loadText } from '@hinode/text';
import type { Place } from './names.ts';

/** The titles of places that people send each other. */

export interface Titled {
  readonly title: string;
  readonly description: string;
}

/** The name of one thing there, or undefined if there is no such thing. */
type Naming = (language: Language, id: string) => Promise<Titled | undefined>;

export const nameIn: Readonly<Record<Place, Naming>> = {
  learn: async (language, id) => {
    const chapter = CHAPTER_IDS.find((known) => known === id);
    const words = chapter && (await loadLessonText(language)).chapters[chapter];
    return words && { title: words.title, description: words.about };
  },
  rules: async (language, id) => {
    const place = placeOfRule(id);
    if (place === undefined) return undefined;
    const { rules, rulings, ours, sections } = await loadRules(language);
    const things = place.section.entries.find(({ ids }) => ids.includes(id))?.things ?? [];
    const said = rules[id] ?? rulings[id] ?? ours[id] ?? (await ruleOf(language, things[0]));
    return {
      title: `${id} · ${sections[place.section.id]?.title ?? ''}`,
      description: plainWords(said),
    };
  },
  cards: async (language, id) => {
    if (!isThing(id)) return undefined;
    const text = await loadText(language, []);
    return { title: text.name(id), description: await ruleOf(language, id) };
  },
  puzzles: async (language, id) => {
    const words = puzzleNamed(id) && (await loadPuzzlesText(language))[id];
    return words && { title: words.title, description: words.task };
  },
};

const isThing = (id: string): boolean =>
  [...CARD_FACTS.map((card) => card.id), ...CLAN_IDS, ...KAMI_IDS].some((known) => known === id);

/** What a thing says about itself. */
async function ruleOf(language: Language, id: string | undefined): Promise<string> {
  const text = await loadText(language, ['play']);
  const key = `rule.${id}`;
  return text.has(key) ? text.say(key) : '';
}

/** A place as a whole. */
export async function wholeOf(language: Language, place: Place): Promise<Titled> {
  const { page } = await loadLessonText(language);
  const about = {
    learn: [page['title'], page['lead']],
    rules: [page['rules'], page['rules-about']],
    cards: [page['cards'], page['cards-about']],
    puzzles: [page['puzzles'], page['puzzles-about']],
  } as const;
  const [title = '', description = ''] = about[place];
  return { title, description };
}
