import { openQuestion } from '../agenda/agenda.ts';
import { hasBid } from '../battle/bids.ts';
import type { ClanId } from '../data/clans.ts';
import { ADVANTAGE_IDS, MANDATE_TURNS, TILES_DRAWN } from '../data/year.ts';
import type { Event } from '../events.ts';
import { clone, legalMoves, play, type Rng, refusal, rngFrom, type State, view } from '../index.ts';
import type { Move } from '../moves/types.ts';
import { laysFaceDown } from '../phases/politics.ts';
import { setChance } from '../state/chance.ts';
import { coinsOf, seats } from '../state/clans.ts';
import { isFighter } from '../state/force.ts';
import {
  BIDS,
  BIDS_REVEALED,
  CURRENT,
  FIGHTERS,
  get,
  HAS_BID,
  NONE,
  PLAYED_BY,
  put,
  STACK,
  STACK_COUNT,
  TILE_LAID,
  TILES_RETURNED,
} from '../state/layout.ts';
import { clanId } from '../state/names.ts';
import { knowledge } from '../views/knowledge.ts';
import { nearMiss } from './mutate.ts';
import { Broken } from './properties.ts';
import { nthSetup, sameBytes, walk } from './walk.ts';

/**
 * The proof that nothing leaks: two worlds that differ only in what a viewer cannot know must look the same to that
 * viewer, to the byte. `undefined` is a spectator.
 */

function shuffled<T>(list: readonly T[], rng: Rng): T[] {
  const rest = [...list];
  const out: T[] = [];
  while (rest.length > 0) out.push(...rest.splice(rng.below(rest.length), 1));
  return out;
}

/** A world that the viewer cannot tell from this one: the stack, face-down tiles, sealed bids, others' memories. */
export function otherWorld(state: State, viewer: number, rng: Rng): State {
  const other = clone(state);
  reshuffleTiles(other, viewer, rng);
  reshuffleMemories(other, viewer, rng);
  reshuffleBids(other, viewer, rng);
  return other;
}

/** KNOW-2, KNOW-4: the stack except the tiles in the viewer's hand, and tiles laid face down by somebody else. */
function reshuffleTiles(state: State, viewer: number, rng: Rng): void {
  const chooses = openQuestion(state)?.asks === 'mandate' && get(state, CURRENT) === viewer;
  const hidden: number[] = [];
  for (let i = chooses ? TILES_DRAWN : 0; i < get(state, STACK_COUNT); i++) hidden.push(STACK + i);
  for (let turn = 0; turn < MANDATE_TURNS; turn++) {
    const by = get(state, PLAYED_BY + turn);
    if (by !== NONE && by !== viewer && laysFaceDown(state, by)) hidden.push(TILE_LAID + turn);
  }
  const tiles = shuffled(
    hidden.map((cell) => get(state, cell)),
    rng,
  );
  for (const [i, cell] of hidden.entries()) put(state, cell, tiles[i] as number);
}

/** KNOW-3: what others put back is theirs to remember. */
function reshuffleMemories(state: State, viewer: number, rng: Rng): void {
  const back = TILES_DRAWN - 1;
  for (let turn = 0; turn < MANDATE_TURNS; turn++) {
    const by = get(state, PLAYED_BY + turn);
    if (by === NONE || by === viewer) continue;
    for (let i = 0; i < back; i++) put(state, TILES_RETURNED + turn * back + i, rng.below(5));
  }
}

/** KNOW-5: sealed bids of others, any that they could pay. */
function reshuffleBids(state: State, viewer: number, rng: Rng): void {
  if (get(state, BIDS_REVEALED) === 1) return;
  for (const clan of seats(state)) {
    if (clan === viewer || !isFighter(state, clan) || !hasBid(state, clan)) continue;
    let left = coinsOf(state, clan);
    for (const [advantage] of ADVANTAGE_IDS.entries()) {
      const coins = rng.below(left + 1);
      put(state, BIDS + clan * ADVANTAGE_IDS.length + advantage, coins);
      left -= coins;
    }
  }
}

const eye = (viewer: number): ClanId | undefined => (viewer === NONE ? undefined : clanId(viewer));

