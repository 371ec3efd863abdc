import type { ClanId, KamiId } from '@hinode/engine';
import { CLAN_IDS, SHRINES } from '@hinode/engine/facts';
import type { BotPlayer } from '../table/bots.ts';
import type { Player } from '../table/table.ts';
import {
  anotherLike,
  CORE_CLANS,
  type Draft,
  GENTLEST,
  LONGEST_NAME,
  peopleIn,
  personCalled,
  seatsOf,
} from './draft.ts';

/** What is changed in a setup in the making: only the page where a game is set up needs it. */

/** The clan gets this player, or leaves the game. */
export function withPlayer(draft: Draft, clan: ClanId, player: Player | undefined): Draft {
  const { [clan]: _, ...others } = draft.players;
  return { ...draft, players: { ...others, ...(player && { [clan]: player }) } };
}

/** Gives a seat another clan; if that clan is taken, the two swap. */
export function withClan(draft: Draft, from: ClanId, to: ClanId): Draft {
  const { [from]: mover, [to]: other } = draft.players;
  return withPlayer(withPlayer(draft, from, other), to, mover);
}

/** What somebody at this screen is called; without a name they are their clan. */
export const withName = (draft: Draft, clan: ClanId, name: string): Draft =>
  withPlayer(draft, clan, personCalled(name.slice(0, LONGEST_NAME)));

/** Every bot gets this level and this skill, and keeps its character. */
export function withOpponents(draft: Draft, { level, skill }: Pick<BotPlayer, 'level' | 'skill'>): Draft {
  const players = seatsOf(draft).map(({ clan, player }): [ClanId, Player] => {
    if (player.kind === 'person') return [clan, player];
    const { skill: _, noise: __, ...bot } = player;
    return [clan, { ...bot, level, ...(skill !== undefined && { skill }) }];
  });
  return { ...draft, players: Object.fromEntries(players) };
}

/** Who joins when nobody says which clan: those of other boxes only when all of the core box play. */
const JOINING = [...new Set([...CORE_CLANS, ...CLAN_IDS])];

/** Clans join or leave from the end, until so many play; whoever joins is like the last one there. */
export function withCount(draft: Draft, count: number): Draft {
  const seats = seatsOf(draft);
  if (seats.length > count) {
    const leaving = JOINING.toReversed().flatMap((clan) => seats.find((seat) => seat.clan === clan) ?? []);
    const last = leaving.find(({ player }) => player.kind === 'bot') ?? leaving[0];
    return last === undefined ? draft : withCount(withPlayer(draft, last.clan, undefined), count);
  }
  const free = JOINING.find((clan) => draft.players[clan] === undefined);
  if (seats.length === count || free === undefined) return draft;
  return withCount(withPlayer(draft, free, anotherLike(seats.at(-1)?.player ?? GENTLEST)), count);
}

/** Chooses a kami, or lets it go; four at most. */
export function withKami(draft: Draft, kami: KamiId): Draft {
  if (draft.kami.includes(kami)) return { ...draft, kami: draft.kami.filter((other) => other !== kami) };
  return draft.kami.length < SHRINES ? { ...draft, kami: [...draft.kami, kami] } : draft;
}

/** About how many minutes it takes: people think longer than bots. */
export function minutesOf(draft: Draft): number {
  const seats = seatsOf(draft);
  const people = peopleIn(seats);
  return 25 * people + 5 * (seats.length - people);
}
