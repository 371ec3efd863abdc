import type { Field } from '../shape/field.ts';

export interface Stretch {
  readonly at: number;
  readonly end: number;
}

/**
 * The cells that lie open on the table (KNOW-1), as `shape/position.ts` declares them: only these are ever copied for a viewer as
 * they are. They are stretches without a gap: a few long ones are copied quicker than many fields.
 */
export const publicStretches = (fields: readonly Field[]): readonly Stretch[] =>
  fields
    .filter(({ seen }) => seen === 'public')
    .reduce<{ at: number; end: number }[]>((stretches, { at, length }) => {
      const last = stretches.at(-1);
      if (last?.end === at) last.end += length;
      else stretches.push({ at, end: at + length });
      return stretches;
    }, []);
