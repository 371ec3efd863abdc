import type { AdvantageId, BattleView, ClanId, Event } from '@hinode/engine';
import { ADVANTAGE_IDS } from '@hinode/engine/facts';

/** How a battle is told: what happened in it, taken apart into beats. */

export interface Beat {
  /** Which part of the battle it is about. */
  readonly about: 'sealed' | 'bids' | 'province' | 'coins' | AdvantageId;
  /** Who won it. */
  readonly winner?: ClanId;
  /** Nobody bid on it. */
  readonly passed?: true;
  /** It was begun before a question was asked, and goes on. */
  readonly goesOn?: true;
  readonly events: readonly Event[];
}

/** The poets count the dead: they come after the outcome. */
const BEFORE_OUTCOME = ADVANTAGE_IDS.filter((advantage) => advantage !== 'poets');

/** The beats of the events that follow on a battle as it stood. */
export function beatsOf(battle: BattleView, events: readonly Event[]): Beat[] {
  const beats: Beat[] = battle.revealed ? [] : [{ about: 'sealed', events: [] }];
  const passed = (advantages: readonly AdvantageId[]): Beat[] =>
    advantages
      .filter((advantage) => !isTold(advantage) && !isWanted(advantage))
      .map((about) => ({ about, passed: true, events: [] }));
  const bids = events.find((event) => event.type === 'bidsRevealed')?.bids ?? battle.bids;
  const isWanted = (advantage: AdvantageId): boolean => bids.some(({ bid }) => bid[advantage] > 0);
  const isTold = (advantage: AdvantageId): boolean =>
    beats.some(({ about }) => about === advantage) || wasTold(battle, advantage);
  const goOnWith = (event: Event): void => {
    const last = beats.pop() ?? latestOf(battle);
    beats.push({ ...last, events: [...last.events, event] });
  };
  for (const event of events) {
    switch (event.type) {
      case 'bidSealed':
      case 'bidSent':
        break;
      case 'bidsRevealed':
        beats.push({ about: 'bids', events: [event] });
        break;
      case 'advantageWon': {
        const { advantage, clan } = event;
        const before = ADVANTAGE_IDS.slice(0, ADVANTAGE_IDS.indexOf(advantage));
        beats.push(...passed(before), { about: advantage, winner: clan, events: [event] });
        break;
      }
      case 'battleWon':
        beats.push(...passed(BEFORE_OUTCOME), { about: 'province', winner: event.clan, events: [event] });
        break;
      case 'reparationsPaid':
        beats.push(...passed(ADVANTAGE_IDS));
        if (event.shares.some(({ coins }) => coins > 0)) beats.push({ about: 'coins', events: [event] });
        else goOnWith(event);
        break;
      default:
        goOnWith(event);
    }
  }
  return beats;
}

/** Its turn had come, whether or not anybody had bid on it. */
function wasTold({ advantages, winner }: BattleView, advantage: AdvantageId): boolean {
  if (winner !== undefined && advantage !== 'poets') return true;
  const last = ADVANTAGE_IDS.findLastIndex((one) => advantages[one] !== undefined);
  return ADVANTAGE_IDS.indexOf(advantage) <= last;
}

/** What was being told when somebody was asked. */
function latestOf({ advantages, winner }: BattleView): Beat {
  const last = ADVANTAGE_IDS.findLast((advantage) => advantages[advantage] !== undefined);
  const about = winner !== undefined && last !== 'poets' ? 'province' : (last ?? 'bids');
  const won = about === 'province' ? winner : last && advantages[last];
  return { about, goesOn: true, ...(won && { winner: won }), events: [] };
}

export type Pace = 'calm' | 'quick' | 'still';

/** Milliseconds: a breath before each advantage, then what it does. */
const BREATH = 400;
const LASTS = { sealed: 400, bids: 900, province: 1200, poets: 300, coins: 320, passed: 120 } as const;
const EFFECT = 900;
const HAT = 120;
const MOST_HATS = 8;
/** A picture that does not move stays this long. */
const STILL = 1200;
const QUICK = 0.4;

/** How long a beat takes. Where nothing moves, each is a picture; what nobody bid on is none. */
export function lengthOf(beat: Beat, pace: Pace): number {
  if (pace === 'still') return beat.passed ? 0 : STILL;
  return Math.round(calmLengthOf(beat) * (pace === 'quick' ? QUICK : 1));
}

function calmLengthOf({ about, passed, goesOn, events }: Beat): number {
  if (passed) return LASTS.passed;
  const breath = goesOn ? 0 : BREATH;
  switch (about) {
    case 'sealed':
    case 'bids':
    case 'province':
    case 'coins':
      return LASTS[about];
    case 'poets':
      return breath + LASTS.poets;
    case 'ronin':
      return breath + HAT * Math.min(MOST_HATS, hiredIn(events));
    case 'seppuku':
    case 'hostage':
      return breath + (events.length > 1 || goesOn ? EFFECT : 0);
  }
}

const hiredIn = (events: readonly Event[]): number =>
  events.reduce((sum, event) => (event.type === 'roninHired' ? sum + event.ronin : sum), 0);
