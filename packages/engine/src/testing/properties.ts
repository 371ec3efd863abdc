import { isAsked, openQuestion } from '../agenda/agenda.ts';
import { CLAN_IDS } from '../data/clans.ts';
import {
  clone,
  legalMoves,
  load,
  play,
  type Rng,
  refusal,
  result,
  rngFrom,
  type State,
  save,
  view,
} from '../index.ts';
import { invariantsBroken } from '../invariants.ts';
import type { Move } from '../moves/types.ts';
import { newRecord, replay } from '../records/record.ts';
import { AGENDA_DEPTH, AGENDA_ROOM, get } from '../state/layout.ts';
import { clanId } from '../state/names.ts';
import { imagine, knowledge } from '../views/knowledge.ts';
import { malformed, nearMiss } from './mutate.ts';
import { type Moment, nthSetup, sameBytes, walk } from './walk.ts';

/**
 * What must hold in every game, whatever is played. Each property throws with the game that breaks it; the tests
 * and the longer proof run the same functions, over fewer or more games.
 */

export class Broken extends Error {}

function must(holds: boolean, what: string, about: unknown): asserts holds {
  if (!holds) throw new Broken(`${what}: ${JSON.stringify(about)}`);
}

/** Pieces are conserved, honor is an order, nothing is negative, and the game ends with a winner. */
export function positionsStaySound(seed: string, n: number): number {
  const setup = nthSetup(seed, n);
  let deepest = 0;
  const { state, moves } = walk(setup, rngFrom(`${seed} play ${n}`), ({ state: now }) => {
    const [broken] = invariantsBroken(now);
    must(broken === undefined, broken ?? '', { setup, moves: 'replay with the same seed' });
    deepest = Math.max(deepest, get(now, AGENDA_DEPTH));
  });
  must(result(state) !== undefined, 'the game has no result', setup);
  must(deepest < AGENDA_ROOM - 4, 'the agenda is nearly full', setup);
  return moves.length;
}

/** Replaying the record, even through JSON, gives the same bytes. */
export function recordsReplay(seed: string, n: number): void {
  const setup = nthSetup(seed, n);
  const { state, moves } = walk(setup, rngFrom(`${seed} replay ${n}`), () => {});
  const ended = result(state);
  const record = JSON.parse(JSON.stringify(newRecord(setup, moves, ended)));
  must(sameBytes(replay(record), state), 'the record leads elsewhere', setup);
}

/** A position saved in the middle of anything continues to the same end. */
export function savesResume(seed: string, n: number): number {
  const setup = nthSetup(seed, n);
  const rng = rngFrom(`${seed} save ${n}`);
  const every = 1 + rng.below(40);
  const saved: { readonly at: number; readonly json: string }[] = [];
  const { state, moves } = walk(setup, rng, ({ state: now, nth, played }) => {
    if (nth % every !== 0) return;
    const json = JSON.stringify(save(now));
    must(sameBytes(load(JSON.parse(json)), now), 'a saved position comes back different', setup);
    saved.push({ at: played, json });
  });
  const chosen = saved[rng.below(saved.length)];
  if (chosen !== undefined) {
    const resumed = load(JSON.parse(chosen.json));
    for (const move of moves.slice(chosen.at)) play(resumed, move);
    must(sameBytes(resumed, state), 'a saved game ends differently', setup);
  }
  return saved.length;
}

/** Playing a clone to its end leaves the original untouched, and the other way round. */
export function clonesAreApart(seed: string, n: number): void {
  const setup = nthSetup(seed, n);
  const rng = rngFrom(`${seed} clone ${n}`);
  const at = rng.below(120);
  walk(setup, rng, ({ state, nth, move }) => {
    if (nth !== at) return;
    const before = state.slice();
    const copy = clone(state);
    const sibling = clone(state);
    playOut(copy, rng);
    must(sameBytes(state, before as State), 'playing a clone changed the original', setup);
    must(sameBytes(sibling, before as State), 'playing a clone changed another clone', setup);
    play(sibling, move);
    must(sameBytes(state, before as State), 'a move on a clone changed the original', setup);
  });
}

