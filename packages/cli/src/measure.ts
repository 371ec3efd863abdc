import { setImmediate as breathe } from 'node:timers/promises';
import { clone, newGame, rngFrom, type Setup, type State } from '@hinode/engine';
import { BOX_IDS, CORE, playersMostWith } from '@hinode/engine/facts';
import { optionsOf, randomAsked } from '@hinode/engine/search';
import { type MeasuredEngine, ownEngine } from './measured-engine.ts';
import { chanceOf, playOut } from './random-play.ts';
import { tablesOf } from './table-setup.ts';

/** How fast the engine is: one run of every measurement. */

export interface Figures {
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly clonesPerSecond: number;
  readonly movesEnumeratedPerSecond: number;
}

/** How the time of a run is divided. */
const SHARES = { playing: 0.6, cloning: 0.2, listing: 0.2 } as const;
const POSITIONS = 512;
/** How long work goes on before signals get their turn. */
const PIECE_MS = 100;

/** Measures for about this many seconds. Every run plays games of its own. */
export async function measure(players: number, run: number, seconds: number): Promise<Figures> {
  const positions = samplePositions(ownEngine, players, run);
  return {
    ...(await measurePlay(players, run, seconds * SHARES.playing)),
    clonesPerSecond: await measureClones(positions, seconds * SHARES.cloning),
    movesEnumeratedPerSecond: await measureListing(positions, seconds * SHARES.listing),
  };
}

/** Repeats `work`, which returns how much it did, for some time; returns how much was done per second. */
async function perSecond(seconds: number, work: () => number): Promise<number> {
  let done = 0;
  let elapsed = 0;
  while (elapsed < seconds * 1000) {
    const start = performance.now();
    const left = Math.min(PIECE_MS, seconds * 1000 - elapsed);
    let piece = 0;
    while (piece < left) {
      done += work();
      piece = performance.now() - start;
    }
    elapsed += piece;
    await breathe();
  }
  return (done / elapsed) * 1000;
}

/** The table and the seed of a measured game. */
export function setupOf(players: number, run: number, game: number): Setup {
  const tables = tablesOf(players, players > playersMostWith(CORE) ? BOX_IDS : CORE);
  return { clans: tables[game % tables.length] ?? [], set: 'random', seed: `bench ${run} ${game}` };
}

async function measurePlay(players: number, run: number, seconds: number) {
  let decisions = 0;
  let games = 0;
  const decisionsPerSecond = await perSecond(seconds, () => {
    const setup = setupOf(players, run, games++);
    const made = playOut(newGame(setup), chanceOf(setup));
    decisions += made;
    return made;
  });
  return { decisionsPerSecond, gamesPerSecond: (decisionsPerSecond * games) / decisions };
}

/** Positions from all stages of random games, with a decision open. */
export function samplePositions(engine: MeasuredEngine, players: number, run: number): State[] {
  const { clone, newGame, playCode, randomAsked, randomCode, rngFrom } = engine;
  const lots = rngFrom(`bench ${run} positions`);
  const found: State[] = [];
  for (let game = 0; found.length < POSITIONS; game++) {
    const setup = setupOf(players, run, game);
    const state = newGame(setup);
    const chance = chanceOf(setup);
    for (let clan = randomAsked(state, chance); clan >= 0; clan = randomAsked(state, chance)) {
      if (lots.below(16) === 0) found.push(clone(state));
      playCode(state, clan, randomCode(state, clan, chance));
    }
  }
  return found;
}

/** The copies are kept for a while, as a search keeps them: a copy that nobody uses might be optimized away. */
function measureClones(positions: readonly State[], seconds: number): Promise<number> {
  const kept = positions.map(clone);
  return perSecond(seconds, () => {
    for (let i = 0; i < positions.length; i++) kept[i] = clone(positions[i] as State);
    return positions.length;
  });
}

function measureListing(positions: readonly State[], seconds: number): Promise<number> {
  const lots = rngFrom('bench listing');
  const asked = positions.map((state) => randomAsked(state, lots));
  return perSecond(seconds, () => {
    let listed = 0;
    for (let i = 0; i < positions.length; i++)
      listed += optionsOf(positions[i] as State, asked[i] as number).count;
    return listed;
  });
}
