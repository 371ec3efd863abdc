import { type Move, play, type Rng, rngFrom, type State } from '@hinode/engine';
import { CLAN_COUNT, clanNumber, imagine, openQuestion, playCode, seasonOf } from '@hinode/engine/search';
import type { Taste } from './characters/tastes.ts';
import { evaluate, type Judge, relative } from './evaluate.ts';
import { instinct, sense } from './instinct.ts';
import { nextAsked, toSeasonEnd } from './lookahead.ts';
import { politeAnswers } from './manners.ts';
import { type Tried, tryAll } from './samurai.ts';
import type { Question } from './types.ts';

/**
 * The Shogun compares answers by playing each of them on, again and again, in imagined worlds that fit what its clan knows. All rivals meet
 * the same world and the same chance, so that they differ by what they do and not by luck. After each round the weaker half drops out, and
 * the others get its share of the budget (sequential halving). Below each rival grows a tree of its own, shared by all those worlds
 * (ISMCTS): a playout walks down the tree, adds a leaf, goes on by instinct to the end of the season, and tells every clan on the way what
 * came out for it (max^n). A node first looks only at its most promising answers and lets in more the longer it is visited.
 */

export type Budget = { readonly milliseconds: number } | { readonly iterations: number };

interface Node {
  /** Who chooses here. */
  readonly clan: number;
  visits: number;
  readonly children: Map<number, Edge>;
}
interface Edge {
  readonly code: number;
  readonly prior: number;
  /** What the clan that is asked likes besides what comes out. */
  readonly taste: number;
  visits: number;
  /** The sum of what came out for the clan that chooses. */
  total: number;
  node: Node | undefined;
}

const newNode = (clan: number): Node => ({ clan, visits: 0, children: new Map() });

const EXPLORE = 5;
const WIDEN = 2.2;
/** How many decisions deep the tree may grow; further on instinct plays. */
const DEEPEST = 12;
/** So many of the answers that look best are compared. */
const MOST_RIVALS = 16;
/** How much the first sight of an answer counts beside what came of it. */
const FIRST_SIGHT = 0.15;

const worth = new Float64Array(CLAN_COUNT);

/** All answers, the best first. */
export function search(
  question: Question,
  budget: Budget,
  now: () => number = () => performance.now(),
  judge: Judge = evaluate,
  tasteOf?: Taste,
): Tried[] {
  const began = now();
  const { clan, knowledge, rng } = question;
  const me = clanNumber(clan);
  const tried = tryAll(imagine(knowledge, rng), me, rng, judge, tasteOf);
  if (tried.length === 1) return tried.map(({ code }) => ({ code, value: 0 }));
  const most = mostRivals(budget);
  let rivals = tried.slice(0, most).map(({ code, value, taste }) => newEdge(code, value, taste));
  const beaten: Edge[] = [];
  const rounds = Math.ceil(Math.log2(rivals.length));
  let playouts = 0;
  for (let round = 1; round <= rounds; round++) {
    do {
      playEach(question, rivals, judge);
      playouts += rivals.length;
    } while (isLeft(budget, round / rounds, playouts, now() - began));
    rivals.sort((one, other) => foundOf(other) - foundOf(one));
    beaten.unshift(...rivals.splice(Math.ceil(rivals.length / 2)));
  }
  rivals = [...rivals, ...beaten];
  return [...rivals.map((edge) => ({ code: edge.code, value: foundOf(edge) })), ...tried.slice(most)];
}

/** With few iterations only a few answers can be told apart. */
const mostRivals = (budget: Budget): number =>
  'iterations' in budget ? Math.min(MOST_RIVALS, Math.max(2, budget.iterations >> 1)) : MOST_RIVALS;

/** Is something left of this share of the budget? */
const isLeft = (budget: Budget, share: number, playouts: number, milliseconds: number): boolean =>
  'iterations' in budget
    ? playouts < share * budget.iterations
    : milliseconds < 0.95 * share * budget.milliseconds;

