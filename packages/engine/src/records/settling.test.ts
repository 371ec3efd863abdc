import { expect, test } from 'vitest';
import {
  type ClanId,
  decisions,
  type Event,
  legalMoves,
  type Move,
  type MoveType,
  newGame,
  play,
  randomMove,
  rngFrom,
  type State,
} from '../index.ts';
import { isSettled } from './settling.ts';

function playAndSettle(state: State, move: Move): boolean {
  const events: Event[] = [];
  play(state, move, (event) => events.push(event));
  return isSettled(state, move, events);
}

const rng = rngFrom('settling');
const anAnswer = (state: State): Move => randomMove(state, asked(state), rng);

function asked(state: State): ClanId {
  const [decision] = decisions(state);
  if (decision === undefined) throw new Error('nobody is asked');
  return decision.clan;
}

/** Plays at random until a clan is asked for this kind. */
function until(kind: MoveType): State {
  const state = newGame({ clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'settling' });
  while (decisions(state)[0]?.kind !== kind) play(state, anAnswer(state));
  return state;
}

test('a summon can be taken back exactly as long as the same clan goes on', () => {
  const state = until('summon');
  const seen = new Set<boolean>();
  while (decisions(state)[0]?.kind === 'summon') {
    const clan = asked(state);
    const move = legalMoves(state, clan).find(({ type }) => type === 'summon');
    const settled = move && playAndSettle(state, move);
    expect(settled).toBe(asked(state) !== clan);
    seen.add(asked(state) === clan);
  }
  expect(seen).toEqual(new Set([true, false]));
});

test('a pass that hands the turn to another clan is settled', () => {
  const state = until('summon');
  const clan = asked(state);
  expect(playAndSettle(state, { clan, type: 'pass' })).toBe(true);
  expect(asked(state)).not.toBe(clan);
});

test('a mandate is settled: its tile was shown', () => {
  const state = until('mandate');
  expect(playAndSettle(state, anAnswer(state))).toBe(true);
});

test('messages at tea are settled: everybody heard them', () => {
  const state = until('ready');
  expect(playAndSettle(state, { clan: 'koi', type: 'propose', with: 'lotus' })).toBe(true);
});

test('a sealed bid is settled', () => {
  const state = until('bid');
  expect(playAndSettle(state, anAnswer(state))).toBe(true);
});
