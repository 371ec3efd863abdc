import {
  CARDS,
  type CardId,
  type Cause,
  CLANS,
  type ClanId,
  KAMI,
  type KamiId,
  type MandateId,
  type ProvinceId,
  type SeasonId,
} from '@hinode/engine';

/** What things are called in English, by their ids. */

const capital = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

const NAMES: ReadonlyMap<string, string> = new Map(
  [...CLANS, ...CARDS, ...KAMI].map(({ id, name }): [string, string] => [id, name]),
);

export const nameOf = (id: ClanId | CardId | KamiId | ProvinceId | MandateId | SeasonId): string =>
  NAMES.get(id) ?? capital(id);

const PIECE_NAMES: Readonly<Record<string, string>> = {
  bushi: 'Bushi',
  shinto: 'Shinto',
  daimyo: 'Daimyo',
  stronghold: 'stronghold',
};

const isMonster = (figure: string): boolean => PIECE_NAMES[figure] === undefined;

/** `Bushi`, `Daimyo`, `Oni of Skulls` */
export const pieceName = (figure: string): string => PIECE_NAMES[figure] ?? NAMES.get(figure) ?? figure;

/** `a Bushi`, `the Daimyo`, `Oni of Skulls` */
export function onePiece(figure: string): string {
  if (isMonster(figure)) return pieceName(figure);
  return `${figure === 'daimyo' ? 'the' : 'a'} ${pieceName(figure)}`;
}

/** `2 Bushi, 1 Shinto and Oni of Skulls` */
export const pieces = (figures: Readonly<Record<string, number>>): string =>
  listed(
    Object.entries(figures).map(([figure, count]) =>
      isMonster(figure) || figure === 'daimyo' ? onePiece(figure) : `${count} ${pieceName(figure)}`,
    ),
  );

const CAUSES: Readonly<Partial<Record<Cause, string>>> = {
  'hostages-returned': 'hostages',
  'war-tokens': 'war tokens',
  'province-sets': 'different provinces',
  seppuku: 'seppuku',
  hostage: 'hostage',
  poets: 'poets',
  ronin: 'ronin',
  battle: 'battle',
  gift: 'gift',
};

export const causeName = (cause: Cause): string => CAUSES[cause] ?? NAMES.get(cause) ?? capital(cause);

/** `1 coin`, `2 coins` */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** `Koi`, `Koi and Lotus`, `Koi, Lotus and Turtle` */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** `2 VP, 3 coins and 1 ronin` */
export const purse = ({ vp = 0, coins = 0, ronin = 0 }: Purse): string =>
  listed([
    ...(vp > 0 ? [`${vp} VP`] : []),
    ...(coins > 0 ? [counted(coins, 'coin')] : []),
    ...(ronin > 0 ? [`${ronin} ronin`] : []),
  ]);

interface Purse {
  readonly vp?: number;
  readonly coins?: number;
  readonly ronin?: number;
}
