import type { ClanId } from '@hinode/engine';
import { proceedingsOf } from '@hinode/wire';
import { type OtherSeat, type PlayedGame, playedGame, type Statistics } from '@hinode/wire/statistics';
import type { EndedGame, Seat } from '../store/store.ts';

/** A game that a person played to its end. */
export interface Ended extends Pick<EndedGame, 'id' | 'endedAt' | 'listed'> {
  readonly game: PlayedGame;
}

/** What the ends of somebody's games tell, without their moves. */
export interface EndedFor {
  readonly played: readonly Ended[];
  readonly notPlayed: Pick<Statistics, 'endedEarly' | 'left'>;
}

/** Whoever a bot stood in for at the end has not played to the end. */
export function endedFor(person: string, all: readonly EndedGame[]): EndedFor {
  const played: Ended[] = [];
  let [endedEarly, left] = [0, 0];
  for (const { id, endedAt, listed, seats, result, standIns } of all) {
    const clan = seats.find((seat) => isOf(seat, person))?.clan;
    if (clan === undefined) continue;
    const { bots } = proceedingsOf(standIns.map((note, n) => ({ n, when: 0, at: 0, note })));
    if (bots[clan] !== undefined) left++;
    else if (result === undefined) endedEarly++;
    else {
      const others = seats.flatMap((seat) => otherSeat(seat, clan, (one) => bots[one]?.level));
      played.push({
        id,
        listed,
        ...(endedAt !== undefined && { endedAt }),
        game: playedGame({ id, clan, result, others }),
      });
    }
  }
  return { played, notPlayed: { endedEarly, left } };
}

const isOf = ({ by }: Seat, person: string): boolean =>
  by !== undefined && 'session' in by && by.session === person;

type Level = Extract<OtherSeat, { readonly bot: unknown }>['bot'];

/** Where a bot stood in at the end, it is the bot that was met. */
function otherSeat(
  { clan, by }: Seat,
  own: ClanId,
  standInOf: (clan: ClanId) => Level | undefined,
): readonly OtherSeat[] {
  if (clan === undefined || clan === own || by === undefined) return [];
  const bot = 'bot' in by ? by.bot : standInOf(clan);
  if (bot !== undefined) return [{ clan, bot }];
  return 'session' in by ? [{ clan, person: by.session, name: by.name }] : [];
}
