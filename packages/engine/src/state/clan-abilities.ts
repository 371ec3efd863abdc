import type { ClanFacts } from '../data/clans.ts';
import { installAll, installForClan, type Uninstall } from './abilities.ts';
import type { Hooks } from './hooks.ts';
import { clanNumber } from './names.ts';

/** A clan: what is printed on its screen, and what sets it apart. */
export type Clan<Id extends string = string> = Omit<ClanFacts, 'id' | 'box'> & { readonly id: Id } & Hooks;

/** What sets a clan apart. */
export type ClanAbility = Pick<ClanFacts, 'id'> & Hooks;

/** Declares a clan. */
export const clan = <const Id extends string>(declared: Clan<Id>): Clan<Id> => declared;

/** Registers abilities of clans. */
export const installClans = (declared: readonly ClanAbility[]): Uninstall =>
  installAll(
    declared.map(
      ({ id, ...hooks }) =>
        () =>
          installForClan(id, clanNumber(id), hooks),
    ),
  );
