import { type OtherSeat, type PlayedGame, playedGame } from '@hinode/wire/statistics';
import type { SavedGame } from '../local/saved-games.ts';
import { type BotPlayer, botsAmong } from '../table/bots.ts';
import { personsOf } from '../table/persons.ts';

/** A game alone against bots. */
export interface Led extends PlayedGame {
  readonly opponents: readonly BotPlayer[];
}

/**
 * The games of one person in this browser that were played to the end, in the order in which they come. Where several shared the
 * screen nobody is “you”.
 */
export const gamesLed = (games: readonly SavedGame[]): Led[] =>
  games.flatMap(({ id, seats, record: { result } }) => {
    const [clan, ...persons] = personsOf(seats);
    if (result === undefined || clan === undefined || persons.length > 0) return [];
    const others = seats.flatMap(({ clan: other, player }): readonly OtherSeat[] =>
      player.kind === 'bot' ? [{ clan: other, bot: player.level }] : [],
    );
    return [{ ...playedGame({ id, clan, result, others }), opponents: botsAmong(seats) }];
  });
