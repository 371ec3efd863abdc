import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import type { Uninstall } from './abilities.ts';
import type { ClanAbility } from './clan-abilities.ts';

// Once the rules are loaded no step can be added: this file loads them anew after its own, and leaves them to nobody.
vi.resetModules();
const { fox } = await import('../testing/fox.ts');
const { installClans } = await import('./clan-abilities.ts');
const { table } = await import('../testing/table.ts');
afterAll(() => {
  vi.resetModules();
});

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

  test('HONOR-6 with two such clans the higher honor is asked who goes first', () => {
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
