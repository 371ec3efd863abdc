import type { ClanId, View } from '@hinode/engine';
import { nameOf } from './names.ts';
import { sum } from './numbers.ts';

/** Tables that sum a position up, as rows of words. The first row is the head. */

type Rows = readonly (readonly string[])[];

const cell = (number: number): string => (number === 0 ? '·' : String(number));

type ClanView = View['clans'][number];

const COLUMNS: readonly {
  readonly head: string;
  readonly of: (clan: ClanView, honor: View['honor']) => number;
}[] = [
  { head: 'VP', of: ({ vp }) => vp },
  { head: 'honor', of: ({ clan }, honor) => honor.indexOf(clan) + 1 },
  { head: 'coins', of: ({ coins }) => coins },
  { head: 'ronin', of: ({ ronin }) => ronin },
  { head: 'cards', of: ({ cards }) => cards.length },
  { head: 'tokens', of: ({ tokens }) => tokens.length },
  { head: 'provinces', of: ({ tokens }) => new Set(tokens.map(({ province }) => province)).size },
  { head: 'strongholds', of: ({ map }) => onMap(map, (piece) => piece === 'stronghold') },
  { head: 'figures', of: ({ map }) => onMap(map, (piece) => piece !== 'stronghold') },
];

const shown = (head: string, number: number): string => (head === 'VP' ? String(number) : cell(number));

/** Who has what, the best first. Columns in which nobody has anything are left out. */
export function clanRows({ clans, honor }: View): Rows {
  const best = clans.toSorted((a, b) => b.vp - a.vp || honor.indexOf(a.clan) - honor.indexOf(b.clan));
  const columns = COLUMNS.filter(({ head, of }) => head === 'VP' || best.some((clan) => of(clan, honor) > 0));
  return [
    ['', ...columns.map(({ head }) => head)],
    ...best.map((clan) => [
      nameOf(clan.clan),
      ...columns.map(({ head, of }) => shown(head, of(clan, honor))),
    ]),
  ];
}

type Map = ClanView['map'];

const onMap = (map: Map, counts: (piece: string) => boolean): number =>
  sum(
    Object.values(map).flatMap((squad) =>
      Object.entries(squad).map(([piece, count]) => (counts(piece) ? count : 0)),
    ),
  );

/** The Force of everybody in the provinces that will see war, in the order of the wars. */
export const forces = ({ clans, wars }: View): Rows => [
  ['', ...clans.map(({ clan }) => nameOf(clan))],
  ...wars.map((province, i) => [
    `${i + 1} ${nameOf(province)}`,
    ...clans.map(({ force }) => cell(force[province] ?? 0)),
  ]),
];

/** What each clan's victory points of Winter come from. */
export type Winter = Partial<Record<ClanId, { upgrades: number; tokens: number; sets: number }>>;

/** Winter in one table, the best first. */
export function winterScores(
  vp: readonly { readonly clan: ClanId; readonly vp: number }[],
  winter: Winter,
): Rows {
  return [
    ['', 'before', 'upgrades', 'war tokens', 'provinces', 'VP'],
    ...vp
      .toSorted((a, b) => b.vp - a.vp)
      .map((score) => {
        const { upgrades, tokens, sets } = winter[score.clan] ?? { upgrades: 0, tokens: 0, sets: 0 };
        const before = score.vp - upgrades - tokens - sets;
        return [
          nameOf(score.clan),
          String(before),
          cell(upgrades),
          cell(tokens),
          cell(sets),
          String(score.vp),
        ];
      }),
  ];
}
