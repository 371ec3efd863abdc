import { type ClanId, newGame, play, type Setup } from '@hinode/engine';
import { openGame } from '@hinode/engine/games';
import { newRecord } from '@hinode/engine/records';
import { expect, test } from 'vitest';
import { botOf } from '../levels.ts';
import { playGame } from '../table/referee.ts';
import type { LevelId } from '../types.ts';
import { chanceByWorth } from './chance.ts';
import { placesOf } from './places.ts';
import { chancesIn } from './playouts.ts';

/** Is a clan that is said to win seven times in ten seen to win about so often? */

const CLANS: readonly ClanId[] = ['koi', 'lotus', 'turtle', 'dragonfly'];
const SETS = ['archway', 'horseman', 'teapot'] as const;
/** Every so many places, so many playouts: a curve of 500 games needs no more from each. */
const EVERY = 5;
const PLAYOUTS = 16;

interface Tenth {
  said: number;
  won: number;
  times: number;
}

function lookAt(level: LevelId, n: number, tenths: readonly Tenth[]): void {
  const setup: Setup = { clans: CLANS, set: SETS[n % SETS.length] ?? 'archway', seed: `calibration ${n}` };
  const bots = Object.fromEntries(CLANS.map((clan) => [clan, botOf(level, { quick: true })]));
  const { moves, result } = playGame(setup, bots, setup.seed);
  const { log } = openGame(newRecord(setup, moves));
  const places = placesOf(log, moves.length).filter(({ at }, i) => i % EVERY === 2 && at < moves.length);
  const state = newGame(setup);
  let made = 0;
  for (const { at } of places) {
    for (const move of moves.slice(made, at)) play(state, move);
    made = at;
    const chances = chancesIn(state, CLANS, PLAYOUTS, `${setup.seed} ${at}`, chanceByWorth);
    for (const clan of CLANS) {
      const chance = chances[clan]?.chance ?? 0;
      const tenth = tenths[Math.min(9, Math.floor(10 * chance))] as Tenth;
      tenth.said += chance;
      tenth.won += result.winners.includes(clan) ? 1 / result.winners.length : 0;
      tenth.times++;
    }
  }
}

/** Of one game several places are looked at: they are not independent, and a tenth needs many. */
const ENOUGH = 150;
const MOST_OFF = 0.12;

test.each<readonly [LevelId, number]>([
  ['ashigaru', 500],
  ['samurai', 60],
])('chances of games of %s bots come true', (level, games) => {
  const tenths = Array.from({ length: 10 }, (): Tenth => ({ said: 0, won: 0, times: 0 }));
  for (let n = 0; n < games; n++) lookAt(level, n, tenths);
  const rows = tenths
    .filter(({ times }) => times > 0)
    .map(({ said, won, times }) => ({ said: said / times, won: won / times, times }));
  console.table(rows.map(({ said, won, times }) => [said.toFixed(2), won.toFixed(2), times]));
  for (const { said, won, times } of rows)
    if (times >= ENOUGH) expect(Math.abs(said - won)).toBeLessThan(MOST_OFF);
});