function mustLookAlike(a: unknown, b: unknown, what: string, about: unknown): void {
  const [one, two] = [JSON.stringify(a), JSON.stringify(b)];
  if (one !== two) throw new Broken(`${what} differ: ${one} and ${two} in ${JSON.stringify(about)}`);
}

/** Drawing tiles is how the viewer learns them: which tiles are drawn may differ, but not that they are drawn. */
const seenBy = (events: readonly Event[], viewer: number): Event[] =>
  events
    .filter((event) => event.seenBy === 'all' || event.seenBy === eye(viewer))
    .map((event) => (event.type === 'tilesDrawn' ? { ...event, tiles: [] } : event));

/** Plays a move and returns what the viewer sees of it, or undefined if it cannot be played. */
function watch(state: State, move: Move, viewer: number): Event[] | undefined {
  if (refusal(state, move) !== undefined) return undefined;
  const events: Event[] = [];
  play(state, move, (event) => events.push(event));
  return seenBy(events, viewer);
}

/** Is this the bid after which all are revealed? */
function revealsBids(state: State, move: Move): boolean {
  if (move.type !== 'bid') return false;
  const open = get(state, FIGHTERS) & ~get(state, HAS_BID);
  return (open & (open - 1)) === 0;
}

/** Plays one random game and compares worlds along it. Returns how many were compared, and how many really differed. */
export function leaksNothing(seed: string, n: number): { compared: number; different: number } {
  const setup = nthSetup(seed, n);
  const rng = rngFrom(`${seed} worlds ${n}`);
  let compared = 0;
  let different = 0;
  walk(setup, rng, ({ state, move }) => {
    const viewers = [NONE, ...seats(state)];
    const viewer = viewers[rng.below(viewers.length)] as number;
    const other = otherWorld(state, viewer, rng);
    const about = { setup, viewer: eye(viewer) };
    mustLookAlike(view(state, eye(viewer)), view(other, eye(viewer)), 'views', about);
    const [known, knownThere] = [knowledge(state, eye(viewer)), knowledge(other, eye(viewer))];
    mustLookAlike([...known.cells], [...knownThere.cells], 'knowledge', about);
    compareAnswers(state, other, viewer, move, rng, about);
    compareWhatFollows(state, other, viewer, move, about);
    compareOtherFutures(state, viewer, rng, about);
    compared++;
    if (!sameBytes(state, other)) different++;
  });
  return { compared, different };
}

/** Legal moves and refusals of the viewer. */
function compareAnswers(
  state: State,
  other: State,
  viewer: number,
  move: Move,
  rng: Rng,
  about: unknown,
): void {
  const id = eye(viewer);
  if (id === undefined) return;
  mustLookAlike(legalMoves(state, id), legalMoves(other, id), 'legal moves', about);
  for (let i = 0; i < 3; i++) {
    const tried = { ...(nearMiss(move, rng) as object), clan: id };
    mustLookAlike(refusal(state, tried) ?? null, refusal(other, tried) ?? null, 'refusals', { about, tried });
  }
}

/** The same move in both worlds: the viewer sees the same events, and the same position after. */
function compareWhatFollows(state: State, other: State, viewer: number, move: Move, about: unknown): void {
  if (revealsBids(state, move)) return;
  const here = clone(state);
  const there = clone(other);
  const seen = watch(here, move, viewer);
  const seenThere = watch(there, move, viewer);
  // A tile in somebody else's hand may not be there in the other world.
  if (seenThere === undefined) return;
  mustLookAlike(seen, seenThere, 'events', { about, move });
  // The next player may draw other tiles; the viewer sees those only if they are the viewer's own.
  const draws = openQuestion(here)?.asks === 'mandate' && get(here, CURRENT) === viewer;
  if (!draws)
    mustLookAlike(view(here, eye(viewer)), view(there, eye(viewer)), 'views after a move', { about, move });
}

/** Future shuffles do not show in anything. */
function compareOtherFutures(state: State, viewer: number, rng: Rng, about: unknown): void {
  const other = clone(state);
  setChance(
    other,
    Array.from({ length: 8 }, () => rng.below(2 ** 31)),
  );
  mustLookAlike(view(state, eye(viewer)), view(other, eye(viewer)), 'views', about);
}
