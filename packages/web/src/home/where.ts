import type { View } from '@hinode/engine';
import { MANDATE_TURNS } from '@hinode/engine/facts';
import type { Message } from '@hinode/text';

/** Where in the year a game is. */
export interface Where {
  readonly season: string;
  readonly phase: string;
  readonly turn: number;
  /** How many wars of the season were opened, and how many there are. */
  readonly war: number;
  readonly wars: number;
}

export const whereOf = ({ season, phase, turn, warsOpened: war, wars }: View): Where => ({
  season,
  phase,
  turn,
  war,
  wars: wars.length,
});

export function whereIn({ season: id, phase, turn, war, wars }: Where): Message {
  const season = { name: id };
  if (phase === 'politics' && turn > 0)
    return { key: 'standing.turn', values: { season, turn, turns: MANDATE_TURNS } };
  if (phase === 'war' && war > 0) return { key: 'standing.war', values: { season, war, wars } };
  return { key: 'standing.phase', values: { season, phase: { name: `phase.${phase}` } } };
}
