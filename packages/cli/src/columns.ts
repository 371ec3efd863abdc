/** Tables of aligned columns: the first aligned left, the others right. */

/** How many columns a text takes on a terminal. */
export const lengthOf = (text: string): number => [...text].length;

export function alignedRows(rows: readonly (readonly string[])[], gap = 2): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, lengthOf(cell));
    });
  }
  return rows.map((row) =>
    loose(row.map((cell, i) => aligned(cell, i, widths[i] ?? 0)).join(' '.repeat(gap))),
  );
}

function aligned(cell: string, column: number, width: number): string {
  const space = ' '.repeat(width - lengthOf(cell));
  return column === 0 ? cell + space : space + cell;
}

/** Replaces non-breaking spaces with ordinary ones, for terminals. */
export const loose = (text: string): string => text.replaceAll('\u00a0', ' ');

/** Wraps a text into lines of at most `width` characters, between words. */
export function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && lengthOf(line) + 1 + lengthOf(word) > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  if (line !== '') lines.push(line);
  return lines.map(loose);
}
