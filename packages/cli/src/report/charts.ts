/** Charts as inline SVG. They are drawn for a narrow column, so that a phone shows them without shrinking the text. */

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const WIDTH = 360;
const LABELS = 112;
const VALUES = 50;
const LEFT = LABELS + 8;
const RIGHT = WIDTH - VALUES;
const LINE = 18;
const ROW_GAP = 8;
const AXIS = 24;

/** One value of one kind of bot (its color is that of its series), with an interval if there is one. */
export interface Mark {
  readonly series: number;
  readonly value: number;
  readonly low?: number;
  readonly high?: number;
  /** Drawn hollow: it is based on too few games. */
  readonly isFew?: boolean;
  /** The tooltip. */
  readonly note: string;
}

export interface Row {
  readonly name: string;
  readonly marks: readonly Mark[];
}

export interface RowChart {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly shape: 'dot' | 'bar';
  readonly written: (value: number) => string;
  /** Values that the axis must show at least. */
  readonly covers: readonly number[];
  /** A line to compare with, such as the win rate of chance. */
  readonly reference?: { readonly value: number; readonly name: string };
}

const NICE = [1, 2, 2.5, 5, 10];

/** A few round numbers that cover all values: `ticks([0, 0.83])` is 0, 0.25, 0.5, 0.75, 1. */
export function ticks(values: readonly number[], about = 4): number[] {
  const least = Math.min(...values);
  const most = Math.max(...values);
  const rough = (most - least || 1) / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (NICE.find((nice) => nice * power >= rough * 0.999) ?? 10) * power;
  const first = Math.floor(least / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(most / step - 1e-9));
  return Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}

type Scale = (value: number) => number;

const scale = (from: readonly number[], low: number, high: number): Scale => {
  const least = from[0] ?? 0;
  const most = from.at(-1) ?? 1;
  return (value) => round(low + ((value - least) / (most - least)) * (high - low));
};

const round = (number: number): number => Math.round(number * 10) / 10;

const svg = (title: string, height: number, inside: readonly string[]): string =>
  `<svg viewBox="0 0 ${WIDTH} ${round(height)}" role="img" aria-label="${escaped(title)}">${inside.join('')}</svg>`;

const words = (x: number, y: number, text: string, kind = '', anchor = 'start'): string =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}"${kind === '' ? '' : ` class="${kind}"`}>${escaped(text)}</text>`;

const line = (x1: number, y1: number, x2: number, y2: number, kind: string): string =>
  `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" class="${kind}"/>`;

/** Values as dots with their intervals or as bars, row by row, with one line for every kind of bot. */
export function rowChart({ title, rows, shape, written, covers, reference }: RowChart): string {
  const marks = rows.flatMap((row) => row.marks);
  const values = marks.flatMap(({ value, low = value, high = value }) => [low, value, high]);
  const steps = ticks([...covers, ...values, ...(reference === undefined ? [] : [reference.value])], 3);
  const x = scale(steps, LEFT, RIGHT);
  const bottom = rows.reduce((y, row) => y + row.marks.length * LINE + ROW_GAP, ROW_GAP);
  const parts = steps.flatMap((step) => [
    line(x(step), 0, x(step), bottom, step === 0 ? 'axis' : 'grid'),
    words(x(step), bottom + 15, written(step), 'quiet', 'middle'),
  ]);
  if (reference !== undefined)
    parts.push(line(x(reference.value), 0, x(reference.value), bottom, 'reference'));
  let y = ROW_GAP;
  for (const row of rows) {
    const height = row.marks.length * LINE;
    parts.push(words(LABELS, y + height / 2 + 4, row.name, '', 'end'));
    for (const mark of row.marks) {
      parts.push(
        drawn(mark, shape, x, y + LINE / 2),
        words(WIDTH, y + 13, written(mark.value), 'quiet', 'end'),
      );
      y += LINE;
    }
    y += ROW_GAP;
  }
  return svg(title, bottom + AXIS, parts);
}

function drawn(
  { series, value, low, high, isFew, note }: Mark,
  shape: RowChart['shape'],
  x: Scale,
  y: number,
): string {
  const start = Math.min(x(0), x(value));
  const shapeOf = {
    bar: () =>
      `<rect x="${start}" y="${y - 6}" width="${round(Math.abs(x(value) - x(0)))}" height="12" rx="2" class="fill"/>`,
    dot: () =>
      `${low === undefined || high === undefined ? '' : line(x(low), y, x(high), y, 'interval')}<circle cx="${x(value)}" cy="${y}" r="5" class="fill"/>`,
  };
  return `<g class="s${series}${isFew ? ' few' : ''}"><title>${escaped(note)}</title>${shapeOf[shape]()}</g>`;
}

export interface LineChart {
  readonly title: string;
  readonly names: readonly string[];
  readonly lines: readonly {
    readonly series: number;
    readonly name: string;
    readonly values: readonly number[];
  }[];
}

const CHART_HEIGHT = 190;

/** Values that grow over the same few points in time. */
export function lineChart({ title, names, lines }: LineChart): string {
  const steps = ticks([0, ...lines.flatMap(({ values }) => values)]);
  const y = scale(steps, CHART_HEIGHT, 10);
  const x = scale([0, names.length - 1], 48, WIDTH - 36);
  const grid = steps.flatMap((step) => [
    line(30, y(step), WIDTH, y(step), step === 0 ? 'axis' : 'grid'),
    words(24, y(step) + 4, String(step), 'quiet', 'end'),
  ]);
  const labels = names.map((name, i) => words(x(i), CHART_HEIGHT + 18, name, 'quiet', 'middle'));
  const curves = lines.map(({ series, name, values }) => {
    const points = values.map((value, i) => `${x(i)},${y(value)}`).join(' ');
    const dots = values.map(
      (value, i) =>
        `<circle cx="${x(i)}" cy="${y(value)}" r="4" class="fill"><title>${escaped(`${name}, ${names[i] ?? ''}: ${value.toFixed(1)} VP`)}</title></circle>`,
    );
    return `<g class="s${series}"><polyline points="${points}" class="stroke"/>${dots.join('')}</g>`;
  });
  return svg(title, CHART_HEIGHT + AXIS, [...grid, ...labels, ...curves]);
}
