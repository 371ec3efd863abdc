import { MANDATE_IDS } from '../data/year.ts';
import { codeOf, LISTED, type Part } from '../moves/code.ts';
import type { MoveType } from '../moves/types.ts';
import { allCards } from '../state/catalogue.ts';
import { allKinds } from '../state/kinds.ts';
import { CLAN_COUNT, FIRST_SHRINE, NONE, PROVINCES, RESERVE } from '../state/layout.ts';

const upTo = (end: number, from = 0): number[] => Array.from({ length: end - from }, (_, i) => from + i);
const [provinces, shrines, mandates] = [
  upTo(PROVINCES),
  upTo(RESERVE, FIRST_SHRINE),
  upTo(MANDATE_IDS.length),
];

/** The possible values of a part of a well-formed move. */
const WORDS: Readonly<Record<Part, readonly number[]>> = {
  clan: upTo(CLAN_COUNT),
  clans: upTo(2 ** CLAN_COUNT),
  tile: mandates,
  announced: [NONE, ...mandates],
  card: allCards().map(({ number }) => number),
  figure: allKinds(),
  replacement: allKinds(),
  province: provinces,
  from: provinces,
  to: provinces,
  shrine: [NONE, ...shrines],
  place: [...provinces, ...shrines],
  yes: [0, 1],
};

const found = new Map<MoveType, readonly number[]>();

/** Every well-formed move of a type that can be listed, as numbers, whether anybody could ever make it or not. */
export function possibleMoves(type: MoveType): readonly number[] {
  let moves = found.get(type);
  if (moves === undefined) {
    const parts = Object.values(LISTED[type] ?? {});
    const values = parts.reduce<number[][]>(
      (some, part) => some.flatMap((begun) => WORDS[part].map((word) => [...begun, word])),
      [[]],
    );
    moves = values.map((said) => codeOf(type, said));
    found.set(type, moves);
  }
  return moves;
}
