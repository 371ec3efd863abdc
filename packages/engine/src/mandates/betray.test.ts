import { expect, test } from 'vitest';
import type { ClanId, Move, ProvinceId } from '../index.ts';
import { view } from '../index.ts';
import { snapshot } from '../scenario/snapshot.ts';
import { pass } from '../testing/answers.ts';
import { eventsOf, playing } from '../testing/turns.ts';

const SHRINES = ['fujin', 'raijin', 'ryujin', 'susanoo'] as const;
const replace = (
  of: ClanId,
  figure: string,
  by: string,
  province: ProvinceId,
  clan: ClanId = 'koi',
): Move => ({
  clan,
  type: 'replace',
  of,
  figure,
  with: by,
  province,
});

test('BETRAY-1 only the current player acts, and the ally gets nothing', () => {
  const game = playing('betray', 'koi', {
    alliances: ['koi lotus'],
    map: { edo: 'turtle bushi, dragonfly bushi' },
  });
  expect(game.waitingFor()).toEqual(['koi']);
  expect(game.refused(replace('turtle', 'bushi', 'bushi', 'edo', 'lotus'))).toBe('not-your-turn');
  game.playNow(pass('koi'));
  expect(game.asked()).toEqual([{ clan: 'lotus', kind: 'mandate' }]);
});

test('BETRAY-2 an alliance ends at once and the betrayer loses honor, before anything is replaced', () => {
  const game = playing('betray', 'koi', {
    alliances: ['koi turtle', 'lotus dragonfly'],
    map: { edo: 'lotus bushi' },
    vp: { turtle: 2 },
    coins: { turtle: 3 },
  });
  expect(game.asked()[0]?.kind).toBe('replace');
  expect(view(game.state).alliances).toEqual([['lotus', 'dragonfly']]);
  expect(game.honor()).toEqual(['lotus', 'koi', 'turtle', 'dragonfly']);
  expect([game.vp('turtle'), game.coins('turtle')]).toEqual([2, 3]);
});

test('BETRAY-2 whether or not anything is replaced, even if there is nothing to replace', () => {
  const game = playing('betray', 'koi', { alliances: ['koi turtle'] });
  expect(game.honor()).toEqual(['lotus', 'koi', 'turtle', 'dragonfly']);
  expect(view(game.state).alliances).toEqual([]);
});

test('BETRAY-2 one step of honor, not one for each replacement', () => {
  const game = playing('betray', 'koi', {
    alliances: ['koi turtle'],
    map: { edo: 'lotus bushi, dragonfly bushi' },
  });
  game.playNow(replace('lotus', 'bushi', 'bushi', 'edo'));
  game.playNow(replace('dragonfly', 'bushi', 'bushi', 'edo'));
  expect(game.honor()).toEqual(['lotus', 'koi', 'turtle', 'dragonfly']);
});

test('BETRAY-2 without an alliance no honor is lost, and those of others hold', () => {
  const game = playing('betray', 'koi', { alliances: ['lotus turtle'], map: { edo: 'lotus bushi' } });
  game.playNow(replace('lotus', 'bushi', 'bushi', 'edo'));
  expect(game.honor()).toEqual(['koi', 'lotus', 'turtle', 'dragonfly']);
  expect(view(game.state).alliances).toEqual([['lotus', 'turtle']]);
});

test('BETRAY-2 the former ally loses no honor, even directly below the betrayer', () => {
  const game = playing('betray', 'koi', { alliances: ['koi lotus'] });
  expect(game.honor()).toEqual(['lotus', 'koi', 'turtle', 'dragonfly']);
});

test('BETRAY-2 a broken alliance still counts as one of this season', () => {
  const game = playing('betray', 'koi', { alliances: ['koi lotus'] });
  const { koi, lotus } = snapshot(game.state).clans;
  expect([koi?.allianceSeasons, lotus?.allianceSeasons]).toEqual([['spring'], ['spring']]);
});

