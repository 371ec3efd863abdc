import type { ClanId, FigureId } from '@hinode/engine';
import type { Camp } from './camps.ts';
import { type Measures, sizeOf } from './measures.ts';
import type { Form } from './placing.ts';

/** The sizes of camps and plates in each of their forms. The drawing must match them exactly. */

/** Equal pieces that stand as one, some of which may have moved already. */
export interface Stack {
  readonly figure: FigureId;
  readonly count: number;
  readonly moved: boolean;
}

export interface CampLine extends Omit<Camp, 'clan'> {
  /** Uncontrolled Kami belong to shrines without worshippers: they are drawn without an emblem and without Force. */
  readonly clan: ClanId | undefined;
  readonly stacks: readonly Stack[];
  /** Has pieces that can be chosen now: they are drawn in every form that draws figures at all. */
  readonly asked: boolean;
}

/** Every clan with its figures; only the leaders (or clans whose figures can be picked); no figures. */
export type CampForm = 'full' | 'lead' | 'tally';
/** With its name; without. */
export type PlateForm = 'name' | 'tag';

/** Around a line of figures, and around emblems and Force alone. */
export const PAD = { start: 3, end: 5, block: 1 } as const;
/** How far the small fan on a disc sticks out. */
const FAN = 5;
/** More figures than this take a second row. */
const IN_A_ROW = 5;
const BETWEEN = 2;

/** Which lines are drawn with figures; the others are shown below by emblem and Force. */
export function openLines(form: CampForm, lines: readonly CampLine[]): readonly CampLine[] {
  if (form === 'full') return lines;
  if (form === 'tally') return [];
  return lines.filter(({ leads, asked }, i) => leads || asked || (i === 0 && lines.length === 1));
}

/** Rows of emblems with their Force: two per row, the leader first. */
export function tallyRows<T>(lines: readonly T[]): (readonly T[])[] {
  const first = lines.length % 2 === 1 ? 1 : 2;
  const rows: (readonly T[])[] = [];
  for (let i = 0; i < lines.length; i += i === 0 ? first : 2)
    rows.push(lines.slice(i, i === 0 ? first : i + 2));
  return rows;
}

/** The figures of a line, in rows. */
export function figureRows(stacks: readonly Stack[]): (readonly Stack[])[] {
  const rows = Math.max(1, Math.ceil(stacks.length / IN_A_ROW));
  const each = Math.ceil(stacks.length / rows);
  return Array.from({ length: rows }, (_, i) => stacks.slice(i * each, (i + 1) * each));
}

const tagWidth = ({ clan, stacks, byHonor }: CampLine, { emblem, disc }: Measures): number =>
  clan === undefined
    ? stacks.length * (emblem + BETWEEN) - BETWEEN
    : emblem + BETWEEN + disc + (byHonor ? FAN : 0);

function lineSize(line: CampLine, measures: Measures): { readonly width: number; readonly height: number } {
  const { gap } = measures;
  const rows = figureRows(line.stacks);
  const widths = rows.map((row) => row.reduce((sum, { figure }) => sum + gap + sizeOf(figure, measures), 0));
  const height = rows.reduce(
    (sum, row) => sum + Math.max(measures.disc, ...row.map(({ figure }) => sizeOf(figure, measures))),
    0,
  );
  const figures = Math.max(0, ...widths);
  return {
    width:
      PAD.start +
      (line.clan === undefined ? figures - gap : measures.emblem + figures + gap + measures.disc) +
      PAD.end +
      (line.byHonor ? FAN : 0),
    height: height + 2 * PAD.block,
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

export function campSize(form: CampForm, lines: readonly CampLine[], measures: Measures): Form {
  const open = openLines(form, lines);
  const sizes = open.map((line) => lineSize(line, measures));
  const rest = tallyRows(lines.filter((line) => !open.includes(line)));
  const widths = rest.map(
    (row) =>
      sum(row.map((line) => tagWidth(line, measures))) + (row.length - 1) * TAGS_APART + PAD.start + PAD.end,
  );
  const row =
    Math.max(measures.emblem, measures.disc) +
    2 * PAD.block +
    (rest.flat().some(({ byHonor }) => byHonor) ? FAN : 0);
  return {
    form,
    width: Math.ceil(Math.max(0, ...sizes.map(({ width }) => width), ...widths)),
    height: Math.ceil(
      sum(sizes.map(({ height }) => height)) + rest.length * row + (sizes.length + rest.length - 1) * BETWEEN,
    ),
  };
}

/** Between two clans in a row. */
export const TAGS_APART = 6;

/** The forms that a camp tries, largest first; equal ones only once. */
export function campForms(
  forms: readonly CampForm[],
  lines: readonly CampLine[],
  measures: Measures,
): Form[] {
  if (lines.length === 0) return [];
  const sizes = forms.map((form) => campSize(form, lines, measures));
  return sizes.filter(
    ({ width, height }, i) => width !== sizes[i - 1]?.width || height !== sizes[i - 1]?.height,
  );
}

export interface PlateText {
  readonly name: string;
  readonly war: boolean;
  /** The amounts as they are written beside their icons, for each form; empty where the icon alone says it. */
  readonly rewards: Readonly<Record<PlateForm, readonly string[]>>;
}

/** The width of a text in the typeface of names, and in that of numbers. */
export interface Letters {
  name(text: string, size: number): number;
  number(text: string, size: number): number;
  /** The height of a line of names as a multiple of its font size. */
  readonly line: number;
}

/** Inside a plate: the padding, and the gaps between its parts and between an icon and its number. */
export const PLATE = { pad: 5, edge: 2, gap: 6, beside: 2 } as const;

export function plateSize(form: PlateForm, plate: PlateText, measures: Measures, letters: Letters): Form {
  const { name, reward, seal } = measures;
  const rewards = plate.rewards[form].map(
    (amount) => reward * ICON + (amount === '' ? 0 : PLATE.beside + letters.number(amount, reward)),
  );
  const parts = [
    ...(plate.war ? [seal] : []),
    ...(form === 'name' ? [letters.name(plate.name, name)] : []),
    sum(rewards) + (rewards.length - 1) * PLATE.gap,
  ];
  return {
    form,
    width: Math.ceil(sum(parts) + (parts.length - 1) * PLATE.gap + 2 * (PLATE.pad + PLATE.edge)),
    height: Math.ceil(
      Math.max(seal, form === 'name' ? name * letters.line : 0, reward * 1.4) + 2 * (PLATE.edge + 2),
    ),
  };
}

/** How much larger an icon is than the number beside it. */
export const ICON = 1.15;
