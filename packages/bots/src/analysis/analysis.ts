import type { ClanId, Move, Setup, State } from '@hinode/engine';
import { RULES_VERSION } from '@hinode/engine/facts';
import { openGame } from '@hinode/engine/games';
import type { GameRecord } from '@hinode/engine/records';
import { currentEngine, type RulesEngine } from '@hinode/engine/versions';
import { type Budget, budgetOf } from './budget.ts';
import { type ChanceOf, chanceByWorth } from './chance.ts';
import { type Gain, gainsIn, type Standing, standingIn, type WarPurse, warPurses } from './courses.ts';
import { type Judged, judge } from './judge.ts';
import { type Fortune, fortunesOf, isDrawnAt } from './luck.ts';
import { chooseMoments, type Moment } from './moments.ts';
import { type Place, placesOf } from './places.ts';
import { type Chances, chancesIn } from './playouts.ts';
import { takenIn, walkThrough } from './taken.ts';

/** Where was it won? What can be found out about a game from its record. */

/** A place of the game, what everybody had there, and how likely everybody was to win. */
export interface Look {
  readonly at: number;
  readonly place: Place;
  readonly standing: Standing;
  /** From what was true, whoever knew it. Absent until it is found out. */
  readonly chances?: Chances;
  /** The same before anybody saw what was drawn last, where something was. */
  readonly undrawn?: Chances;
}

export interface Analysis {
  readonly format: 'hinode-analysis';
  readonly rules: string;
  readonly seed: string;
  readonly clans: readonly ClanId[];
  readonly moves: number;
  /** So many games were played on from every place. */
  readonly playouts: number;
  readonly looks: readonly Look[];
  readonly gains: readonly Gain[];
  readonly purses: Readonly<Partial<Record<ClanId, WarPurse>>>;
  /** Luck of the draw against play. Absent until all chances are known. */
  readonly fortunes?: Readonly<Partial<Record<ClanId, Fortune>>>;
  /** Where somebody's answer and the Shogun's part, by what could be known then. */
  readonly partings: readonly Judged[];
  readonly moments: readonly Moment[];
  /** Everything was looked at. */
  readonly done: boolean;
}

/** How far it is, and everything that is known by now. */
export interface Progress {
  readonly done: number;
  readonly all: number;
  /** What is looked at. */
  readonly place: Place;
  readonly analysis: Analysis;
}

export interface AnalysisOptions {
  readonly budget?: Budget;
  readonly chanceOf?: ChanceOf;
  /** That of the record's rules, if they are not today's: then chances are not known. */
  readonly engine?: RulesEngine | undefined;
}

/**
 * Looks through a game, a small step at a time, so that whoever asks can show how far it is, and stop.
 *
 *     for (const { done, all } of analyse(record)) show(done / all);
 */
export function* analyse(
  record: GameRecord,
  { budget = budgetOf(), chanceOf = chanceByWorth, engine = currentEngine }: AnalysisOptions = {},
): Generator<Progress, Analysis> {
  let analysis = overview(record, engine, budget);
  if (engine.rules !== RULES_VERSION) return { ...analysis, done: true };
  const { seed } = record.setup;
  const { moves, log } = openGame(record, engine);
  const taken = takenIn(record.setup, moves);
  const all = analysis.looks.length + taken.length;
  let done = 0;
  yield { done, all, place: (analysis.looks[0] as Look).place, analysis };
  const lookInto = looking(record.setup, moves, budget, chanceOf);
  for (const [i, look] of analysis.looks.entries()) {
    analysis = { ...analysis, looks: analysis.looks.with(i, lookInto(look)) };
    yield { done: ++done, all, place: look.place, analysis };
  }
  const fortunes = fortunesOf(analysis.looks, analysis.clans);
  analysis = { ...analysis, moments: chooseMoments(log, analysis.looks), ...(fortunes && { fortunes }) };
  for (const one of taken) {
    const parting = judge(one, budget, chanceOf, seed);
    if (parting) analysis = { ...analysis, partings: [...analysis.partings, parting] };
    yield { done: ++done, all, place: placeAt(analysis, one.at), analysis };
  }
  return { ...analysis, done: true };
}

/** Finds out chances, look after look, in the order of the game. */
function looking(
  setup: Setup,
  moves: readonly Move[],
  { playouts }: Budget,
  chanceOf: ChanceOf,
): (look: Look) => Look {
  const goTo = walkThrough(setup, moves);
  return (look) => {
    const { at, place } = look;
    const seed = `${setup.seed} ${at}`;
    const chances = (state: State, move?: Move): Chances =>
      chancesIn(state, setup.clans, playouts, seed, chanceOf, move);
    const undrawn = isDrawnAt(place) && chances(goTo(at - 1), moves[at - 1]);
    return { ...look, chances: chances(goTo(at)), ...(undrawn && { undrawn }) };
  };
}

const placeAt = ({ looks }: Analysis, at: number): Place =>
  (looks.findLast((look) => look.at <= at) ?? (looks[0] as Look)).place;

/** What a record tells without a guess. */
export function overview(
  record: GameRecord,
  engine: RulesEngine = currentEngine,
  { playouts } = budgetOf(),
): Analysis {
  const { moves, log } = openGame(record, engine);
  const { clans, seed } = record.setup;
  const places = placesOf(log, moves.length);
  const state = engine.newGame(record.setup);
  let made = 0;
  const looks = places.map((place): Look => {
    for (; made < place.at; made++) engine.play(state, moves[made] as Move);
    return { at: place.at, place, standing: standingIn(engine, state, place.at) };
  });
  return {
    format: 'hinode-analysis',
    rules: engine.rules,
    seed,
    clans,
    moves: moves.length,
    playouts,
    looks,
    gains: gainsIn(log),
    purses: warPurses(log, clans),
    partings: [],
    moments: chooseMoments(log, looks),
    done: false,
  };
}
