import { expect, test } from 'vitest';
import { LIMITS } from '../limits/limits.ts';
import { newId } from '../store/ids.ts';
import { aGame, aStore } from '../testing/store.ts';
import { handTime } from '../testing/time.ts';
import { GATHERING, newDigest } from './digest.ts';
import type { Letter } from './post.ts';

const store = await aStore();

async function aDigest() {
  const person = newId();
  await store.createSession({ id: person, tokenHash: newId(), name: 'Ola', createdAt: 1 });
  const { token } = await store.setMail(person, {
    address: 'ola@club.example',
    language: 'en',
    token: newId(),
  });
  await store.confirmMail(token);
  const seats = (['koi', 'lotus', 'turtle'] as const).map((clan) => ({
    clan,
    by: clan === 'koi' ? { session: person, name: 'Ola' } : { bot: 'random' as const },
  }));
  const game = () => aGame(store, { clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'any' }, seats);
  const time = handTime();
  const letters: Letter[] = [];
  let asked: readonly 'koi'[] = ['koi'];
  const digest = newDigest({
    store,
    post: { send: async (letter) => void letters.push(letter) },
    asked: async () => asked,
    url: 'https://hinode.example/',
    time,
    between: LIMITS.mails,
    failed: (problem) => {
      throw problem;
    },
  });
  return { person, game: await game(), digest, letters, time, answer: () => (asked = []) };
}

test('a letter is sent after a while, and the next one no sooner than an hour later', async () => {
  const { person, game, digest, letters, time } = await aDigest();
  digest.tell(person, 'your-turn', game, 'koi');
  time.pass(GATHERING - 1);
  expect(letters).toEqual([]);
  time.pass(1);
  await expect.poll(() => letters).toHaveLength(1);
  expect(letters[0]).toMatchObject({ to: 'ola@club.example', subject: 'It is your move.' });
  digest.tell(person, 'your-turn', game, 'koi');
  time.pass(LIMITS.mails - 1);
  await store.mailOf(person);
  expect(letters).toHaveLength(1);
  time.pass(1);
  await expect.poll(() => letters).toHaveLength(2);
});

test('somebody who comes to the table, or has answered elsewhere, gets no letter', async () => {
  const { person, game, digest, letters, time, answer } = await aDigest();
  digest.tell(person, 'your-turn', game, 'koi');
  digest.forget(person, game);
  expect(time.next()).toBeUndefined();
  digest.tell(person, 'your-turn', game, 'koi');
  answer();
  time.pass(GATHERING);
  await store.mailOf(person);
  digest.tell(person, 'game-over', game, 'koi');
  time.pass(GATHERING);
  await expect.poll(() => letters).toHaveLength(1);
  expect(letters[0]?.subject).toBe('The game is over.');
});

test('a clock that is set back delays nobody’s letters', async () => {
  const { person, game, digest, letters, time } = await aDigest();
  for (let n = 1; n <= 2; n++) {
    digest.tell(person, 'your-turn', game, 'koi');
    time.setBack(24 * 60 * 60_000);
    time.pass(LIMITS.mails);
    await expect.poll(() => letters).toHaveLength(n);
  }
});
