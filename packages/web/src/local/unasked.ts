import type { ClanId, Move } from '@hinode/engine';
import { entryOf, type Game } from '@hinode/engine/games';
import { isPledge, type KeptNote } from '@hinode/wire';

/**
 * The answer of people who need not be asked whether they are ready for war (DEAL-6). Bots give nothing in that pause; so only
 * people matter who hold something and have just gained it, or have a promise or an offer of coins to keep. If nobody at this
 * device does, all of them could already have given the same at the last question: the war begins at once.
 */
export function readyUnasked(
  game: Game,
  persons: readonly ClanId[],
  notes: readonly KeptNote[],
): Move | undefined {
  const { engine, state } = game.position;
  if (!engine.isPausing(state)) return undefined;
  const { gained = [], clans, ready } = engine.view(state);
  const pledged = pledgedThisSeason(game, notes);
  const mayGive = persons.some((person) => {
    const purse = clans.find(({ clan }) => clan === person);
    const wants = gained.some(({ clan }) => clan === person) || pledged(person);
    return wants && purse !== undefined && purse.coins + purse.ronin > 0;
  });
  const clan = mayGive ? undefined : persons.find((person) => !ready.includes(person));
  return clan && { clan, type: 'ready', value: true };
}

function pledgedThisSeason({ log }: Game, notes: readonly KeptNote[]): (clan: ClanId) => boolean {
  const season = log.findLast(({ event }) => event.type === 'seasonBegan');
  const since = season === undefined ? 0 : entryOf(season);
  return (clan) => notes.some(({ at, note }) => at >= since && isPledge(note) && note.from === clan);
}
