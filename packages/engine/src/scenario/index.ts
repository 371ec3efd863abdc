/**
 * Positions as people write them down, with the moves from there and what must hold afterwards
 * (docs/architecture.md, Scenarios).
 *
 *     const state = position({ setup, position: { season: 'summer', clans: { koi: { coins: 8 } } } });
 */

import '../boxes/cards.ts';

export type { Marker } from '../phases/markers.ts';
export { layPosition } from './position.ts';
export { quietAnswer } from './quiet.ts';
export { playThrough, playUntil, position, runScenario } from './run.ts';
export { snapshot } from './snapshot.ts';
export type { Position, ScenarioMove, Snapshot } from './types.ts';
