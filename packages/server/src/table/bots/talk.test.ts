import { type ClanId, type Event, rngFrom, type Setup } from '@hinode/engine';
import type { Note } from '@hinode/wire';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../../store/ids.ts';
import type { Seat } from '../../store/store.ts';
import { newTables } from '../../tables/tables.ts';
import { live, wish } from '../../testing/live.ts';
import { playUntil } from '../../testing/play.ts';
import { aGame, aStore } from '../../testing/store.ts';
import { type BotTalk, botTalk } from './talk.ts';
import { startThinking } from './thinking.ts';

const store = await aStore();
const problems: unknown[] = [];
const failed = (problem: unknown): void => {
  problems.push(problem);
};
const thinking = startThinking(failed);
afterAll(async () => {
  await thinking.close();
  expect(problems).toEqual([]);
});

const setup: Setup = { clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'speaking' };
const bot = (clan: ClanId): Seat => ({ clan, by: { bot: 'samurai' } });
const person = (clan: ClanId): Seat => ({ clan, by: { session: newId(), name: clan } });
const freshTables = () => newTables({ store, thinker: thinking.thinker, failed });

const phrasesIn = async (id: string): Promise<Note[]> =>
  (await store.notes(id, 0)).flatMap(({ note }) => (note.type === 'phrase' ? [note] : []));
const saidBy = async (id: string, clan: ClanId): Promise<string[]> =>
  (await phrasesIn(id)).flatMap((note) =>
    'from' in note && note.from === clan ? [JSON.stringify(note)] : [],
  );

test('a bot online greets, answers what it is told, and says none of it again after a new start', async () => {
  const id = await aGame(store, setup, [person('koi'), bot('lotus'), bot('turtle')]);
  const tables = freshTables();
  const asked = { say: 'please-leave', province: 'oshu' } as const;
  await tables.at(id, (table) => wish(table, 'koi', { type: 'phrase', to: 'lotus', phrase: asked }));
  await expect
    .poll(() => saidBy(id, 'lotus'))
    .toContain(
      JSON.stringify({
        type: 'phrase',
        from: 'lotus',
        to: 'koi',
        phrase: { say: 'stay-out', province: 'oshu' },
        promise: true,
      }),
    );
  // The greeting is written after the answer.
  await expect
    .poll(() => phrasesIn(id))
    .toContainEqual({ type: 'phrase', from: 'lotus', phrase: { say: 'greeting' } });
  await expect.poll(() => tables.count()).toBe(0);
  const before = await phrasesIn(id);
  const anew = freshTables();
  await anew.at(id, async () => {});
  await expect.poll(() => anew.count()).toBe(0);
  expect(await phrasesIn(id)).toEqual(before);
});

test('a bot that was there from the start greets, even if somebody plays before it finds words', async () => {
  const seats = [
    { clan: 'koi', name: 'koi' },
    { clan: 'lotus', bot: 'samurai' },
    { clan: 'turtle', name: 'turtle' },
  ] as const;
  const { table } = await live(store, { setup });
  const greets = async (talk: BotTalk): Promise<boolean> => {
    talk.heard({ when: 0, at: 0, note: { type: 'began' } });
    return (await talk.words(table.position())).some(({ phrase }) => phrase.say === 'greeting');
  };
  const early = botTalk({ seed: 'speaking', seats, table });
  await playUntil(table, rngFrom('tea'), 'mandate');
  const late = botTalk({ seed: 'speaking', seats, table });
  expect(await greets(early)).toBe(true);
  expect(await greets(late)).toBe(false);
});

test('whoever stands in for a person says nothing in their name', async () => {
  const id = await aGame(store, setup, [person('koi'), bot('lotus'), person('turtle')]);
  const tables = freshTables();
  await tables.at(id, (table) => wish(table, 'turtle', { type: 'leave' }));
  for (const to of ['turtle', 'lotus'] as const)
    await tables.at(id, (table) =>
      wish(table, 'koi', { type: 'phrase', to, phrase: { say: 'please-leave', province: 'oshu' } }),
    );
  await expect.poll(() => saidBy(id, 'lotus')).not.toEqual([]);
  await expect.poll(() => tables.count()).toBe(0);
  expect(await saidBy(id, 'turtle')).toEqual([]);
});

test.each([
  ['a loyal Ashigaru says', 'loyal', true],
  ['an Ashigaru without a character does not say', undefined, false],
] as const)('%s that somebody broke their word', async (_, character, says) => {
  const seats = [
    { clan: 'koi', name: 'koi' },
    { clan: 'lotus', bot: 'ashigaru', ...(character && { character }) },
    { clan: 'turtle', name: 'turtle' },
  ] as const;
  const { table } = await live(store, { setup });
  await playUntil(table, rngFrom('tea'), 'mandate');
  const talk = botTalk({ seed: 'speaking', seats, table });
  const saw = (...events: Event[]): void => talk.saw({ moves: 1, move: undefined, events });
  saw();
  await talk.words(table.position());
  const phrase = { say: 'stay-out', province: 'oshu' } as const;
  talk.heard({ when: 0, at: 0, note: { type: 'phrase', from: 'koi', to: 'lotus', phrase, promise: true } });
  const enters = { type: 'figureMoved', clan: 'koi', figure: 'bushi', from: 'edo', to: 'oshu' } as const;
  saw({ ...enters, because: 'marshal', seenBy: 'all' });
  const said = (await talk.words(table.position())).map(({ phrase: { say } }) => say);
  expect(said.includes('word-broken')).toBe(says);
});
