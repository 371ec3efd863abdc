import { type ClanId, InvalidInput, readSetup, type Setup } from '@hinode/engine';
import { CORE, clansOfBoxes } from '@hinode/engine/facts';
import type { GameOptions } from '../store/store.ts';

/** What a table plays with: the setup that its options come to. */

/** The clans that a seat may have, chosen or drawn. */
export const clansAt = ({ boxes = CORE }: Pick<GameOptions, 'boxes'>): readonly ClanId[] =>
  clansOfBoxes(boxes);

export function setupOf(options: GameOptions, clans: readonly ClanId[], seed: string): Setup {
  const { set, shrines, boxes, monsters, unbound } = options;
  return {
    clans,
    set,
    seed,
    ...(shrines && { shrines }),
    ...(boxes && { boxes }),
    ...(monsters && { monsters }),
    ...(unbound !== undefined && { unbound }),
  };
}

export const OPTION_REFUSALS = ['too-few-clans', 'bad-setup', 'not-available'] as const;
export type OptionRefusal = (typeof OPTION_REFUSALS)[number];

/** Why no game could begin with these options, in the engine's words. */
export function whyNotPlayed(options: GameOptions): OptionRefusal | undefined {
  const clans = clansAt(options).slice(0, options.players);
  if (clans.length < options.players) return 'too-few-clans';
  try {
    readSetup(setupOf(options, clans, ''));
    return undefined;
  } catch (problem) {
    if (!(problem instanceof InvalidInput)) throw problem;
    return OPTION_REFUSALS.find((code) => code === problem.code) ?? 'bad-setup';
  }
}