test('BETRAY-3 two figures of two different opponents', () => {
  const game = playing('betray', 'koi', {
    map: { edo: 'lotus bushi 2', oshu: 'turtle shinto, dragonfly bushi' },
  });
  game.playNow(replace('lotus', 'bushi', 'bushi', 'edo'));
  expect(game.refused(replace('lotus', 'bushi', 'bushi', 'edo'))).toBe('opponent-already-hit');
  game.playNow(replace('turtle', 'shinto', 'shinto', 'oshu'));
  expect(game.asked()).toEqual([{ clan: 'lotus', kind: 'mandate' }]);
  expect([game.count('koi', 'bushi', 'edo'), game.count('koi', 'shinto', 'oshu')]).toEqual([1, 1]);
  expect(game.count('dragonfly', 'bushi', 'oshu')).toBe(1);
});

test('BETRAY-3 one or none is fine, and the former ally may be hit', () => {
  const game = playing('betray', 'koi', {
    alliances: ['koi lotus'],
    map: { edo: 'lotus bushi, turtle bushi' },
  });
  game.playNow(replace('lotus', 'bushi', 'bushi', 'edo'));
  game.playNow(pass('koi'));
  expect([game.count('lotus', 'bushi', 'edo'), game.count('turtle', 'bushi', 'edo')]).toEqual([0, 1]);
});

test('BETRAY-3 only by a figure from the player’s own reserve, and never an own figure', () => {
  const game = playing('betray', 'koi', { map: { edo: 'koi bushi 6, lotus bushi shinto' } });
  expect(game.refused(replace('lotus', 'bushi', 'bushi', 'edo'))).toBe('no-figure-of-that-type');
  expect(game.refused(replace('koi', 'bushi', 'bushi', 'edo'))).toBe('own-figure');
  expect(game.refused(replace('lotus', 'shinto', 'shinto', 'edo'))).toBeUndefined();
  expect(game.refused(replace('lotus', 'shinto', 'shinto', 'oshu'))).toBe('no-figure-there');
});

test('BETRAY-4 Bushi for Bushi, Shinto for Shinto, Monster for Monster', () => {
  const game = playing('betray', 'koi', {
    map: { edo: 'lotus bushi shinto oni-of-skulls' },
    cards: { lotus: ['oni-of-skulls'], koi: ['oni-of-blood'] },
  });
  const possible = ['bushi', 'shinto', 'oni-of-skulls'].flatMap((figure) =>
    ['bushi', 'shinto', 'daimyo', 'oni-of-blood']
      .filter((by) => game.refused(replace('lotus', figure, by, 'edo')) === undefined)
      .map((by) => `${figure} by ${by}`),
  );
  expect(possible).toEqual(['bushi by bushi', 'shinto by shinto', 'oni-of-skulls by oni-of-blood']);
  expect(game.refused(replace('lotus', 'bushi', 'shinto', 'edo'))).toBe('different-type');
});

test('BETRAY-4 Komainu replaces a Shinto or a Monster, but no Bushi', () => {
  const game = playing('betray', 'koi', {
    map: { edo: 'lotus bushi shinto oni-of-skulls' },
    cards: { lotus: ['oni-of-skulls'], koi: ['komainu'] },
  });
  expect(game.refused(replace('lotus', 'shinto', 'komainu', 'edo'))).toBeUndefined();
  expect(game.refused(replace('lotus', 'oni-of-skulls', 'komainu', 'edo'))).toBeUndefined();
  expect(game.refused(replace('lotus', 'bushi', 'komainu', 'edo'))).toBe('different-type');
});

test('BETRAY-4 Komainu is replaced by a Shinto or a Monster, but by no Bushi', () => {
  const game = playing('betray', 'koi', {
    map: { edo: 'lotus komainu' },
    cards: { lotus: ['komainu'], koi: ['oni-of-skulls'] },
  });
  expect(game.refused(replace('lotus', 'komainu', 'shinto', 'edo'))).toBeUndefined();
  expect(game.refused(replace('lotus', 'komainu', 'oni-of-skulls', 'edo'))).toBeUndefined();
  expect(game.refused(replace('lotus', 'komainu', 'bushi', 'edo'))).toBe('different-type');
});

