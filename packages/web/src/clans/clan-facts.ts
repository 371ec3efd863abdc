import type { ClanId, ClanView } from '@hinode/engine';
import type { Message } from '@hinode/text';
import { youIn } from '../table/persons.ts';
import type { TableState } from '../table/table.ts';

/** What the panels say about a clan. */

export const clanIn = ({ view }: TableState, clan: ClanId): ClanView | undefined =>
  view.clans.find((one) => one.clan === clan);

/** Who plays it: you, a person at this screen or elsewhere, a bot of some level. */
export function whoPlays(state: TableState, clan: ClanId): Message {
  const { seats, persons, view } = state;
  const player = seats.find((seat) => seat.clan === clan)?.player;
  if (player?.kind === 'bot')
    return { key: 'clan.bot', values: { level: { name: `level.${player.level}` } } };
  const mine = clan === youIn(state);
  if (mine && persons.length === 1) return { key: 'clan.you' };
  // With several at this screen the one who is asked is told apart.
  const now = mine && view.phase !== 'over';
  if (player?.name !== undefined)
    return { key: now ? 'clan.player-now' : 'clan.player', values: { player: player.name } };
  return { key: now ? 'clan.you-now' : 'clan.person' };
}

/** What the table waits for from this clan. */
export function waitsFor({ view, thinking }: TableState, clan: ClanId): Message | undefined {
  const values = { clan: { name: clan } };
  if (thinking === clan) return { key: 'clan.thinking', values };
  const asked = view.decisions.find((decision) => decision.clan === clan);
  if (asked === undefined) return undefined;
  if (asked.kind === 'ready') return { key: 'clan.talking', values };
  return { key: asked.kind === 'bid' ? 'clan.bidding' : 'clan.to-move', values };
}
