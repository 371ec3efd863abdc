import type { Pledge, Thinker } from '@hinode/bots';
import type { ClanId, Event, Move, Setup } from '@hinode/engine';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../../store/ids.ts';
import type { Seat } from '../../store/store.ts';
import { newTables, type Tables } from '../../tables/tables.ts';
import { wish } from '../../testing/live.ts';
import { send } from '../../testing/play.ts';
import { reads } from '../../testing/reader.ts';
import { aGame, aStore } from '../../testing/store.ts';
import { startThinking } from './thinking.ts';

/** What bots remember of a game comes from what is kept of it: whoever lets them play next, they know the same. */

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

const setup: Setup = { clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'memory' };
const bot = (clan: ClanId): Seat => ({ clan, by: { bot: 'ashigaru' } });
const person = (clan: ClanId): Seat => ({ clan, by: { session: newId(), name: clan } });

/** Only the Lotus are a bot: nobody else can turn their head. */
const begun = (): Promise<string> => aGame(store, setup, [person('koi'), bot('lotus'), person('turtle')]);

interface Worker {
  readonly tables: Tables;
  /** What it has told the bot of the game. */
  readonly told: () => readonly Event[];
  /** The promises that the bot was last reminded of. */
  readonly pledges: () => readonly Pledge[];
}

/** One of those that let the bots of the store play. It knows of a game only what the store keeps. */
function aWorker(): Worker {
  const name = newId();
  const own = (seat: string): string => `${name} ${seat}`;
  const { thinker } = thinking;
  let told: Event[] = [];
  let pledges: readonly Pledge[] = [];
  const watched: Thinker = {
    seat: (seat, ...made) => {
      told = [];
      thinker.seat(own(seat), ...made);
    },
    observe: (seat, event) => {
      told.push(event);
      thinker.observe(own(seat), event);
    },
    answer: (seat, question, seed) => {
      pledges = question.pledges ?? [];
      return thinker.answer(own(seat), question, seed);
    },
    aside: (seat, ...asked) => thinker.aside(own(seat), ...asked),
    leave: (seat) => thinker.leave(own(seat)),
  };
  return {
    tables: newTables({ store, thinker: watched, failed }),
    told: () => told,
    pledges: () => pledges,
  };
}

const answers = async (id: string): Promise<readonly string[]> =>
  (await store.entries(id, 0)).flatMap((entry) =>
    'type' in entry && entry.clan === 'lotus' && (entry.type === 'accept' || entry.type === 'decline')
      ? [entry.type]
      : [],
  );

/** The Koi propose an alliance and ask for so many coins; gives what the bot says to it. */
async function proposeAt(
  { tables }: Pick<Worker, 'tables'>,
  id: string,
  coins: number,
): Promise<string | undefined> {
  const before = (await answers(id)).length;
  const move: Move = {
    clan: 'koi',
    type: 'propose',
    with: 'lotus',
    ...(coins > 0 && { ask: { coins } }),
  };
  // The bot may have a word of its own at the same time: then the proposal is made again, as a page does it.
  const proposed = await tables.at(id, (table) => send(table, move));
  if (proposed?.outcome === 'stale') return proposeAt({ tables }, id, coins);
  expect(proposed).toMatchObject({ outcome: 'done' });
  await expect.poll(async () => (await answers(id)).length).toBe(before + 1);
  return (await answers(id)).at(-1);
}

/** So often that nobody wants to be an ally of theirs. */
const TOO_OFTEN = 8;

test.each([
  ['whoever has asked for too much too often is still declined', TOO_OFTEN, 'decline'],
  ['whoever has asked for nothing before is accepted', 0, 'accept'],
] as const)('%s by a worker that takes the game over', async (_, times, answer) => {
  const id = await begun();
  const first = aWorker();
  for (let n = 0; n < times; n++) expect(await proposeAt(first, id, 3)).toBe('decline');
  await expect.poll(() => first.tables.count()).toBe(0);
  expect(await proposeAt(aWorker(), id, 0)).toBe(answer);
});

test('workers that take turns and one that comes late tell a bot of the same game, in the same order', async () => {
  const id = await begun();
  const workers = [aWorker(), aWorker()] as const;
  const readers = await Promise.all(
    workers.map(({ tables }) => tables.at(id, (table) => reads(table, undefined))),
  );
  for (const asked of [3, 2, 4, 3]) {
    for (const worker of workers) {
      await worker.tables.grown(id);
      await proposeAt(worker, id, asked);
    }
  }
  const late = aWorker();
  await proposeAt(late, id, 3);
  // Then it has nothing more to tell, and the others hear of all that it wrote.
  await expect.poll(() => late.tables.count()).toBe(0);
  for (const { tables } of workers) await tables.grown(id);
  for (const { told } of workers) await expect.poll(told).toEqual(late.told());
  const proposed = late.told().filter((event) => event.type === 'proposalMade' && event.clan === 'koi');
  const declined = late.told().filter((event) => event.type === 'proposalDeclined' && event.with === 'koi');
  expect([proposed.length, declined.length]).toEqual([9, 9]);
  for (const reader of readers) reader?.leave();
});

test('a bot is reminded of what was promised before a worker took the game over', async () => {
  const id = await begun();
  const first = aWorker();
  const phrase = { say: 'stay-out', province: 'oshu' } as const;
  const promised = { type: 'phrase', to: 'lotus', phrase, promise: true } as const;
  await first.tables.at(id, (table) => wish(table, 'koi', promised));
  await proposeAt(first, id, 3);
  const pledge = { from: 'koi', to: 'lotus', phrase, promise: true, state: 'open' };
  expect(first.pledges()).toContainEqual(pledge);
  const second = aWorker();
  await proposeAt(second, id, 3);
  expect(second.pledges()).toEqual(first.pledges());
});
