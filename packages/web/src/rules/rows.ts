import type { Chapter, Entry, Section } from '@hinode/learn';

/** A chapter from top to bottom, as rows. */
export type Row =
  | { readonly is: 'head' }
  | { readonly is: 'section'; readonly section: Section }
  | { readonly is: 'entry'; readonly section: Section; readonly entry: Entry }
  | { readonly is: 'board'; readonly section: Section; readonly board: string }
  | { readonly is: 'see'; readonly section: Section };

export const rowsOf = ({ sections }: Chapter): readonly Row[] => [
  { is: 'head' },
  ...sections.flatMap((section): Row[] => [
    { is: 'section', section },
    ...section.entries.map((entry): Row => ({ is: 'entry', section, entry })),
    ...(section.board === undefined ? [] : [{ is: 'board', section, board: section.board } as const]),
    ...(section.see.length === 0 ? [] : [{ is: 'see', section } as const]),
  ]),
];

/** A note in the margin beside a row may reach down to the next row that has one. */
export const spanOf = (hasNotes: readonly boolean[], row: number): number => {
  const next = hasNotes.indexOf(true, row + 1);
  return (next === -1 ? hasNotes.length : next) - row;
};
