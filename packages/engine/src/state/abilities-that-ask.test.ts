import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { CardId } from '../index.ts';
import type * as Foxes from '../testing/fox.ts';
import { engineWith } from '../testing/more-facts.ts';
import type * as Tables from '../testing/table.ts';
import type { Uninstall } from './abilities.ts';
import type * as Catalogue from './catalogue.ts';
import type * as ClanAbilities from './clan-abilities.ts';
import type { ClanAbility } from './clan-abilities.ts';
import type * as Clans from './clans.ts';
import type * as Hooks from './hooks.ts';

const ONI = {
  id: 'made-up-oni',
  season: 'autumn',
  sets: ['archway'],
  type: 'monster',
  cost: 1,
  copies: 1,
} as const;

// Once the rules are loaded, neither steps nor cards that the facts do not mention can be added: this file has an engine of its
// own.
const { load, leave } = engineWith({ cards: [ONI] });
afterAll(leave);
const { fox } = (await load('testing/fox.ts')) as typeof Foxes;
const { installClans } = (await load('state/clan-abilities.ts')) as typeof ClanAbilities;
const { table } = (await load('testing/table.ts')) as typeof Tables;
const { installCards } = (await load('state/catalogue.ts')) as typeof Catalogue;
const { higherHonor } = (await load('state/clans.ts')) as typeof Clans;
const { ban } = (await load('state/hooks.ts')) as typeof Hooks;

const installed: Uninstall[] = [];
afterEach(() => {
  for (const takeAway of installed.splice(0).reverse()) takeAway();
});

const withClan = (ability: ClanAbility): number => installed.push(installClans([ability]));

describe('a clan that places Bushi when the war begins', () => {
  const WAR = {
    honor: 'koi > lotus > turtle > bonsai',
    map: { edo: 'koi bushi' },
    at: { phase: 'war-start' },
  } as const;

  test('is asked province after province until it passes', () => {
    withClan(fox('koi'));
    const game = table(WAR);
    expect(game.asked()).toEqual([{ clan: 'koi', kind: 'place', ability: 'koi' }]);
    const place = { clan: 'koi', type: 'place', figure: 'bushi' } as const;
    expect(game.refused({ ...place, province: 'edo' })).toBe('not-placed-there');
    game.playNow({ ...place, province: 'oshu' });
    expect(game.refused({ ...place, province: 'oshu' })).toBe('not-placed-there');
    game.playNow({ ...place, province: 'kyoto' });
    game.playNow({ clan: 'koi', type: 'pass' });
    expect([game.count('koi', 'bushi', 'oshu'), game.count('koi', 'bushi', 'kyoto')]).toEqual([1, 1]);
  });

  test('HONOR-6 of two such clans, the one with the higher honor is asked who goes first', () => {
    withClan(fox('koi'));
    withClan(fox('bonsai'));
    const game = table(WAR);
    expect(game.asked()).toEqual([{ clan: 'koi', kind: 'order' }]);
    game.playNow({ clan: 'koi', type: 'order', first: false });
    expect(game.asked()).toEqual([{ clan: 'bonsai', kind: 'place', ability: 'koi' }]);
    game.playNow({ clan: 'bonsai', type: 'pass' });
    expect(game.waitingFor()).toEqual(['koi']);
  });

  test('HONOR-7 does it after what its war upgrades bring', () => {
    withClan(fox('koi'));
    const game = table({ ...WAR, cards: { koi: ['way-of-the-shogun'] } });
    expect(game.waitingFor()).toEqual(['koi']);
    expect(game.coins('koi')).toBe(3);
  });
});

test('a Monster on the map can keep out any clan that moves and has more honor than its owner', () => {
  installed.push(
    installCards([
      {
        ...ONI,
        name: 'Made-up Oni',
        monster: { oni: true },
        here: {
          keepsOut: (state, owner, clan, _kind, _place, arrival) =>
            arrival === 'move' && higherHonor(state, clan, owner) ? ban('held-off', 'MADE-UP') : undefined,
        },
      },
    ]),
  );
  const game = table({
    honor: 'koi > lotus > turtle > bonsai',
    map: { kyoto: 'turtle made-up-oni', kansai: 'koi bushi, bonsai bushi' },
    cards: { turtle: [ONI.id as CardId] },
    at: { phase: 'mandate', clan: 'koi', tiles: ['recruit', 'marshal', 'harvest', 'train'] },
  });
  game.play({ clan: 'koi', type: 'mandate', tile: 'marshal' });
  const march = { type: 'move', figure: 'bushi', from: 'kansai', to: 'kyoto' } as const;
  game.untilAsked('move', 'bonsai');
  expect(game.refused({ ...march, clan: 'bonsai' })).toBeUndefined();
  game.untilAsked('move', 'koi');
  expect(game.refused({ ...march, clan: 'koi' })).toBe('held-off');
});
