import { BY_CHANCE, drawCharacter } from '@hinode/bots/characters';
import type { Seat } from '../table/table.ts';

/** The same seats with a character for every bot whose character was left to chance; the same seed draws the same ones. */
export const withCharacters = (seats: readonly Seat[], seed: string): readonly Seat[] =>
  seats.map((seat) => {
    const { clan, player } = seat;
    if (player.kind !== 'bot' || player.character !== BY_CHANCE) return seat;
    return { clan, player: { ...player, character: drawCharacter(seed, clan) } };
  });
