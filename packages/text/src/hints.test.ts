import { expect, test } from 'vitest';
import { whyMessage } from './hints.ts';
import { reasonsOfBots } from './testing/families.ts';
import { plain } from './testing/plain.ts';
import { loadText } from './text.ts';

const text = await loadText('en');

const said = (why: Parameters<typeof whyMessage>[0]): string => {
  const { key, values } = whyMessage(why);
  return plain(text.say(key, values));
};

test('a hint names the place, and the Force on both sides', () => {
  expect(said({ reason: 'wins-battle', province: 'edo', force: 9, against: 2 })).toBe(
    'You win the battle of Edo: Force 9 against 2',
  );
});

test('…what decides a tie', () => {
  expect(said({ reason: 'leads', province: 'kyoto', force: 2, against: 2 })).toBe(
    'You would lead in Kyoto: Force 2 against 2, and more honor',
  );
  expect(said({ reason: 'battle-is-lost', province: 'kyoto', force: 2, against: 2 })).toBe(
    'Kyoto is lost either way: Force 2 against 2, and less honor',
  );
});

test('…a second fact, and how much better the move is, if it is', () => {
  const also = { reason: 'brings', purse: { coins: 2 } } as const;
  expect(said({ reason: 'alone', province: 'oshu', also, gain: 1.5 })).toBe(
    'Nobody else has Force in Oshu: its token would be yours without a battle. It brings you 2 coins (about 2 VP better)',
  );
  expect(said({ reason: 'honor', count: 2, gain: 0.4 })).toBe('You rise to rank 2 in honor');
});

test('every reason of the bots has a text', () => {
  const reasons = reasonsOfBots();
  expect(reasons.length).toBeGreaterThan(10);
  expect(reasons.filter((reason) => !text.has(`hint.${reason}`))).toEqual([]);
});
