import type { ClanId } from '@hinode/engine';
import type { Look } from './analysis.ts';
import type { Measured } from './pairs.ts';
import type { Place } from './places.ts';

/**
 * Luck of the draw against play. Mandate tiles are drawn at every turn, wars at every tea: how much better a clan stands with what was
 * drawn than before anybody had seen it is luck. Nobody chose it. All other change is play: one's own, and that of the others.
 */

/** What became of a clan's chance to win, and through what; from 0 to 1. */
export interface Fortune {
  readonly start: number;
  readonly luck: Measured;
  readonly play: number;
  readonly end: number;
}

/** Is something drawn before one looks here? The first deal of all is the start. */
export const isDrawnAt = ({ at, phase }: Place): boolean => at > 0 && (phase === 'tea' || phase === 'turn');

/** Luck and play of every clan; nothing until all chances are known. */
export function fortunesOf(
  looks: readonly Look[],
  clans: readonly ClanId[],
): Readonly<Partial<Record<ClanId, Fortune>>> | undefined {
  if (looks.some(({ chances }) => chances === undefined)) return undefined;
  return Object.fromEntries(clans.map((clan) => [clan, fortuneOf(looks, clan)]));
}

function fortuneOf(looks: readonly Look[], clan: ClanId): Fortune {
  const start = looks[0]?.chances?.[clan]?.chance ?? 0;
  const end = looks.at(-1)?.chances?.[clan]?.chance ?? 0;
  let mean = 0;
  let squares = 0;
  for (const { chances, undrawn } of looks) {
    const [after, before] = [chances?.[clan], undrawn?.[clan]];
    if (after === undefined || before === undefined) continue;
    mean += after.chance - before.chance;
    squares += after.error ** 2 + before.error ** 2;
  }
  return { start, luck: { mean, error: Math.sqrt(squares) }, play: end - start - mean, end };
}
