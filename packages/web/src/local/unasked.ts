import { type ClanId, isPausing, type Move, view } from '@hinode/engine';
import type { Game } from './game.ts';

/**
 * The word of a person whom nobody needs to ask whether they are ready for war (DEAL-6). Bots promise nothing and give
 * nothing in that pause, and nobody talks to them; so it is for persons who have got something they could share. If no
 * person at this device has, all of them had the same to give when the last question was put: the war begins at once.
 */
export function readyUnasked({ state }: Game, persons: readonly ClanId[]): Move | undefined {
  if (!isPausing(state)) return undefined;
  const { gained = [], clans, ready } = view(state);
  const couldShare = persons.some((person) => {
    const purse = clans.find(({ clan }) => clan === person);
    return gained.some(({ clan }) => clan === person) && purse !== undefined && purse.coins + purse.ronin > 0;
  });
  const clan = couldShare ? undefined : persons.find((person) => !ready.includes(person));
  return clan && { clan, type: 'ready', value: true };
}
