import type { Box, Kind, Thing } from './folders.ts';

/** A file that is generated from the folders of the boxes. */
export interface Index {
  /** Relative to the folder of the boxes. */
  readonly file: string;
  readonly text: string;
}

export const WRITTEN =
  '// Written by `npm run content` from the folders beside it; change those, not this file.';

/** All things of a kind, in the order of their numbers: box after box, but clans by their rank. */
export function thingsOf(boxes: readonly Box[], kind: Kind): readonly Thing[] {
  const things = boxes.flatMap((box) => box.things.filter((thing) => thing.kind === kind));
  return kind === 'clans' ? things.toSorted((one, other) => rankOf(one) - rankOf(other)) : things;
}

const rankOf = ({ declared }: Thing): number => Number(declared['honorRank']);
