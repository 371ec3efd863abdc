import type { ClanId, Event, ProvinceId } from '@hinode/engine';
import type { PromisablePhrase, Words } from './phrases.ts';

/** How a promise goes: what everybody saw happen since it was given decides. */

/** `void`: the case it was given for did not come about. */
export type PromiseState = 'open' | 'kept' | 'broken' | 'void';
export type Verdict = Exclude<PromiseState, 'open'>;

export interface Given extends Pick<Words, 'from' | 'to'> {
  readonly phrase: PromisablePhrase;
}

/** Told everything that happens after a promise was given, until it says how it went. */
export type Following = (event: Event) => Verdict | undefined;

/** `battle`: the province that is fought over just then. */
export function follow(given: Given, battle?: ProvinceId): Following {
  let place = battle;
  let hadATurn = false;
  return (event) => {
    if (event.type === 'battleBegan') place = event.province;
    const verdict = isTheEnd(event) ? atTheEnd(given, hadATurn) : verdictOn(given, event, place);
    if (event.type === 'mandateChosen' && event.clan === given.from) hadATurn = true;
    return verdict;
  };
}

const isTheEnd = ({ type }: Event): boolean => type === 'seasonEnded' || type === 'gameEnded';

/** Whoever never had a mandate to choose could not play the one they promised. */
function atTheEnd({ phrase }: Given, hadATurn: boolean): Verdict {
  if (phrase.say !== 'play') return 'kept';
  return hadATurn ? 'broken' : 'void';
}

function verdictOn(
  { phrase, from, to }: Given,
  event: Event,
  battle: ProvinceId | undefined,
): Verdict | undefined {
  switch (phrase.say) {
    case 'stay-out':
      return entersAt(event, phrase.province) === from ? 'broken' : undefined;
    case 'stay-out-if': {
      if (entersAt(event, phrase.province) === from) return 'broken';
      const other = entersAt(event, phrase.theirs);
      return other !== undefined && other !== from && (to ?? other) === other ? 'void' : undefined;
    }
    case 'no-bid':
      return battle === phrase.province ? bidOf(from, event) : undefined;
    case 'stay-allied':
      if (event.type !== 'allianceBroken') return undefined;
      if (event.clan === from) return (to ?? event.with) === event.with ? 'broken' : undefined;
      return event.with === from && (to ?? event.clan) === event.clan ? 'void' : undefined;
    case 'play':
      return chooses(event, from) === phrase.mandate ? 'kept' : undefined;
    case 'not-play':
      return chooses(event, from) === phrase.mandate ? 'broken' : undefined;
  }
}

/** The clan that gets a piece into the province by this event. Worshippers stand at their shrine, not in a province. */
function entersAt(event: Event, province: ProvinceId): ClanId | undefined {
  const entry = entryIn(event);
  return entry?.province === province ? entry.clan : undefined;
}

/** Which clan gets a piece where by this event, if any does. */
export function entryIn(event: Event): { readonly clan: ClanId; readonly province: ProvinceId } | undefined {
  switch (event.type) {
    case 'figureSummoned':
    case 'figurePlaced':
    case 'figureReplaced': {
      const { clan, province, shrine } = event;
      return province === undefined || shrine !== undefined ? undefined : { clan, province };
    }
    case 'figureMoved':
      return { clan: event.clan, province: event.to };
    default:
      return undefined;
  }
}

function bidOf(clan: ClanId, event: Event): Verdict | undefined {
  if (event.type !== 'bidsRevealed') return undefined;
  const bid = event.bids.find((one) => one.clan === clan)?.bid;
  if (bid === undefined) return undefined;
  return Object.values(bid).every((coins) => coins === 0) ? 'kept' : 'broken';
}

const chooses = (event: Event, clan: ClanId): string | undefined =>
  event.type === 'mandateChosen' && event.clan === clan ? event.mandate : undefined;
