import type { Step } from '../agenda/agenda.ts';
import type { MandateId } from '../data/year.ts';
import { MANDATE_IDS } from '../data/year.ts';
import { betray } from './betray.ts';
import { harvest } from './harvest.ts';
import { marshal } from './marshal.ts';
import { recruit } from './recruit.ts';
import { train } from './train.ts';

/** The step with which each clan that executes a mandate begins. */
export interface Mandate {
  readonly begin: Step;
}

const MANDATES: Record<MandateId, Mandate> = { recruit, marshal, train, harvest, betray };

const LIST: readonly Mandate[] = MANDATE_IDS.map((id) => MANDATES[id]);

export const mandateNumbered = (number: number): Mandate => LIST[number] as Mandate;
