import type { ClanId, Move, State } from '@hinode/engine';
import { type Position, position } from '@hinode/engine/scenario';
import { expect, test } from 'vitest';
import { botOf } from '../levels.ts';
import { watchGame } from './habits.ts';
import { sillyIn } from './silly.ts';

const CLANS: ClanId[] = ['koi', 'lotus', 'turtle'];

const lay = (given: Position): State =>
  position({ setup: { clans: CLANS, set: 'archway', seed: 'silly' }, position: given });

const bid = (coins: Partial<Record<'seppuku' | 'hostage' | 'ronin' | 'poets', number>>): Move => ({
  clan: 'lotus',
  type: 'bid',
  seppuku: 0,
  hostage: 0,
  ronin: 0,
  poets: 0,
  ...coins,
});

/** Lotus and Turtle fight for Edo, and for Kyoto after it if they say so. */
const battle = (figure: string, later = false, ronin = 0): State =>
  lay({
    wars: ['edo', 'kyoto'],
    clans: {
      lotus: { coins: 3, ronin, map: { edo: { [figure]: 1 }, ...(later && { kyoto: { bushi: 1 } }) } },
      turtle: { coins: 3, map: { edo: { [figure]: 1 }, kyoto: { bushi: 1 } } },
    },
    at: { phase: 'war', war: 1 },
  });

test('coins kept in the last battle of a season are silly, before another they are not', () => {
  expect(sillyIn(battle('bushi'), bid({ hostage: 2 }))).toEqual(['coins-kept']);
  expect(sillyIn(battle('bushi'), bid({ hostage: 3 }))).toEqual([]);
  expect(sillyIn(battle('bushi', true), bid({ hostage: 2 }))).toEqual([]);
});

test('bids on a hostage among Daimyo and on ronin that nobody has are silly', () => {
  expect(sillyIn(battle('daimyo'), bid({ hostage: 3 }))).toEqual(['hostage-of-nobody']);
  expect(sillyIn(battle('bushi'), bid({ hostage: 2, ronin: 1 }))).toEqual(['ronin-of-nobody']);
  expect(sillyIn(battle('bushi', false, 1), bid({ hostage: 2, ronin: 1 }))).toEqual([]);
  expect(sillyIn(battle('daimyo'), bid({ poets: 3 }))).toEqual([]);
});

test('whoever leaves a war province that was its own for one without a war is silly, unless somebody follows', () => {
  const state = lay({
    wars: ['edo', 'kansai'],
    clans: { lotus: { map: { edo: { bushi: 1 }, kyoto: { bushi: 2 } } } },
    at: { phase: 'mandate', clan: 'lotus' },
  });
  const out: Move = { clan: 'lotus', type: 'move', figure: 'bushi', from: 'edo', to: 'oshu' };
  const into: Move = { clan: 'lotus', type: 'move', figure: 'bushi', from: 'kyoto', to: 'edo' };
  const done: Move = { clan: 'lotus', type: 'pass' };
  expect(sillyIn(state, out, [done, into])).toEqual(['token-left']);
  expect(sillyIn(state, out, [into])).toEqual([]);
  expect(sillyIn(state, { ...out, from: 'kyoto' }, [done])).toEqual([]);
});

test('a worshipper where the rivals cannot be reached any more is silly', () => {
  const worshipping = (shinto: number): State =>
    lay({
      shrines: ['raijin', 'fujin', 'ryujin', 'hachiman'],
      clans: {
        turtle: { shrines: { raijin: { shinto } } },
        lotus: { map: { nagato: { stronghold: 1, bushi: 6, daimyo: 1, shinto: 2 } } },
      },
      at: { phase: 'mandate', clan: 'lotus' },
    });
  const pray: Move = {
    clan: 'lotus',
    type: 'summon',
    figure: 'shinto',
    province: 'nagato',
    shrine: 'raijin',
  };
  expect(sillyIn(worshipping(2), pray)).toEqual(['worship-in-vain']);
  expect(sillyIn(worshipping(0), pray)).toEqual([]);
});

test('a watched game names its silly moves', () => {
  const bots = Object.fromEntries(CLANS.map((clan) => [clan, botOf('random')]));
  const { slips, moves } = watchGame({ clans: CLANS, set: 'archway', seed: 'silly' }, bots, 'silly');
  expect(slips.length).toBeGreaterThan(0);
  for (const { clan, after } of slips) expect(moves[after]?.clan).toBe(clan);
});
