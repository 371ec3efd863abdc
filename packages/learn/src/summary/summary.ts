import type { Language } from '@hinode/text/languages';
import { readList, readRecord, readText } from '../reading.ts';

/** The game on two printed pages: parts with a title and short lines, in the markup of markup.ts without links. */
export interface Summary {
  readonly title: string;
  readonly parts: readonly SummaryPart[];
}

export interface SummaryPart {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly string[];
}

export async function loadSummary(language: Language): Promise<Summary> {
  const module: { readonly default: unknown } = await import(`../../summary/text/${language}.json`, {
    with: { type: 'json' },
  });
  return readSummary(module.default, language);
}

export function readSummary(input: unknown, path: string): Summary {
  const { title, parts } = readRecord(input, path, ['title', 'parts']);
  return { title: readText(title, `${path}.title`), parts: readList(parts, `${path}.parts`, readPart) };
}

function readPart(input: unknown, path: string): SummaryPart {
  const { id, title, lines } = readRecord(input, path, ['id', 'title', 'lines']);
  return {
    id: readText(id, `${path}.id`),
    title: readText(title, `${path}.title`),
    lines: readList(lines, `${path}.lines`, readText),
  };
}
