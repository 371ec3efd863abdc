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
 * Determinized tree search (information-set Monte Carlo tree search): every iteration imagines a world that fits what
 * the clan knows, walks down one tree shared by all those worlds, adds a leaf, plays on by instinct to the end of the
 * season, and tells every clan on the way what came out for it (max^n). Only the most promising answers are looked at
 * first; more are let in the longer a node is visited (progressive widening).
 */

export type Budget = { readonly milliseconds: number } | { readonly iterations: number };

interface Node {
  /** Who chooses here, -1 for the root before it is known. */
  clan: number;
  visits: number;
  /** Its answers are known from the start, and no others are looked at. */
  readonly isComplete: boolean;
  readonly children: Map<number, Edge>;
}
interface Edge {
  readonly code: number;
  readonly prior: number;
  /** What the clan at the root likes besides what comes out. */
  readonly taste: number;
  visits: number;
  /** The sum of what came out for the clan that chooses. */
  total: number;
  node: Node | undefined;
}

const newNode = (clan: number, isComplete = false): Node => ({
  clan,
  visits: 0,
  isComplete,
  children: new Map(),
});

const EXPLORE = 5;
const WIDEN = 2.2;
/** How many decisions deep the tree may grow; further on instinct plays. */
const DEEPEST = 12;

const worth = new Float64Array(CLAN_COUNT);

export function search(
  question: Question,
  budget: Budget,
  now: () => number = () => performance.now(),
  judge: Judge = evaluate,
  tasteOf?: Taste,
): Tried[] {
  const { clan, knowledge, rng } = question;
  const began = now();
  const me = clanNumber(clan);
  const root = newNode(me, true);
  for (const { code, value, taste } of tryAll(imagine(knowledge, rng), me, rng, judge, tasteOf))
    addEdge(root, code, value, taste);
  if (root.children.size === 1) return [...root.children.values()].map(({ code }) => ({ code, value: 0 }));
  const goOn = (iteration: number): boolean =>
    'iterations' in budget ? iteration < budget.iterations : now() - began < 0.95 * budget.milliseconds;
  for (let iteration = 0; goOn(iteration); iteration++) iterate(root, imagine(knowledge, rng), rng, judge);
  return [...root.children.values()]
    .sort((a, b) => b.visits - a.visits || b.total / Math.max(1, b.visits) - a.total / Math.max(1, a.visits))
    .map(({ code, visits, total, prior }) => ({ code, value: visits > 0 ? total / visits : prior }));
}

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

const iterate = (root: Node, world: State, rng: Rng, judge: Judge): void =>
  walk(root, world, rng, seasonOf(world), judge);

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
    else if (!node.isComplete) edges.push(addEdge(node, code, sense(world, node.clan, code)));
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
