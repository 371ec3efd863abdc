import type { CharacterId, LevelId } from '@hinode/bots';
import { BY_CHANCE } from '@hinode/bots/characters';
import type { ClanId } from '@hinode/engine';
import type { Player, Seat } from './table.ts';

/** What the seats of a game say about its bots. */

export type BotPlayer = Extract<Player, { readonly kind: 'bot' }>;

/** Its style of play, if it has one; absent while it is still to be drawn at random. */
export const characterOf = ({ character }: BotPlayer): CharacterId | undefined =>
  character === BY_CHANCE ? undefined : character;

/** The options of a bot besides its level. */
export const mannerOf = (bot: BotPlayer): Manner => {
  const { skill, noise } = bot;
  const character = characterOf(bot);
  return {
    ...(skill !== undefined && { skill }),
    ...(noise !== undefined && { noise }),
    ...(character && { character }),
  };
};

interface Manner {
  readonly skill?: number;
  readonly noise?: number;
  readonly character?: CharacterId;
}

export const botsAmong = (seats: readonly Seat[]): BotPlayer[] =>
  seats.flatMap(({ player }) => (player.kind === 'bot' ? [player] : []));

export const levelsOf = (seats: readonly Seat[]): ReadonlyMap<ClanId, LevelId> =>
  new Map(
    seats.flatMap(({ clan, player }) => (player.kind === 'bot' ? [[clan, player.level] as const] : [])),
  );

export const charactersOf = (seats: readonly Seat[]): ReadonlyMap<ClanId, CharacterId> =>
  new Map(
    seats.flatMap(({ clan, player }) => {
      const character = player.kind === 'bot' ? characterOf(player) : undefined;
      return character ? [[clan, character] as const] : [];
    }),
  );
