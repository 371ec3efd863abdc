import type { Step } from '../agenda/agenda.ts';
import * as agenda from '../agenda/index.ts';

const { defineStep } = agenda;

/**
 * Points at which a scenario or a replay can stop. They do nothing; they are on the agenda where something has just ended and
 * nothing later has begun. `battle-end` ends every war, whether or not there was a battle.
 */

export const MARKERS = [
  'mandate-end',
  'kami-end',
  'battle-end',
  'war-end',
  'season-end',
  'game-end',
] as const;
export type Marker = (typeof MARKERS)[number];

const nothing = (): void => {};

const steps = Object.fromEntries(MARKERS.map((name) => [name, defineStep({ name, run: nothing })])) as Record<
  Marker,
  Step
>;

export const markerStep = (marker: Marker): Step => steps[marker];
