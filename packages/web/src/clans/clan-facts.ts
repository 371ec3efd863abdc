import type { ClanId, ClanView } from '@hinode/engine';
import type { Message } from '@hinode/text';
import type { TableState } from '../table/table.ts';

/** What the panels say about a clan. */

export const clanIn = ({ view }: TableState, clan: ClanId): ClanView | undefined =>
  view.clans.find((one) => one.clan === clan);

/** Who plays it: you, a person at this screen or elsewhere, a bot of some level. */
export function whoPlays({ seats, persons, me }: TableState, clan: ClanId): Message {
  const player = seats.find((seat) => seat.clan === clan)?.player;
  if (player?.kind === 'bot')
    return { key: 'clan.bot', values: { level: { name: `level.${player.level}` } } };
  if (player?.name !== undefined && !persons.includes(clan))
    return { key: 'clan.player', values: { player: player.name } };
  if (clan === me && persons.length === 1) return { key: 'clan.you' };
  return clan === me ? { key: 'clan.you-now' } : { key: 'clan.person' };
}

/** What the table waits for from this clan. */
export function waitsFor({ view, thinking }: TableState, clan: ClanId): Message | undefined {
  if (thinking === clan) return { key: 'clan.thinking' };
  const asked = view.decisions.find((decision) => decision.clan === clan);
  if (asked === undefined) return undefined;
  if (asked.kind === 'ready') return { key: 'clan.talking' };
  return asked.kind === 'bid' ? { key: 'clan.bidding' } : { key: 'clan.to-move' };
}
