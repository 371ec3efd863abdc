import type { View } from '@hinode/engine';
import { rankingSoFar } from '@hinode/engine/facts';
import type { Text } from '@hinode/text';
import { sum } from './numbers.ts';

/** Tables that sum up a position, as rows of words. The first row is the head. */

export type Rows = readonly (readonly string[])[];

type ClanView = View['clans'][number];

interface Column {
  readonly head: (text: Text) => string;
  readonly of: (clan: ClanView, honor: View['honor']) => number;
  /** Shown even where nobody has any. */
  readonly always?: true;
}

const COLUMNS: readonly Column[] = [
  { head: (text) => text.say('term.vp'), of: ({ vp }) => vp, always: true },
  { head: (text) => text.say('term.honor'), of: ({ clan }, honor) => honor.indexOf(clan) + 1 },
  { head: (text) => text.say('term.coins'), of: ({ coins }) => coins },
  { head: (text) => text.say('term.ronin'), of: ({ ronin }) => ronin },
  { head: (text) => text.say('clan.cards'), of: ({ cards }) => cards.length },
  { head: (text) => text.say('sheet.tokens'), of: ({ tokens }) => tokens.length },
  {
    head: (text) => text.say('cause.named', { what: { name: 'stronghold' } }),
    of: ({ map }) => strongholdsOn(map),
  },
];

const strongholdsOn = (map: ClanView['map']): number =>
  sum(Object.values(map).map((squad) => squad['stronghold'] ?? 0));

/** Who has what, the best first. Columns in which nobody has anything are left out. */
export function clanRows({ clans, honor }: View, text: Text): Rows {
  const vp = Object.fromEntries(clans.map((one) => [one.clan, one.vp]));
  const best = rankingSoFar({ vp, honor }).flatMap(({ clan }) => clans.filter((one) => one.clan === clan));
  const columns = COLUMNS.filter(({ of, always }) => always || best.some((clan) => of(clan, honor) > 0));
  return [
    ['', ...columns.map(({ head }) => head(text))],
    ...best.map((clan) => [
      text.name(clan.clan),
      ...columns.map(({ of, always }) => cell(of(clan, honor), text, always)),
    ]),
  ];
}

/** Stands for an empty cell. */
const NOTHING = '·';

const cell = (number: number, text: Text, always = false): string =>
  number === 0 && !always ? NOTHING : text.number(number);

/** Everybody's Force in the provinces that will see war, in the order of the wars. */
export const forces = ({ clans, wars }: View, text: Text): Rows => [
  [text.say('term.force'), ...clans.map(({ clan }) => text.name(clan))],
  ...wars.map((province, i) => [
    `${text.number(i + 1)} ${text.name(province)}`,
    ...clans.map(({ force }) => cell(force[province] ?? 0, text)),
  ]),
];
