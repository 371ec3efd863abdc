import { type ClanId, type Move, newGame, play, type State } from '@hinode/engine';
import { currentEngine } from '@hinode/engine/versions';
import { expect, test } from 'vitest';
import { staysAsMeant } from './stale.ts';

const setup = { clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'stale' } as const;

/** What the clan knows after these moves. */
function seen(clan: ClanId, ...moves: Move[]): { cells: State; moves: number } {
  const state = newGame(setup);
  for (const move of moves) play(state, move);
  return { cells: currentEngine.knowledge(state, clan).cells, moves: moves.length };
}

const offer: Move = { clan: 'lotus', type: 'propose', with: 'koi', give: { coins: 2 } };
const poorer: Move = { clan: 'lotus', type: 'propose', with: 'koi', give: { coins: 1 } };
const accept: Move = { clan: 'koi', type: 'accept', with: 'lotus' };
const ready: Move = { clan: 'koi', type: 'ready', value: true };
const others: Move = { clan: 'turtle', type: 'propose', with: 'lotus' };

test('what somebody says at tea is sent again even if another spoke at the same time', () => {
  expect(staysAsMeant(ready, seen('koi'), seen('koi', others))).toBe(true);
  expect(staysAsMeant(accept, seen('koi', offer), seen('koi', offer, others))).toBe(true);
});

test('nobody accepts an offer that they have not read', () => {
  expect(staysAsMeant(accept, seen('koi', offer), seen('koi', offer, poorer))).toBe(false);
});

test('a move that is no longer legal, or was meant before an undo, is not sent again', () => {
  const withdrawn: Move = { clan: 'lotus', type: 'withdraw', with: 'koi' };
  expect(staysAsMeant(accept, seen('koi', offer), seen('koi', offer, withdrawn))).toBe(false);
  expect(staysAsMeant(ready, seen('koi', others), seen('koi'))).toBe(false);
});
