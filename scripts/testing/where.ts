/** Where the time of a test run went: its parts, which run in parallel, and the slowest files. */

interface Timed {
  readonly headline: string;
  readonly milliseconds: number;
  readonly report: { readonly files: Readonly<Record<string, number>> };
}

/** How many of the slowest files are listed. */
const SLOWEST = 10;

export function whereTheTimeWent(parts: readonly Timed[]): string {
  const files = parts.flatMap(({ report }) => Object.entries(report.files));
  const slowest = files.sort(([, a], [, b]) => b - a).slice(0, SLOWEST);
  return [
    '\n== Where the time went',
    ...parts.map(({ headline, milliseconds }) => line(milliseconds, headline)),
    ...(slowest.length > 0 ? ['The slowest files:'] : []),
    ...slowest.map(([file, milliseconds]) => line(milliseconds, file)),
  ].join('\n');
}

const line = (milliseconds: number, what: string): string => {
  const seconds = Math.round(milliseconds / 1000);
  return `${`${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`.padStart(6)}  ${what}`;
};
