import { expect, test } from 'vitest';
import { type CardId, type ClanId, type Move, view } from '../index.ts';
import { snapshot } from '../scenario/snapshot.ts';
import { bid, pass, use } from '../testing/answers.ts';
import { atWar, playing } from '../testing/turns.ts';

const buy = (clan: ClanId, card: CardId): Move => ({ clan, type: 'buy', card });

test('TRAIN-1 a card costs its price, paid to the common pile', () => {
  const game = playing('train', 'koi', { coins: { lotus: 3 } });
  game.play(buy('lotus', 'righteousness'));
  expect([game.coins('lotus'), game.cards('lotus')]).toEqual([1, ['righteousness']]);
  expect([game.coins('koi'), game.coins('turtle'), game.coins('dragonfly')]).toEqual([0, 0, 0]);
});

test('TRAIN-1 a player who cannot pay its price cannot have it, one with exactly that much can', () => {
  const game = playing('train', 'koi', { coins: { lotus: 1, turtle: 2 } });
  game.untilAsked('buy', 'lotus');
  expect(game.refused(buy('lotus', 'righteousness'))).toBe('not-enough-coins');
  game.play(buy('turtle', 'righteousness'));
  expect(game.coins('turtle')).toBe(0);
});

test('TRAIN-1 one card for each player, even if a second would be free', () => {
  const game = playing('train', 'koi', {
    coins: { koi: 9 },
    display: ['path-of-the-lion', 'way-of-the-shogun'],
  });
  game.playNow(buy('koi', 'way-of-the-shogun'));
  expect(game.waitingFor()).toEqual(['lotus']);
  expect(game.refused(buy('koi', 'path-of-the-lion'))).toBe('not-your-turn');
});

test('TRAIN-1 only face-up cards', () => {
  const game = playing('train', 'koi', { coins: { koi: 9 }, display: ['komainu'] });
  expect(game.refused(buy('koi', 'oni-of-skulls'))).toBe('card-not-on-display');
});

test('TRAIN-2 the bonus takes 1 coin off for the current player and the ally', () => {
  const game = playing('train', 'koi', {
    alliances: ['koi turtle'],
    coins: { koi: 1, lotus: 2, turtle: 1 },
    display: ['righteousness', 'righteousness', 'way-of-the-shogun'],
  });
  game.playNow(buy('koi', 'way-of-the-shogun'));
  game.playNow(buy('lotus', 'righteousness'));
  game.playNow(buy('turtle', 'righteousness'));
  expect([game.coins('koi'), game.coins('lotus'), game.coins('turtle')]).toEqual([0, 0, 0]);
});

test('TRAIN-2 a price never falls below 0', () => {
  const game = playing('train', 'koi', { coins: { koi: 1 } });
  game.playNow(buy('koi', 'path-of-the-lion'));
  expect(game.coins('koi')).toBe(1);
});

test('TRAIN-2 a card for 1 coin is free with the bonus, and not without it', () => {
  const game = playing('train', 'koi', { display: ['benevolence', 'benevolence'] });
  expect(game.legal('koi')).toEqual([pass('koi'), buy('koi', 'benevolence')]);
  game.playNow(buy('koi', 'benevolence'));
  expect(game.asked()[0]?.kind).toBe('mandate');
  expect([game.coins('koi'), game.cards('koi')]).toEqual([0, ['benevolence']]);
});

test('TRAIN-3 a card works from then on: in the same mandate and in later ones', () => {
  const game = playing('train', 'koi', { map: { edo: 'koi daimyo' } });
  expect(game.force('koi', 'edo')).toBe(1);
  game.playNow(buy('koi', 'path-of-the-lion'));
  expect(game.force('koi', 'edo')).toBe(2);
});

test('TRAIN-3 cards stay to the end of the game', () => {
  const game = playing('train', 'koi', { season: 'summer' });
  game.playNow(buy('koi', 'respect'));
  game.until('game-end');
  expect(game.cards('koi')).toEqual(['respect']);
});

