import {
  type Decision,
  decisions,
  legalMoves,
  type Move,
  newGame,
  play,
  refusal,
  view,
} from '@hinode/engine';
import { expect, test } from 'vitest';
import { playTimes, stackOf } from './stack.ts';

/** Koi plays Marshal in the first turn of Spring, with two Bushi in Edo. */
function marshal() {
  for (let n = 0; ; n++) {
    const state = newGame({ clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: `stack ${n}` });
    for (const { clan } of decisions(state)) play(state, { clan, type: 'ready', value: true });
    const recruits = legalMoves(state, 'koi').find(
      (move) => move.type === 'mandate' && move.tile === 'recruit',
    );
    if (recruits === undefined) continue;
    play(state, recruits);
    const bushi: Move = { clan: 'koi', type: 'summon', figure: 'bushi', province: 'edo' };
    while (view(state).mandates.length < 4) {
      const [asked] = decisions(state) as [Decision];
      const legal = legalMoves(state, asked.clan);
      const marches = legal.find((move) => move.type === 'mandate' && move.tile === 'marshal');
      play(
        state,
        marches ??
          (refusal(state, bushi) === undefined && asked.kind === 'summon' ? bushi : undefined) ??
          legal.find((move) => move.type === 'pass') ??
          (legal[0] as Move),
      );
      const [now] = decisions(state) as [Decision];
      if (now.clan === 'koi' && now.kind === 'move') return state;
    }
  }
}

const tableOf = (state: ReturnType<typeof marshal>): Parameters<typeof playTimes>[0] => ({
  state: () => ({ offers: legalMoves(state, 'koi').map((move) => ({ move })) }),
  play: async (move) => {
    const refused = refusal(state, move);
    if (refused === undefined) play(state, move);
    return refused;
  },
});

const bushiIn = (state: ReturnType<typeof marshal>, province: 'edo' | 'kyoto'): number =>
  view(state).clans.find(({ clan }) => clan === 'koi')?.map[province]?.['bushi'] ?? 0;

const picked = { kind: 'piece', figure: 'bushi', at: 'edo' } as const;
const toKyoto: Move = { clan: 'koi', type: 'move', figure: 'bushi', from: 'edo', to: 'kyoto' };

test('all Bushi of a stack that have not moved may go together', async () => {
  const state = marshal();
  const [decision] = decisions(state);
  const here = bushiIn(state, 'edo');
  expect(here).toBeGreaterThan(1);
  expect(stackOf(decision, view(state), 'koi', picked)).toBe(here);
  const there = bushiIn(state, 'kyoto');
  expect(await playTimes(tableOf(state), toKyoto, here)).toBeUndefined();
  expect([bushiIn(state, 'edo'), bushiIn(state, 'kyoto')]).toEqual([0, there + here]);
});

test('those that have arrived are not counted again', () => {
  const state = marshal();
  play(state, toKyoto);
  const [decision] = decisions(state);
  const inKyoto = { ...picked, at: 'kyoto' } as const;
  expect(stackOf(decision, view(state), 'koi', inKyoto)).toBe(1);
});

test('a stack moves only as long as it may: the rest stays behind', async () => {
  const state = marshal();
  const here = bushiIn(state, 'edo');
  expect(await playTimes(tableOf(state), toKyoto, here + 3)).toBeUndefined();
  expect(bushiIn(state, 'edo')).toBe(0);
});
