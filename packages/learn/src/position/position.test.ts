import {
  decisions,
  isOver,
  newGame,
  play,
  randomMove,
  rngFrom,
  type Setup,
  type State,
  view,
} from '@hinode/engine';
import { layPosition, position, snapshot } from '@hinode/engine/scenario';
import { describe, expect, test } from 'vitest';
import { LADDER } from '../puzzles/ladder.ts';
import { BrokenLink, pack, type Shared, unpack } from './packed.ts';
import { scenarioOf } from './position-of.ts';

const SETUP: Setup = {
  clans: ['koi', 'lotus', 'turtle', 'dragonfly'],
  set: 'archway',
  seed: 'shared',
};

/** Positions of a random game at regular intervals. */
function positionsOf(seed: string, every: number): State[] {
  const rng = rngFrom(seed);
  const state = newGame({ ...SETUP, seed });
  const seen: State[] = [];
  for (let moves = 0; !isOver(state); moves++) {
    const [asked] = decisions(state);
    if (asked === undefined) break;
    play(state, randomMove(state, asked.clan, rng));
    if (moves % every === 0) seen.push(state.slice() as State);
  }
  seen.push(state);
  return seen;
}

function sharedOf(state: State): Shared | undefined {
  const scenario = scenarioOf(view(state, 'koi'), SETUP);
  return scenario && { scenario, me: 'koi' };
}

/** Everything on the table except the question. */
function onTable(state: State) {
  const { at: _, decisions: __, ...rest } = snapshot(state);
  return rest;
}

describe('a position that is sent', () => {
  test('is what was on the table, wherever the game is', () => {
    const states = ['one', 'two', 'three'].flatMap((seed) => positionsOf(seed, 7));
    expect(states.length).toBeGreaterThan(50);
    for (const state of states) {
      const shared = sharedOf(state);
      if (shared === undefined) expect(isOver(state)).toBe(true);
      else {
        expect(onTable(layPosition(shared.scenario))).toEqual(onTable(state));
        expect(decisions(position(shared.scenario))).toBeDefined();
      }
    }
  });

  test('is short, and survives the round trip', async () => {
    const lengths: number[] = [];
    for (const state of positionsOf('lengths', 9)) {
      const shared = sharedOf(state);
      if (shared === undefined) continue;
      const packed = await pack(shared);
      if (packed === undefined) throw new Error('too long');
      lengths.push(packed.length);
      expect(packed).toMatch(/^1[\w-]+$/);
      expect((await unpack(packed)).scenario).toEqual(JSON.parse(JSON.stringify(shared.scenario)));
    }
    expect(Math.max(...lengths)).toBeLessThan(900);
  });

  test('of a puzzle survives the round trip', async () => {
    for (const { setup, position: given, clan } of LADDER) {
      const packed = await pack({ scenario: { setup, position: given }, me: clan });
      expect(await unpack(packed ?? '')).toEqual({ scenario: { setup, position: given }, me: clan });
    }
  });

  test('reveals nothing that its sender does not know', () => {
    const [one, other] = ['a', 'b'].map((seed) => {
      const state = newGame({ ...SETUP, seed });
      return scenarioOf(view(state, 'koi'), { ...SETUP, shrines: [] } as Setup);
    });
    expect(JSON.stringify(one)).not.toContain('"seed":"a"');
    expect(one?.setup).toEqual(other?.setup);
  });
});

describe('a broken link', () => {
  const why = async (packed: string): Promise<string> => {
    const problem = await unpack(packed).then(
      () => 'nothing',
      (reason: unknown) => (reason instanceof BrokenLink ? reason.why : String(reason)),
    );
    return problem;
  };
  const packed = async (scenario: object, me = 'koi'): Promise<string> =>
    (await pack({ scenario, me } as unknown as Shared)) ?? '';

  test('is told apart from one of a later version', async () => {
    const whole = await packed({ setup: SETUP, position: {} });
    expect(await why(whole)).toBe('nothing');
    expect(await why(whole.slice(0, -9))).toBe('broken');
    expect(await why(`${whole}"`)).toBe('broken');
    expect(await why('')).toBe('broken');
    expect(await why('x')).toBe('broken');
    expect(await why(`2${whole.slice(1)}`)).toBe('newer');
    expect(await why(`1${'A'.repeat(3000)}`)).toBe('broken');
  });

  test('is told apart from a position that the rules do not allow', async () => {
    const seven = { clans: { koi: { map: { edo: { bushi: 7 } } } } };
    expect(await why(await packed({ setup: SETUP, position: seven }))).toBe('impossible');
    expect(await why(await packed({ setup: { ...SETUP, clans: ['koi'] }, position: {} }))).toBe('impossible');
    expect(await why(await packed({ setup: SETUP, position: {} }, 'bonsai'))).toBe('impossible');
  });

  test('that unpacks to something huge is not unpacked', async () => {
    expect(await why(await packed({ setup: SETUP, position: { note: 'a'.repeat(50_000) } }))).toBe('broken');
  });
});