test('TRAIN-3 several copies of one card add up', () => {
  const game = playing('recruit', 'koi', {
    set: 'teapot',
    map: { edo: 'koi stronghold' },
    cards: { koi: ['path-of-the-warlord', 'path-of-the-warlord'] },
  });
  game.playNow({ clan: 'koi', type: 'summon', figure: 'bushi', province: 'edo' });
  game.playNow(pass('koi'));
  expect(game.coins('koi')).toBe(2);
});

test('TRAIN-4 the Monster is summoned at once, to a province with an own stronghold', () => {
  const game = playing('train', 'koi', {
    coins: { koi: 1 },
    map: { edo: 'koi stronghold', oshu: 'koi stronghold', kyoto: 'koi bushi, lotus stronghold' },
  });
  game.playNow(buy('koi', 'oni-of-skulls'));
  expect(game.legal('koi')).toEqual(
    ['oshu', 'edo'].map((province) => ({ clan: 'koi', type: 'summon', figure: 'oni-of-skulls', province })),
  );
  game.playNow({ clan: 'koi', type: 'summon', figure: 'oni-of-skulls', province: 'oshu' });
  expect(game.count('koi', 'oni-of-skulls', 'oshu')).toBe(1);
});

test('TRAIN-4 Komainu may go to worship as it is summoned', () => {
  const shrines = ['fujin', 'raijin', 'ryujin', 'susanoo'] as const;
  const game = playing('train', 'koi', { shrines, coins: { koi: 1 }, map: { edo: 'koi stronghold' } });
  game.playNow(buy('koi', 'komainu'));
  game.playNow({ clan: 'koi', type: 'summon', figure: 'komainu', province: 'edo', shrine: 'ryujin' });
  expect(game.count('koi', 'komainu', 'ryujin')).toBe(1);
});

test('TRAIN-4 without a stronghold it waits in reserve, and can be recruited later', () => {
  const game = playing('train', 'koi', { coins: { koi: 1 }, map: { edo: 'koi bushi' } });
  game.playNow(buy('koi', 'komainu'));
  expect(game.count('koi', 'komainu', 'reserve')).toBe(1);
  const later = playing('recruit', 'koi', { cards: { koi: ['komainu'] }, map: { edo: 'koi stronghold' } });
  later.playNow({ clan: 'koi', type: 'summon', figure: 'komainu', province: 'edo' });
  expect(later.count('koi', 'komainu', 'edo')).toBe(1);
});

test('TRAIN-4 it is a summon, with all that follows one', () => {
  const game = playing('train', 'koi', {
    set: 'teapot',
    coins: { koi: 1 },
    map: { edo: 'koi stronghold' },
    cards: { koi: ['path-of-the-warlord'] },
  });
  game.playNow(buy('koi', 'oni-of-skulls'));
  expect(game.coins('koi')).toBe(1);
});

test('TRAIN-4 no summon, no ability: a Monster that waits in reserve pays no Warlord', () => {
  const game = playing('train', 'koi', {
    set: 'teapot',
    coins: { koi: 1 },
    cards: { koi: ['path-of-the-warlord'] },
  });
  game.playNow(buy('koi', 'oni-of-skulls'));
  expect(game.coins('koi')).toBe(0);
});

test('TRAIN-5 a card that was bought is gone from the display, one copy at a time', () => {
  const game = playing('train', 'koi', {
    coins: { koi: 1, lotus: 9, turtle: 9 },
    display: ['righteousness', 'komainu', 'righteousness'],
  });
  game.playNow(buy('koi', 'righteousness'));
  expect(snapshot(game.state).display).toEqual(['komainu', 'righteousness']);
  game.playNow(buy('lotus', 'righteousness'));
  expect(game.refused(buy('turtle', 'righteousness'))).toBe('card-not-on-display');
});

