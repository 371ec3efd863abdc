import type { Field } from '../shape/field.ts';

export interface Stretch {
  readonly at: number;
  readonly end: number;
}

/**
 * The cells that are public (KNOW-1), as `shape/position.ts` declares them: only these are ever copied unchanged for a viewer. They
 * are contiguous stretches: a few long ones are copied faster than many fields.
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
