import type { Language } from '@hinode/text/languages';
import { readEach, readRecord, readText } from '../reading.ts';

/** The texts of the puzzles in one language, by their ids. */
export type PuzzlesText = Readonly<Record<string, PuzzleText>>;

export interface PuzzleText {
  readonly title: string;
  /** What to do, in a sentence. */
  readonly task: string;
  /** Why it works, for those who have solved it. */
  readonly why: string;
}

export async function loadPuzzlesText(language: Language): Promise<PuzzlesText> {
  const module: { readonly default: unknown } = await import(`../../puzzles/text/${language}.json`, {
    with: { type: 'json' },
  });
  return readEach(module.default, language, (input, path) => {
    const { title, task, why } = readRecord(input, path, ['title', 'task', 'why']);
    return {
      title: readText(title, `${path}.title`),
      task: readText(task, `${path}.task`),
      why: readText(why, `${path}.why`),
    };
  });
}
