import type { Step } from '../agenda/agenda.ts';
import * as agenda from '../agenda/index.ts';

const { defineStep } = agenda;

/**
 * Points that a scenario or a replay can stop at. They do nothing; they only stand on the agenda where
 * something has just ended and nothing later has begun. `battle-end` ends every war, fought over or not.
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