test('TRAIN-6 a dead Monster goes to its owner, who keeps the card and may recruit it again', () => {
  const game = atWar({
    map: { edo: 'koi komainu, lotus bushi 2' },
    cards: { koi: ['komainu'] },
    coins: { lotus: 1 },
  });
  game.until('battle-end');
  expect([game.count('koi', 'komainu', 'reserve'), game.cards('koi')]).toEqual([1, ['komainu']]);
});

test('TRAIN-6 a replaced Monster stays its owner’s', () => {
  const game = playing('betray', 'lotus', {
    map: { edo: 'koi oni-of-skulls' },
    cards: { koi: ['oni-of-skulls'], lotus: ['komainu'] },
  });
  game.playNow({
    clan: 'lotus',
    type: 'replace',
    of: 'koi',
    figure: 'oni-of-skulls',
    with: 'komainu',
    province: 'edo',
  });
  expect([game.count('koi', 'oni-of-skulls', 'reserve'), game.cards('koi'), game.cards('lotus')]).toEqual([
    1,
    ['oni-of-skulls'],
    ['komainu'],
  ]);
});

test('TRAIN-6 a Monster held hostage stays its owner’s, as does its card, and comes back', () => {
  const game = atWar({
    map: { edo: 'koi komainu, lotus bushi', oshu: 'lotus bushi, turtle bushi' },
    wars: ['edo', 'oshu'],
    cards: { koi: ['komainu'] },
    coins: { lotus: 2 },
  });
  game.playNow(bid('lotus', { hostage: 1 }));
  game.playNow({ clan: 'lotus', type: 'hostage', of: 'koi', figure: 'komainu' });
  expect([game.hostages('lotus'), game.cards('koi'), game.cards('lotus')]).toEqual([
    ['koi komainu'],
    ['komainu'],
    [],
  ]);
  game.untilAsked('ready');
  expect([game.hostages('lotus'), game.count('koi', 'komainu', 'reserve')]).toEqual([[], 1]);
});

test('TRAIN-7 pay, Benevolence, the card is yours, its Monster, what follows a summon: in this order', () => {
  const game = playing('train', 'koi', {
    coins: { koi: 1 },
    map: { edo: 'koi stronghold', oshu: 'koi stronghold' },
    cards: { koi: ['benevolence', 'path-of-the-kenin'] },
  });
  game.playNow(buy('koi', 'komainu'));
  expect(game.asked()).toMatchObject([{ clan: 'koi', kind: 'give', ability: 'benevolence' }]);
  expect([game.coins('koi'), game.cards('koi')]).toEqual([0, ['benevolence', 'path-of-the-kenin']]);
  game.playNow({ clan: 'koi', type: 'give', to: 'turtle' });
  expect([game.vp('koi'), game.coins('turtle'), game.cards('koi').at(-1)]).toEqual([2, 1, 'komainu']);
  expect(game.asked()).toMatchObject([{ clan: 'koi', kind: 'summon', ability: 'komainu' }]);
  game.playNow({ clan: 'koi', type: 'summon', figure: 'komainu', province: 'edo' });
  expect(game.asked()).toMatchObject([{ clan: 'koi', kind: 'place', ability: 'path-of-the-kenin' }]);
});

test('TRAIN-7 the summon is compulsory if it is possible', () => {
  const game = playing('train', 'koi', {
    coins: { koi: 1 },
    map: { edo: 'koi stronghold', oshu: 'koi stronghold' },
  });
  game.playNow(buy('koi', 'oni-of-skulls'));
  expect(game.refused(pass('koi'))).toBe('compulsory');
});

test('TRAIN-7 a card never reacts to its own purchase', () => {
  const game = playing('train', 'koi', { coins: { lotus: 1 } });
  game.play(buy('lotus', 'benevolence'));
  expect([game.vp('lotus'), game.cards('lotus')]).toEqual([0, ['benevolence']]);
  expect(game.asked()[0]?.kind).not.toBe('give');
});