function playOut(state: State, rng: Rng): void {
  for (;;) {
    const asked = CLAN_IDS.filter((_, clan) => isAsked(state, clan));
    const clan = asked[rng.below(Math.max(1, asked.length))];
    if (clan === undefined) return;
    const moves = legalMoves(state, clan).filter(({ type }) => type !== 'propose');
    const move = moves[rng.below(Math.max(1, moves.length))] ?? {
      clan,
      type: 'bid',
      seppuku: 0,
      hostage: 0,
      ronin: 0,
      poets: 0,
    };
    play(state, move);
  }
}

/**
 * Legal moves are exactly the accepted ones: every listed move can be played; a move that is not listed is refused, with a code and
 * a rule, and without changing a byte. Returns how many were tried.
 */
export function legalIsAccepted(seed: string, n: number): { listed: number; refused: number } {
  const setup = nthSetup(seed, n);
  const rng = rngFrom(`${seed} legal ${n}`);
  const tried = { listed: 0, refused: 0 };
  const every = 5 + rng.below(30);
  walk(setup, rng, (moment) => {
    if (moment.nth % every !== 0) return;
    tried.listed += everyListedMovePlays(moment);
    for (let i = 0; i < 12; i++) if (unlistedIsRefused(moment, nearMiss(moment.move, rng))) tried.refused++;
    for (let i = 0; i < 6; i++) if (unlistedIsRefused(moment, malformed(moment.move, rng))) tried.refused++;
  });
  return tried;
}

function everyListedMovePlays({ state }: Moment): number {
  let played = 0;
  for (const id of CLAN_IDS) {
    for (const move of legalMoves(state, id)) {
      const refused = refusal(state, move);
      must(refused === undefined, 'a listed move is refused', { move, refused });
      play(clone(state), JSON.parse(JSON.stringify(move)));
      played++;
    }
  }
  return played;
}

/** A move as text, whatever the order of its fields; undefined fields are left out. */
const keyOf = (move: object): string =>
  JSON.stringify(
    Object.entries(move)
      .filter(([, value]) => value !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** Moves that are never listed have conditions of their own. */
const isUnlisted = (move: Record<string, unknown>): boolean =>
  move['type'] === 'gift' ||
  move['type'] === 'bid' ||
  (move['type'] === 'propose' && ('give' in move || 'ask' in move));

function unlistedIsRefused({ state }: Moment, tried: unknown): boolean {
  const before = state.slice() as State;
  const refused = refusal(state, tried);
  must(sameBytes(state, before), 'asking changed the position', tried);
  if (refused === undefined) {
    const move = tried as Record<string, unknown>;
    if (!isUnlisted(move)) must(isInList(state, move), 'a move that is not listed is accepted', tried);
    return false;
  }
  must(/^[a-z-]+$/.test(refused.code) && refused.rule !== '', 'a refusal has no code or rule', {
    tried,
    refused,
  });
  let message = '';
  try {
    play(state, tried as Move);
  } catch (problem) {
    message = problem instanceof Error ? problem.name : '';
  }
  must(message === 'IllegalMove', `a refused move ended with ${message || 'success'}`, tried);
  must(sameBytes(state, before), 'a refused move changed the position', tried);
  return true;
}

function isInList(state: State, move: Record<string, unknown>): boolean {
  const { ability, ...plain } = move;
  if (ability !== undefined && openQuestion(state)?.ability !== ability) return false;
  if (Array.isArray(plain['to'])) plain['to'] = [...plain['to']].sort();
  const listed = legalMoves(state, move['clan'] as Move['clan']).map((one) =>
    keyOf(one.type === 'share' ? { ...one, to: [...one.to].sort() } : one),
  );
  return listed.includes(keyOf(plain));
}

/**
 * What a clan imagines from what it knows is a sound position in which it is asked the same and may answer the same.
 */
export function imaginedWorldsFit(seed: string, n: number): number {
  const setup = nthSetup(seed, n);
  const rng = rngFrom(`${seed} imagine ${n}`);
  let imagined = 0;
  walk(setup, rng, ({ state, clan }) => {
    const id = clanId(clan);
    const world = imagine(knowledge(state, id), rng);
    const [broken] = invariantsBroken(world);
    must(broken === undefined, broken ?? '', setup);
    const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
    must(same(view(world, id), view(state, id)), 'the imagined world looks different', setup);
    must(
      same(legalMoves(world, id), legalMoves(state, id)),
      'other moves are legal in the imagined world',
      setup,
    );
    imagined++;
  });
  return imagined;
}
