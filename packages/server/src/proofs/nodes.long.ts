import { expect, test } from 'vitest';
import { aCrowd } from './testing/crowd.ts';
import { isPlayedOut } from './testing/played-game.ts';

/**
 * Two hundred games at once, each with a bot, at two nodes and two workers: friends at one table use both nodes. Every game
 * reaches its end, what anybody was told is what is stored, and all spectators saw the same moves in the same order.
 */
const AGAIN = 500;
const GAMES = 200;

test('two hundred games are played to their end at two nodes and two workers', async () => {
  // A friend who plays too fast is cut off, and comes back as the page does.
  const crowd = await aCrowd('many', GAMES, (friend) => void setTimeout(friend.connect, AGAIN, one.url));
  const [one, other] = await Promise.all([
    crowd.node('one'),
    crowd.node('other'),
    crowd.worker('first'),
    crowd.worker('second'),
  ]);
  await crowd.watch(one, other);
  const began = performance.now();
  for (const { friends } of crowd.games)
    for (const [i, friend] of friends.entries()) friend.connect(i % 2 === 0 ? one.url : other.url);
  await crowd.playedOut;
  const seconds = (performance.now() - began) / 1_000;
  let moves = 0;
  for (const { id } of crowd.games) {
    expect(await isPlayedOut(crowd.store, id)).toBe(true);
    moves += (await crowd.store.entries(id, 0)).length;
  }
  const rate = Math.round(moves / seconds);
  console.log(`${GAMES} games, ${moves} moves in ${Math.round(seconds)} s: ${rate} a second`);
  await crowd.expectSound();
});
