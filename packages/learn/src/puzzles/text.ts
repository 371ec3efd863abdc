import type { Language } from '@hinode/text/languages';

/** The words of the puzzles in one language, by their ids. */
export type PuzzlesText = Readonly<Record<string, PuzzleText>>;

export interface PuzzleText {
  readonly title: string;
  /** What to do, as a sentence. */
  readonly task: string;
  /** Why it works: for those who have solved it. */
  readonly why: string;
}

export async function loadPuzzlesText(language: Language): Promise<PuzzlesText> {
  const module: { readonly default: PuzzlesText } = await import(`../../puzzles/text/${language}.json`, {
    with: { type: 'json' },
  });
  return module.default;
}