/** Plays every rival on once, in one imagined world and with one stream of chance. */
function playEach({ clan, knowledge, rng }: Question, rivals: readonly Edge[], judge: Judge): void {
  const me = clanNumber(clan);
  const seed = `${rng.below(2 ** 31)}`;
  for (const edge of rivals) {
    const chance = rngFrom(seed);
    const world = imagine(knowledge, chance);
    const season = seasonOf(world);
    playCode(world, me, edge.code);
    walk(descend(edge, world, chance, season), world, chance, season, judge);
    edge.visits++;
    edge.total += relative(world, worth, me) + edge.taste;
  }
}

const foundOf = ({ total, visits, prior, taste }: Edge): number =>
  total / visits + FIRST_SIGHT * (prior - taste);

/**
 * Thinks answers through equally long, in the same imagined worlds: what came of each, time after time. A search turns away from
 * what does badly at first and then holds it to be worse than it is; here every answer has its own tree, and the same chance.
 */
export function thinkThrough(
  { clan, knowledge, rng }: Question,
  moves: readonly Move[],
  iterations: number,
  judge: Judge = evaluate,
): number[][] {
  const me = clanNumber(clan);
  const begun = moves.map((move) => ({ move, edge: newEdge(0, 0), came: [] as number[] }));
  for (let iteration = 0; iteration < iterations; iteration++) {
    const seed = `${rng.below(2 ** 31)}`;
    for (const { move, edge, came } of begun) {
      const chance = rngFrom(seed);
      const world = imagine(knowledge, chance);
      const season = seasonOf(world);
      play(world, move);
      walk(descend(edge, world, chance, season), world, chance, season, judge);
      came.push(relative(world, worth, me));
    }
  }
  return begun.map(({ came }) => came);
}

function addEdge(node: Node, code: number, prior: number, taste = 0): Edge {
  const edge = newEdge(code, prior, taste);
  node.children.set(code, edge);
  return edge;
}

const newEdge = (code: number, prior: number, taste = 0): Edge => ({
  code,
  prior,
  taste,
  visits: 0,
  total: 0,
  node: undefined,
});

/** Down the tree from this node, if there is one, and on to the end of the season. */
function walk(from: Node | undefined, world: State, rng: Rng, season: number, judge: Judge): void {
  const path: { readonly node: Node; readonly edge: Edge }[] = [];
  let node = from;
  while (node !== undefined && path.length < DEEPEST) {
    const edge = choose(node, world);
    if (edge === undefined) break;
    path.push({ node, edge });
    playCode(world, node.clan, edge.code);
    if (edge.visits === 0) break;
    node = descend(edge, world, rng, season);
  }
  toSeasonEnd(world, rng, season);
  judge(world, worth);
  for (const step of path) {
    step.node.visits++;
    step.edge.visits++;
    step.edge.total += relative(world, worth, step.node.clan) + step.edge.taste;
  }
}

/** The node after an edge: bids and tea are not searched but played by instinct, and a new season ends the search. */
function descend(edge: Edge, world: State, rng: Rng, season: number): Node | undefined {
  for (;;) {
    const clan = nextAsked(world);
    if (clan < 0 || seasonOf(world) !== season) return undefined;
    const asks = openQuestion(world)?.asks;
    if (asks !== 'bid' && asks !== 'ready') {
      // In another imagined world another clan may be asked here: that world goes its own way.
      if (edge.node === undefined) edge.node = newNode(clan);
      return edge.node.clan === clan ? edge.node : undefined;
    }
    playCode(world, clan, instinct(world, clan, rng));
  }
}

/** Upper confidence over the answers that are legal in this world and let in so far. */
function choose(node: Node, world: State): Edge | undefined {
  const legal = politeAnswers(world, node.clan).slice();
  const edges: Edge[] = [];
  for (const code of legal) {
    const known = node.children.get(code);
    if (known !== undefined) edges.push(known);
    else edges.push(addEdge(node, code, sense(world, node.clan, code)));
  }
  if (edges.length === 0) return undefined;
  edges.sort((a, b) => b.prior - a.prior);
  const open = Math.min(edges.length, Math.ceil(WIDEN * Math.sqrt(node.visits + 1)));
  let best: Edge | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < open; i++) {
    const edge = edges[i] as Edge;
    const value =
      edge.visits === 0
        ? 1e6 + edge.prior
        : edge.total / edge.visits + EXPLORE * Math.sqrt(Math.log(node.visits + 1) / edge.visits);
    if (value > most) {
      most = value;
      best = edge;
    }
  }
  return best;
}
