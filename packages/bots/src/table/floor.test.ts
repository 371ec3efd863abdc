import { type ClanId, type Move, newGame, type Setup, view } from '@hinode/engine';
import { expect, test } from 'vitest';
import { botOf } from '../levels.ts';
import type { Bot } from '../types.ts';
import { newFloor } from './floor.ts';
import { playGame } from './referee.ts';

const setup: Setup = { clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'floor' };

/** A game in which Koi speaks up whenever it may. */
function gameWith(aside: NonNullable<Bot['aside']>) {
  const bots = { koi: { ...botOf('ashigaru'), aside }, lotus: botOf('random'), turtle: botOf('random') };
  return playGame(setup, bots, 'floor');
}

const gift = (coins: number, to: ClanId): Move => ({ clan: 'koi', type: 'gift', to, coins });

test('a bot that gives whenever it can gives once for each mandate, and the game goes on', () => {
  const { moves, illegal } = gameWith(({ knowledge, decision }) => {
    const coins = view(knowledge.cells, 'koi').clans.find(({ clan }) => clan === 'koi')?.coins ?? 0;
    return coins === 0 || decision.kind !== 'mandate'
      ? undefined
      : { move: gift(1, decision.clan), why: { reason: 'chance' } };
  });
  expect(illegal).toEqual([]);
  const gifts = moves.filter(({ type }) => type === 'gift').length;
  expect(gifts).toBeGreaterThan(0);
  expect(gifts).toBeLessThanOrEqual(21);
});

test('an aside that is not legal is told, and nothing is played for it', () => {
  const { moves, illegal } = gameWith(({ decision }) => ({
    move: gift(99, decision.clan),
    why: { reason: 'chance' },
  }));
  expect(illegal.length).toBeGreaterThan(0);
  for (const offence of illegal)
    expect(offence).toMatchObject({ clan: 'koi', move: { type: 'gift', coins: 99 } });
  expect(moves.some(({ type }) => type === 'gift')).toBe(false);
});

test('everybody but the clan that chooses a mandate is heard, once until it has answered', () => {
  const floor = newFloor();
  const decision = { clan: 'lotus', kind: 'mandate' } as const;
  const state = newGame(setup);
  const heard = () => Array.from({ length: 3 }, () => floor.next(state, decision));
  expect(heard()).toEqual(['koi', 'turtle', undefined]);
  expect(heard()).toEqual([undefined, undefined, undefined]);
  floor.answered();
  expect(heard()).toEqual(['koi', 'turtle', undefined]);
});

test('nobody is heard before other decisions, nor at tea unless a proposal came after they were ready', () => {
  const floor = newFloor();
  expect(floor.next(newGame(setup), { clan: 'koi', kind: 'summon' })).toBeUndefined();
  expect(floor.next(newGame(setup), { clan: 'koi', kind: 'ready' })).toBeUndefined();
});
