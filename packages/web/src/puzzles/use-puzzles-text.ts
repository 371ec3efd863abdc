import { loadPuzzlesText, type PuzzlesText, type PuzzleText } from '@hinode/learn/puzzles';
import type { Language } from '@hinode/text';
import { use } from 'react';
import { useText } from '../app/language.tsx';

const loaded = new Map<Language, Promise<PuzzlesText>>();

function textIn(language: Language): Promise<PuzzlesText> {
  const known = loaded.get(language) ?? loadPuzzlesText(language);
  loaded.set(language, known);
  return known;
}

/** The texts of a puzzle in the current language. Suspends until they have loaded. */
export function usePuzzleText(id: string): PuzzleText {
  const words = use(textIn(useText().language))[id];
  if (words === undefined) throw new Error(`the puzzle ${id} has no texts`);
  return words;
}
