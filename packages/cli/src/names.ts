import {
  CARDS,
  type CardId,
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

/** `Koi`, `Koi and Lotus`, `Koi, Lotus and Turtle` */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}
