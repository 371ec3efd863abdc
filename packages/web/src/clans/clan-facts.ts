import type { ClanId, ClanView } from '@hinode/engine';
import type { Message } from '@hinode/text';
import { characterOf } from '../table/bots.ts';
import { youIn } from '../table/persons.ts';
import type { Player, TableState } from '../table/table.ts';

/** What the panels say about a clan. */

export const clanIn = ({ view }: TableState, clan: ClanId): ClanView | undefined =>
  view.clans.find((one) => one.clan === clan);

/** Who plays it: you, another person at this screen or elsewhere, or a bot of some level. */
export function whoPlays(state: TableState, clan: ClanId): Message {
  const { seats, persons, view } = state;
  const player = seats.find((seat) => seat.clan === clan)?.player;
  if (player?.kind === 'bot') return botFact(player);
  const mine = clan === youIn(state);
  if (mine && persons.length === 1) return { key: 'clan.you' };
  // With several people at this screen, the one who is asked is marked.
  const now = mine && view.phase !== 'over';
  if (player?.name !== undefined)
    return { key: now ? 'clan.player-now' : 'clan.player', values: { player: player.name } };
  return { key: now ? 'clan.you-now' : 'clan.person' };
}

/** The level of a bot, and its style if it has one. */
function botFact(bot: Extract<Player, { kind: 'bot' }>): Message {
  const level = { name: `level.${bot.level}` } as const;
  const character = characterOf(bot);
  return character === undefined
    ? { key: 'clan.bot', values: { level } }
    : { key: 'clan.bot-with-character', values: { level, character: { name: `character.${character}` } } };
}

/** What the table is waiting for from this clan. */
export function waitsFor({ view, thinking }: TableState, clan: ClanId): Message | undefined {
  const values = { clan: { name: clan } };
  if (thinking === clan) return { key: 'clan.thinking', values };
  const asked = view.decisions.find((decision) => decision.clan === clan);
  if (asked === undefined) return undefined;
  if (asked.kind === 'ready') return { key: 'clan.talking', values };
  return { key: asked.kind === 'bid' ? 'clan.bidding' : 'clan.to-move', values };
}
