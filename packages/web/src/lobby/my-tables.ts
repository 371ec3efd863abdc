import type { ClanId } from '@hinode/engine';
import { type Message, questionMessage } from '@hinode/text';
import type { Glance, ShownRoom } from '@hinode/wire';

/** The games one sits at, in the order in which they matter. */

export const clanIn = ({ seats, mine }: ShownRoom): ClanId | undefined =>
  mine === undefined ? undefined : seats[mine]?.clan;

/** What I am asked there now, if anything. */
export function askedOf(room: ShownRoom): Glance['asked'][number] | undefined {
  const mine = clanIn(room);
  return mine === undefined ? undefined : room.glance?.asked.find(({ clan }) => clan === mine);
}

export interface MyTables {
  /** Where I am asked, the most urgent clock first. */
  readonly yours: readonly ShownRoom[];
  readonly others: readonly ShownRoom[];
  readonly gathering: readonly ShownRoom[];
  readonly over: readonly ShownRoom[];
}

/** Those that ended lately; older ones are in the statistics. */
const MOST_OVER = 5;

export function tablesOf(rooms: readonly ShownRoom[]): MyTables {
  const playing = rooms.filter(({ status }) => status === 'playing');
  const due = (room: ShownRoom): number => askedOf(room)?.due ?? Number.POSITIVE_INFINITY;
  const isMine = (room: ShownRoom): boolean => askedOf(room) !== undefined;
  return {
    // Without a clock nothing hurries: in the order they were opened.
    yours: playing.filter(isMine).sort((a, b) => (due(a) === due(b) ? 0 : due(a) - due(b))),
    others: playing.filter((room) => !isMine(room)),
    gathering: rooms.filter(({ status }) => status === 'open' || status === 'beginning'),
    over: rooms.filter(({ status }) => status === 'over').slice(0, MOST_OVER),
  };
}

/** The question itself: what I am asked, with what it is about where that can be said in a few words. */
export function titleOf(room: ShownRoom): Message {
  const { glance } = room;
  const asked = askedOf(room);
  if (glance === undefined) return { key: 'online.playing' };
  if (asked === undefined)
    return {
      key: 'dock.waiting',
      values: { clans: { names: [...new Set(glance.asked.map(({ clan }) => clan))] } },
    };
  if (asked.kind === 'bid' && glance.battle)
    return { key: 'lobby.bid', values: { province: { name: glance.battle.province } } };
  const offer = glance.offers.find(({ to }) => to === asked.clan);
  if (asked.kind === 'ready' && offer) return { key: 'lobby.offer', values: { clan: { name: offer.clan } } };
  return questionMessage({
    kind: asked.kind,
    ...(asked.ability && { ability: asked.ability }),
    phase: glance.phase,
  });
}

/** How a game of mine ended. */
export function endOf(room: ShownRoom): Message {
  const winners = room.result?.winners ?? [];
  const [winner] = winners;
  if (winner === undefined) return { key: 'end.early' };
  if (winners.length > 1) return { key: 'end.shared', values: { clans: { names: winners } } };
  return winner === clanIn(room)
    ? { key: 'end.you-win' }
    : { key: 'end.winner', values: { clan: { name: winner } } };
}

/** How many points were between us; nothing where I have won. */
export function pointsOf(room: ShownRoom): Message | undefined {
  const { result } = room;
  const mine = clanIn(room);
  const [winner] = result?.winners ?? [];
  if (result === undefined || winner === undefined || mine === undefined || result.winners.includes(mine))
    return undefined;
  return { key: 'lobby.points', values: { vp: result.vp[winner] ?? 0, mine: result.vp[mine] ?? 0 } };
}

/** The others at the table, by name. */
export const othersAt = ({ seats, mine }: ShownRoom): readonly string[] =>
  seats.flatMap(({ name }, i) => (name === undefined || name === '' || i === mine ? [] : [name]));
