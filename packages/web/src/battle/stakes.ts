import type { ClanId, FigureId, ProvinceId, Squad, View } from '@hinode/engine';

/** What can be won and lost with each advantage, as far as it lies open. */

/** Strongholds are no figures: they do not die and are not taken. */
export const figuresIn = (squad: Squad = {}): number =>
  Object.entries(squad).reduce((sum, [kind, n]) => (kind === 'stronghold' ? sum : sum + n), 0);

const squadOf = ({ clans }: View, clan: ClanId, province: ProvinceId): Squad | undefined =>
  clans.find((other) => other.clan === clan)?.map[province];

/** HOSTAGE-1, WORD-12: no stronghold, no Daimyo, and not the Monster that counts as one. */
const NEVER_TAKEN: ReadonlySet<FigureId> = new Set(['stronghold', 'daimyo', 'yurei']);

export const canBeTaken = (figure: FigureId): boolean => !NEVER_TAKEN.has(figure);

/** From whom a clan could take somebody hostage. */
export const hostageTakenFrom = (view: View, me: ClanId, province: ProvinceId): ClanId[] =>
  view.clans
    .filter(({ clan, map }) => clan !== me && Object.keys(map[province] ?? {}).some(canBeTaken))
    .map(({ clan }) => clan);

/** SEPPUKU-1: how many would die, and the place on the honor track after it, 1 the highest. */
export function seppukuOf(view: View, clan: ClanId, province: ProvinceId): { dead: number; rank: number } {
  const dead = figuresIn(squadOf(view, clan, province));
  return { dead, rank: Math.max(1, view.honor.indexOf(clan) + 1 - dead) };
}

/** OUTCOME-3, POETS-1: the dead of this battle, if this clan wins it with everybody still there. */
export function deadIfWonBy(view: View, winner: ClanId): number {
  const { battle } = view;
  if (battle === undefined) return 0;
  const ally = view.clans.find(({ clan }) => clan === winner)?.ally;
  return battle.fighters
    .filter((clan) => clan !== winner && clan !== ally)
    .reduce((dead, clan) => dead + figuresIn(squadOf(view, clan, battle.province)), battle.killed);
}

/** REPAIR-2: what each loser gets of the winner's bid, and the odd coins that are left. */
export const reparationsOf = (bid: number, losers: number): { each: number; odd: number } => ({
  each: Math.floor(bid / losers),
  odd: bid % losers,
});
