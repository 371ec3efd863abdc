import type { Event, SeasonId } from '@hinode/engine';
import { eventMessages } from './events.ts';
import type { Message } from './values.ts';

/** Texts of the analysis of a game: where the reader is in it, and what happened there. */

/** A place in a game, as far as texts need it. */
export interface SaidPlace {
  readonly season: SeasonId;
  readonly phase: 'tea' | 'turn' | 'war' | 'end';
  readonly number?: number;
}

/** `Summer, turn 3` */
export function placeMessage({ season, phase, number = 0 }: SaidPlace): Message {
  const values = { season: { name: season } };
  switch (phase) {
    case 'tea':
      return { key: 'place.tea', values };
    case 'turn':
      return { key: 'place.turn', values: { ...values, n: number } };
    case 'war':
      return { key: 'place.war', values: { ...values, n: number } };
    case 'end':
      return { key: 'place.end' };
  }
}

/** What happened at a moment of the game; Winter has its own words. */
export interface SaidMoment {
  readonly kind: string;
  readonly event?: Event;
  readonly clan?: string;
  readonly winter?: Readonly<Record<'from' | 'to' | 'tokens' | 'sets' | 'cards', number>>;
}

/** Two to four words: `The battle of Edo`. */
export function momentTitle({ event, winter }: SaidMoment): Message | undefined {
  if (winter) return { key: 'moment.winter', values: { from: winter.from, to: winter.to } };
  switch (event?.type) {
    case 'allianceBroken':
      return { key: 'moment.betrayal', values: { clan: { name: event.clan } } };
    case 'allianceFormed':
      return { key: 'moment.alliance' };
    case 'battleWon':
      return { key: 'moment.battle', values: { province: { name: event.province } } };
    case 'cardTaken':
      return { key: 'moment.card', values: { card: { name: event.card } } };
    case 'favorWon':
      return { key: 'moment.favor', values: { kami: { name: event.kami } } };
    case 'gained':
      return { key: 'moment.harvest' };
    case 'mandateChosen':
      return { key: 'moment.mandate', values: { mandate: { name: event.mandate } } };
    case 'tokenTaken':
      return { key: 'moment.token', values: { province: { name: event.province } } };
    default:
      return undefined;
  }
}

/** One sentence, as the log has it. */
export function momentSentence({ event, winter, clan }: SaidMoment): Message | undefined {
  if (event?.type === 'mandateChosen')
    return { key: 'moment.plays', values: { clan: { name: event.clan }, mandate: { name: event.mandate } } };
  if (event) return eventMessages(event)[0];
  if (winter === undefined || clan === undefined) return undefined;
  const { tokens, sets, cards } = winter;
  return { key: 'moment.winter-brought', values: { clan: { name: clan }, tokens, sets, cards } };
}

/** For whom a moment was good, and for whom it was bad; nothing while that is unknown. */
export function momentHelped({
  changes,
}: {
  readonly changes?: Readonly<Partial<Record<string, number>>>;
}): Message | undefined {
  const order = Object.entries(changes ?? {}).toSorted(([, a = 0], [, b = 0]) => b - a);
  const [helped] = order[0] ?? [];
  const [hurt] = order.at(-1) ?? [];
  if (helped === undefined || hurt === undefined || helped === hurt) return undefined;
  return { key: 'moment.helped', values: { helped: { name: helped }, hurt: { name: hurt } } };
}