test('BETRAY-4 Yurei may replace a Monster', () => {
  const game = playing('betray', 'koi', {
    map: { edo: 'lotus oni-of-skulls shinto' },
    cards: { lotus: ['oni-of-skulls'], koi: ['yurei'] },
  });
  expect(game.refused(replace('lotus', 'shinto', 'yurei', 'edo'))).toBe('different-type');
  game.playNow(replace('lotus', 'oni-of-skulls', 'yurei', 'edo'));
  expect(game.count('koi', 'yurei', 'edo')).toBe(1);
});

test('BETRAY-4 BETRAY-5 Yurei is never replaced, nor is a Daimyo', () => {
  const game = playing('betray', 'koi', {
    map: { edo: 'lotus yurei daimyo bushi' },
    cards: { lotus: ['yurei'], koi: ['komainu'] },
  });
  expect(game.refused(replace('lotus', 'yurei', 'komainu', 'edo'))).toBe('cannot-be-replaced');
  expect(game.refused(replace('lotus', 'daimyo', 'daimyo', 'edo'))).toBe('cannot-be-replaced');
});

test('BETRAY-5 strongholds and worshippers are never replaced', () => {
  const game = playing('betray', 'koi', {
    shrines: SHRINES,
    map: { edo: 'turtle stronghold bushi' },
    worship: { fujin: 'lotus shinto' },
  });
  expect(game.refused(replace('turtle', 'stronghold', 'stronghold', 'edo'))).toBe('cannot-be-replaced');
  const worshipper = {
    clan: 'koi',
    type: 'replace',
    of: 'lotus',
    figure: 'shinto',
    with: 'shinto',
    shrine: 'fujin',
  };
  expect(game.refused(worshipper)).toBe('worshippers-out-of-reach');
  expect(game.legal('koi')).toEqual([pass('koi'), replace('turtle', 'bushi', 'bushi', 'edo')]);
});

test('BETRAY-6 the replaced figure goes to its owner’s reserve and was not killed', () => {
  const game = playing('betray', 'koi', { map: { edo: 'lotus bushi' }, cards: { lotus: ['righteousness'] } });
  game.playNow(replace('lotus', 'bushi', 'bushi', 'edo'));
  expect([game.count('lotus', 'bushi', 'reserve'), game.count('koi', 'bushi', 'reserve')]).toEqual([6, 5]);
  expect(game.vp('lotus')).toBe(0);
  expect(eventsOf(game, 'figuresKilled')).toEqual([]);
});

test('BETRAY-6 the new figure was not summoned: nothing follows', () => {
  const game = playing('betray', 'koi', {
    set: 'teapot',
    map: { edo: 'lotus bushi' },
    cards: { koi: ['path-of-the-warlord'] },
  });
  game.playNow(replace('lotus', 'bushi', 'bushi', 'edo'));
  expect(game.coins('koi')).toBe(0);
  expect(eventsOf(game, 'figureSummoned')).toEqual([]);
});

test('BETRAY-6 a Shinto that replaces cannot go to worship', () => {
  const game = playing('betray', 'koi', { shrines: SHRINES, map: { edo: 'lotus shinto' } });
  expect(game.legal('koi')).toEqual([pass('koi'), replace('lotus', 'shinto', 'shinto', 'edo')]);
  expect(game.refused({ ...replace('lotus', 'shinto', 'shinto', 'edo'), shrine: 'fujin' })).toBe(
    'one-place-needed',
  );
});

test('BETRAY-6 the new figure enters the province: the Oni of Hate strikes there', () => {
  const game = playing('betray', 'turtle', {
    map: { edo: 'lotus oni-of-skulls, koi bushi' },
    cards: { lotus: ['oni-of-skulls'], turtle: ['oni-of-hate'] },
  });
  game.playNow(replace('lotus', 'oni-of-skulls', 'oni-of-hate', 'edo', 'turtle'));
  expect(game.count('koi', 'bushi', 'edo')).toBe(0);
});
