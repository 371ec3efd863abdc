import { type ClanId, type Decision, decisions, isOver } from '@hinode/engine';
import type { Life } from '@hinode/wire';
import type { Position } from '../table/position.ts';
import type { Clocks } from './clock.ts';

/** How a table stands: the position, and the life around it. */
export interface Scene {
  readonly position: Position;
  readonly life: Life;
  /** Absent where there is time. */
  readonly clocks: Clocks | undefined;
  /** The persons who play themselves now. */
  readonly players: readonly ClanId[];
  readonly now: number;
}

/** Who is asked something now: nobody, once the game is over, however it came to its end. */
export const askedNow = ({ position, life }: Pick<Scene, 'position' | 'life'>): readonly Decision[] =>
  life.ended === undefined ? decisions(position.state) : [];

export const isAtAnEnd = ({ position, life }: Pick<Scene, 'position' | 'life'>): boolean =>
  life.ended !== undefined || isOver(position.state);
