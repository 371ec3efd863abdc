import { expect, test } from 'vitest';
import { bid, yes } from '../../../../testing/answers.ts';
import { type TableSetting, table } from '../../../../testing/table.ts';
import { playUpTo } from '../../../../testing/turns.ts';

const WAR = {
  season: 'summer',
  wars: ['nagato'],
  cards: { lotus: ['justice'] },
  at: { phase: 'war', war: 1 },
} as const;

/** A battle for Nagato in which nobody has a coin to bid. Honor: Koi, Lotus, Turtle, Dragonfly. */
const battle = (setting: TableSetting) => table({ ...WAR, ...setting }, 'battle-end');

test('CARD-JUSTICE pays 3 VP for a loser with less honor, however many figures die', () => {
  expect(battle({ map: { nagato: 'lotus bushi 2, turtle bushi' } }).vp('lotus')).toBe(3);
  expect(battle({ map: { nagato: 'lotus bushi 4, turtle bushi 2 daimyo' } }).vp('lotus')).toBe(3);
});

test('CARD-JUSTICE pays for each such opponent, and not for one with more honor', () => {
  const game = battle({ map: { nagato: 'koi bushi, lotus bushi 2, turtle bushi, dragonfly bushi' } });
  expect(game.vp('lotus')).toBe(6);
  expect(battle({ map: { nagato: 'koi bushi, lotus bushi 2' } }).vp('lotus')).toBe(0);
});

test('CARD-JUSTICE pays for whoever has less honor, on every seat', () => {
  const map = { nagato: 'koi bushi, lotus bushi 2' };
  expect(battle({ honor: 'lotus > turtle > dragonfly > koi', map }).vp('lotus')).toBe(3);
});

test('CARD-JUSTICE: two copies pay twice', () => {
  const game = battle({
    map: { nagato: 'lotus bushi 2, turtle bushi, dragonfly bushi' },
    cards: { lotus: ['justice', 'justice'] },
  });
  expect(game.vp('lotus')).toBe(12);
});

test('CARD-JUSTICE pays only the player whose effect kills', () => {
  const game = battle({
    map: { nagato: 'koi bushi 2, lotus bushi, turtle bushi' },
    cards: { lotus: ['justice'] },
  });
  expect([game.vp('koi'), game.vp('lotus')]).toEqual([0, 0]);
});

test('CARD-JUSTICE OUTCOME-3 pays nothing for the winner’s ally, who does not die', () => {
  const game = battle({
    map: { nagato: 'lotus bushi 2, turtle bushi, dragonfly bushi' },
    alliances: ['lotus turtle'],
  });
  expect(game.count('turtle', 'bushi', 'nagato')).toBe(1);
  expect(game.vp('lotus')).toBe(3);
});

test('CARD-JUSTICE TURTLE-2 pays nothing for an opponent with strongholds alone, of whom no figure is killed', () => {
  const game = battle({ map: { nagato: 'lotus bushi 2, turtle stronghold' } });
  expect(game.tokens('lotus')).toEqual(['nagato summer']);
  expect(game.vp('lotus')).toBe(0);
});

test('CARD-JUSTICE pays nothing for a token taken without a battle', () => {
  expect(battle({ map: { nagato: 'lotus bushi' } }).vp('lotus')).toBe(0);
});

test('CARD-JUSTICE looks at honor at the instant of the kill', () => {
  const game = table({
    ...WAR,
    honor: 'koi > turtle > dragonfly > lotus',
    map: { nagato: 'koi bushi, turtle bushi, lotus bushi 2' },
    coins: { lotus: 2 },
    ronin: { lotus: 2 },
  });
  game.playNow(bid('lotus', { seppuku: 1, ronin: 1 }));
  game.playNow(yes('lotus', 'seppuku'));
  expect(game.honor()).toEqual(['koi', 'lotus', 'turtle', 'dragonfly']);
  playUpTo(game, 'battle-end', yes('lotus', 'ronin'));
  // 2 VP by seppuku, 3 for the Turtle; the Koi still stand above.
  expect(game.tokens('lotus')).toEqual(['nagato summer']);
  expect(game.vp('lotus')).toBe(5);
});

test('CARD-JUSTICE SEPPUKU-1 pays nothing for seppuku, the owner’s or another’s', () => {
  const own = table({ ...WAR, map: { nagato: 'koi bushi, lotus bushi' }, coins: { lotus: 1 } });
  own.playNow(bid('lotus', { seppuku: 1 }));
  playUpTo(own, 'battle-end', yes('lotus', 'seppuku'));
  expect(own.vp('lotus')).toBe(1);

  const other = table({ ...WAR, map: { nagato: 'lotus bushi 2, dragonfly bushi' }, coins: { dragonfly: 1 } });
  other.playNow(bid('dragonfly', { seppuku: 1 }));
  playUpTo(other, 'battle-end', yes('dragonfly', 'seppuku'));
  expect(other.tokens('lotus')).toEqual(['nagato summer']);
  expect(other.vp('lotus')).toBe(0);
});

test('CARD-JUSTICE WORD-9 a hostage was not killed', () => {
  const game = table({ ...WAR, map: { nagato: 'lotus bushi 2, dragonfly bushi' }, coins: { lotus: 1 } });
  game.playNow(bid('lotus', { hostage: 1 }));
  playUpTo(game, 'battle-end', { clan: 'lotus', type: 'hostage', of: 'dragonfly', figure: 'bushi' });
  expect(game.hostages('lotus')).toEqual(['dragonfly bushi']);
  expect(game.vp('lotus')).toBe(0);
});

test('CARD-JUSTICE CARD-ONI-OF-HATE pays nothing for its prey, who have more honor', () => {
  const game = table({
    season: 'autumn',
    shrines: ['fujin', 'raijin', 'ryujin', 'susanoo'],
    worship: { fujin: 'lotus shinto' },
    map: { nagato: 'koi bushi, turtle bushi', kansai: 'lotus oni-of-hate' },
    cards: { lotus: ['justice', 'oni-of-hate'] },
    at: { phase: 'kami', turn: 1 },
  });
  game.playNow({ clan: 'lotus', type: 'move', figure: 'oni-of-hate', from: 'kansai', to: 'nagato' });
  expect([game.count('koi', 'bushi', 'nagato'), game.count('turtle', 'bushi', 'nagato')]).toEqual([0, 1]);
  expect(game.vp('lotus')).toBe(0);
});

test('CARD-JUSTICE nobody is asked about it', () => {
  const game = battle({ map: { nagato: 'lotus bushi 2, turtle bushi' } });
  expect(game.asked()).toEqual([]);
});

test('CARD-JUSTICE there are two of it', () => {
  expect(() => table({ cards: { koi: ['justice', 'justice'], lotus: ['justice'] } })).toThrow(
    'there are only 2',
  );
});
