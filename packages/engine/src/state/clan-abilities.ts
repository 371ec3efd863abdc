import type { ClanId } from '../data/clans.ts';
import { installForClan, type Uninstall } from './abilities.ts';
import type { Hooks } from './hooks.ts';
import { clanNumber } from './names.ts';

/** What sets a clan apart; its facts are in `data/clans.ts`. */
export interface ClanAbility extends Hooks {
  readonly id: ClanId;
}

/** Declares the ability of a clan. */
export const clan = (declared: ClanAbility): ClanAbility => declared;

/** Makes abilities of clans known. */
export function installClans(declared: readonly ClanAbility[]): Uninstall {
  const takeAway = declared.map(({ id, ...hooks }) => installForClan(id, clanNumber(id), hooks));
  return () => {
    for (const take of takeAway) take();
  };
}
