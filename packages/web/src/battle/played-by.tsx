import type { ClanId } from '@hinode/engine';
import { Say } from '../app/language.tsx';
import { useTableState } from '../table/use-table.ts';

/** Who plays a clan: you, another person, or a bot and how strong it is. */
export function PlayedBy({ clan }: { readonly clan: ClanId }) {
  const { seats, me, persons } = useTableState();
  const player = seats.find((seat) => seat.clan === clan)?.player;
  if (clan === me && persons.includes(me)) return <Say k="clan.you" />;
  if (player?.kind !== 'bot') return <Say k="setup.human" />;
  return <Say k="setup.bot" values={{ level: { name: `level.${player.level}` } }} />;
}
