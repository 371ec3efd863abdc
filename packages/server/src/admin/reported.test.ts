import type { Note } from '@hinode/wire';
import { expect, test } from 'vitest';
import { aGame, aStore } from '../testing/store.ts';
import { reportedIn } from './reported.ts';

const store = await aStore();

async function reported(note: number, ...notes: readonly Note[]) {
  const id = await aGame(store, { clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'reported' });
  await store.addNotes(
    id,
    0,
    notes.map((one, when) => ({ when, at: 0, note: one })),
  );
  return reportedIn(store, { id: '1', game: id, note, by: 'lotus', words: 'rude', when: 9 });
}

test('a report shows what was said around it in the same conversation, and nothing from any other', async () => {
  const talk: Note[] = [
    { type: 'said', from: 'koi', text: 'to all' },
    { type: 'said', from: 'lotus', to: 'koi', text: 'before' },
    { type: 'said', from: 'turtle', to: 'koi', text: 'of another talk' },
    { type: 'said', from: 'koi', to: 'lotus', text: 'rude' },
    { type: 'paused' },
    { type: 'said', from: 'lotus', to: 'koi', text: 'after' },
  ];
  expect(await reported(3, ...talk)).toMatchObject({
    text: 'rude',
    to: 'lotus',
    around: [
      { from: 'lotus', text: 'before' },
      { from: 'lotus', text: 'after' },
    ],
  });
  expect(await reported(0, ...talk)).toMatchObject({ text: 'to all', around: [] });
});