test('TRAIN-7 a second copy is bought with only the first one in effect', () => {
  const game = playing('train', 'koi', { coins: { lotus: 2 }, cards: { lotus: ['benevolence'] } });
  game.play(buy('lotus', 'benevolence'));
  game.playNow({ clan: 'lotus', type: 'give', to: 'koi' });
  expect([game.vp('lotus'), game.asked()[0]?.kind]).toEqual([2, 'buy']);
});

test('TRAIN-3 a card bought in one season works in the next', () => {
  const game = atWar({
    season: 'summer',
    map: { edo: 'koi daimyo, lotus bushi' },
    cards: { koi: ['path-of-the-lion'] },
    honor: 'lotus > koi > turtle',
    coins: { koi: 1 },
  });
  game.playNow(bid('koi', { seppuku: 1 }));
  game.playNow(use('koi', false));
  expect(game.tokens('koi')).toEqual(['edo summer']);
});

test('TRAIN-8 a player who can afford no card is asked if one other player alone has the missing coins', () => {
  // The Komainu and the Oni of Skulls cost 2; the Koi play the Train and get them for 1.
  const display = ['komainu', 'oni-of-skulls'] as const;
  const game = playing('train', 'koi', { display, coins: { dragonfly: 1 } });
  expect(game.asked()).toEqual([{ clan: 'koi', kind: 'buy' }]);
  expect(game.legal('koi')).toEqual([pass('koi')]);
  expect(view(game.state).help).toEqual({ missing: 1, from: ['dragonfly'] });
  expect(game.refused(buy('koi', 'komainu'))).toBe('not-enough-coins');
  game.playNow({ clan: 'dragonfly', type: 'gift', to: 'koi', coins: 1 });
  expect(game.legal('koi')).toEqual([pass('koi'), buy('koi', 'komainu'), buy('koi', 'oni-of-skulls')]);
  expect(view(game.state).help).toBeUndefined();
  game.playNow(buy('koi', 'oni-of-skulls'));
  expect(game.cards('koi')).toEqual(['oni-of-skulls']);
});

test('TRAIN-8 the others are asked, too: what is missing depends on their own price and purse', () => {
  const game = playing('train', 'koi', { display: ['komainu'], coins: { koi: 1, turtle: 1 } });
  game.playNow(pass('koi'));
  // The Lotus have nothing, and nobody has 2 coins. The Turtle have 1, and the Koi another.
  expect(game.asked()).toEqual([{ clan: 'turtle', kind: 'buy' }]);
  game.playNow(pass('turtle'));
  expect(game.asked()[0]?.kind).toBe('mandate');
});

test('TRAIN-8 nobody is asked whom only two players together could help, or when no card is left', () => {
  const display = ['komainu'] as const;
  expect(playing('train', 'lotus', { display, coins: { koi: 1, turtle: 1 } }).waitingFor()).toEqual([
    'lotus',
  ]);
  const apart = playing('train', 'lotus', { display, coins: { koi: 1, turtle: 1 } });
  apart.playNow(pass('lotus'));
  // Turtle: 1 coin, and the Koi have the other. Dragonfly: none, and no one has 2.
  expect(apart.waitingFor()).toEqual(['turtle']);
  apart.playNow(pass('turtle'));
  expect(apart.waitingFor()).toEqual(['koi']);
  const empty = playing('train', 'koi', { display: [], coins: { lotus: 9 } });
  expect(empty.asked()[0]?.kind).toBe('mandate');
});

test('TRAIN-8 a player who gives back what was given is still asked: it could come again', () => {
  const game = playing('train', 'koi', { display: ['komainu'], coins: { dragonfly: 1 } });
  game.playNow({ clan: 'dragonfly', type: 'gift', to: 'koi', coins: 1 });
  game.playNow({ clan: 'koi', type: 'gift', to: 'dragonfly', coins: 1 });
  expect(game.legal('koi')).toEqual([pass('koi')]);
  game.playNow(pass('koi'));
  expect(game.asked()[0]?.kind).toBe('mandate');
});
