import type { MandateId } from '../data/year.ts';
import { MANDATE_IDS } from '../data/year.ts';
import { betray } from './betray.ts';
import { harvest } from './harvest.ts';
import { marshal } from './marshal.ts';
import { recruit } from './recruit.ts';
import { train } from './train.ts';

/** Who executes a mandate, and with which step each begins. */
export interface Mandate {
  readonly begin: number;
  /** MANDATE-3: the current player last; Train the current player first; Betray the current player alone. */
  readonly players: 'current-last' | 'current-first' | 'current-only';
}

const MANDATES: Record<MandateId, Mandate> = {
  recruit: { ...recruit, players: 'current-last' },
  marshal: { ...marshal, players: 'current-last' },
  train: { ...train, players: 'current-first' },
  harvest: { ...harvest, players: 'current-last' },
  betray: { ...betray, players: 'current-only' },
};

const LIST: readonly Mandate[] = MANDATE_IDS.map((id) => MANDATES[id]);

export const mandateNumbered = (number: number): Mandate => LIST[number] as Mandate;
