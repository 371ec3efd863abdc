import { type ClanId, decisions, rngFrom } from '@hinode/engine';
import type { Choice } from '@hinode/wire';
import { describe, expect, test } from 'vitest';
import { clocksOf } from '../clocks/history.ts';
import { type Live, live, refusedWith, SETUP, wish } from '../testing/live.ts';
import { anAnswer, playUntil, send } from '../testing/play.ts';
import { reads } from '../testing/reader.ts';
import { aStore } from '../testing/store.ts';

const store = await aStore();
const MINUTE = 60_000;
const CLOCK = { move: MINUTE, reserve: 5 * MINUTE };
const ready = (clan: ClanId) => ({ clan, type: 'ready', value: true }) as const;

/** A table where everybody is ready but the Koi, whose time is up. */
async function koiAreLate(): Promise<Live> {
  const here = await live(store, { clock: CLOCK });
  for (const clan of ['lotus', 'turtle', 'bonsai'] as const) await send(here.table, ready(clan));
  await here.pass(6 * MINUTE);
  return here;
}

const vote = ({ table }: Live, clan: ClanId, choice: Choice) =>
  wish(table, clan, { type: 'vote', question: table.proceedings().vote?.n ?? -1, choice });

test('everybody sees who is here, how long each has, and how many spectators there are', async () => {
  const { table, time } = await live(store, { clock: CLOCK });
  const koi = await reads(table, 'koi');
  const due = time.now() + 6 * MINUTE;
  const asked = { due, reserve: 5 * MINUTE };
  expect(koi.seats).toEqual({
    type: 'seats',
    now: time.now(),
    paused: false,
    watching: 0,
    seats: [
      { clan: 'koi', name: 'koi', here: true, ...asked },
      { clan: 'lotus', name: 'lotus', here: false, ...asked },
      { clan: 'turtle', name: 'turtle', here: false, ...asked },
      { clan: 'bonsai', name: 'bonsai', here: false, ...asked },
    ],
  });
  const lotus = await reads(table, 'lotus');
  await reads(table, undefined);
  expect(koi.seats).toMatchObject({ watching: 1, seats: [{ here: true }, { here: true }, {}, {}] });
  lotus.leave();
  expect(koi.seats?.seats[1]).toMatchObject({ clan: 'lotus', here: false });
  await send(table, ready('turtle'));
  expect(koi.seats?.seats[2]).toEqual({
    clan: 'turtle',
    name: 'turtle',
    here: false,
    reserve: 5 * MINUTE,
  });
});

test('a seat with two tabs open is present until both are closed', async () => {
  const { table } = await live(store);
  const lotus = await reads(table, 'lotus');
  const tabs = await Promise.all([reads(table, 'koi'), reads(table, 'koi')]);
  expect(tabs[1].seats?.seats[0]?.here).toBe(true);
  tabs[0].leave();
  expect(lotus.seats?.seats[0]?.here).toBe(true);
  tabs[1].leave();
  expect(lotus.seats?.seats[0]?.here).toBe(false);
});

test('a table without a clock sends no times, and nothing about a move but the move', async () => {
  const { table } = await live(store);
  const koi = await reads(table, 'koi');
  expect(koi.seats?.seats[0]).toEqual({ clan: 'koi', name: 'koi', here: true });
  const before = koi.texts.length;
  await send(table, ready('koi'));
  expect(koi.texts).toHaveLength(before + 1);
});

test('there is a reminder at half time, then the others are asked', async () => {
  const { table, noticed, pass } = await live(store, { clock: CLOCK });
  for (const clan of ['lotus', 'turtle', 'bonsai'] as const) await send(table, ready(clan));
  noticed.length = 0;
  await pass(3 * MINUTE - 1);
  expect(noticed).toEqual([]);
  await pass(1);
  expect(noticed).toEqual(['half-time koi']);
  await pass(3 * MINUTE);
  const votes = ['your-vote lotus', 'your-vote turtle', 'your-vote bonsai'];
  expect(noticed).toEqual(['half-time koi', 'time-ran-out koi', ...votes]);
  expect(table.proceedings().vote).toMatchObject({ about: { question: 'absent', clan: 'koi' } });
});

test('those who choose to wait grant one more move, and then are asked again', async () => {
  const here = await koiAreLate();
  await vote(here, 'lotus', 'wait');
  expect(here.table.proceedings().late).toHaveLength(1);
  await vote(here, 'turtle', 'wait');
  expect(here.table.proceedings().late).toEqual([]);
  await here.pass(MINUTE - 1);
  expect(here.table.proceedings().late).toEqual([]);
  await here.pass(1);
  expect(here.table.proceedings().late).toHaveLength(1);
});

test('absent players have no vote about themselves, and their own move settles the question', async () => {
  const here = await koiAreLate();
  expect(await vote(here, 'koi', 'wait')).toEqual(refusedWith('not-asked'));
  expect(await send(here.table, ready('koi'))).toMatchObject({ outcome: 'done' });
  expect(here.table.proceedings().late).toEqual([]);
  expect((await here.notes()).at(-1)).toEqual({ type: 'came-back', clan: 'koi' });
});

test('a bot plays until the person comes back, and only then may the person play again', async () => {
  const here = await koiAreLate();
  const { table } = here;
  for (const clan of ['lotus', 'turtle'] as const) await vote(here, clan, 'bot');
  expect(table.proceedings().bots).toEqual({ koi: { level: 'samurai', why: 'absent' } });
  const reader = await reads(table, 'koi');
  expect(reader.seats?.seats[0]).toEqual({ clan: 'koi', name: 'koi', bot: 'samurai', here: true });
  expect(await send(table, ready('koi'))).toEqual(refusedWith('bot-plays'));
  await wish(table, 'koi', { type: 'come-back' });
  expect(reader.seats?.seats[0]?.bot).toBeUndefined();
  expect(await send(table, ready('koi'))).toMatchObject({ outcome: 'done' });
});

test("a bot's move that arrives after the person came back is dropped", async () => {
  const { table } = await live(store);
  await wish(table, 'koi', { type: 'leave' });
  await wish(table, 'koi', { type: 'come-back' });
  await table.playFor(ready('koi'), 0);
  expect(table.position().entries).toBe(0);
});

test('the others may end the game; it counts as abandoned, and names the absent player', async () => {
  const here = await koiAreLate();
  for (const clan of ['lotus', 'turtle'] as const) await vote(here, clan, 'end');
  expect(here.table.proceedings().ended).toEqual({ how: 'abandoned', by: 'koi' });
  await here.pass(100 * MINUTE);
  expect((await here.notes()).at(-1)).toMatchObject({ type: 'ended' });
});

test('a person who plays alone with bots has all the time in the world', async () => {
  const { table, pass, noticed } = await live(store, {
    clock: CLOCK,
    seats: [
      { clan: 'koi', name: 'koi' },
      ...(['lotus', 'turtle', 'bonsai'] as const).map((clan) => ({ clan, bot: 'ashigaru' as const })),
    ],
  });
  await pass(100 * MINUTE);
  expect(table.proceedings().late).toEqual([]);
  expect(noticed).toEqual(['your-turn koi', 'half-time koi']);
});

test('no clock runs in a pause', async () => {
  const here = await live(store, { clock: CLOCK });
  const { table } = here;
  for (const clan of ['koi', 'lotus', 'turtle', 'bonsai'] as const)
    await wish(table, clan, { type: 'ask', about: { question: 'pause' } });
  await here.pass(100 * MINUTE);
  expect(table.proceedings().late).toEqual([]);
  await wish(table, 'koi', { type: 'resume' });
  await here.pass(6 * MINUTE - 1);
  expect(table.proceedings().late).toEqual([]);
  await here.pass(1);
  expect(table.proceedings().late).toHaveLength(4);
});

test('a clock that ran out while the server was down is noticed when the server starts', async () => {
  const { time, again } = await live(store, { clock: CLOCK });
  time.pass(1000 * MINUTE);
  expect((await again()).proceedings().late).toHaveLength(4);
});

test('whatever is bid, the others receive the same bytes, clocks included', async () => {
  const texts = await Promise.all(
    [0, 1].map(async (coins) => {
      const { table } = await live(store, { clock: CLOCK });
      await playUntil(table, rngFrom('bids'), 'bid');
      const open = decisions(table.position().state);
      const bidder = open.find(({ most }) => (most ?? 0) > 0)?.clan;
      const other = open.find(({ clan }) => clan !== bidder)?.clan;
      if (bidder === undefined || other === undefined) throw new Error('nobody bids against another');
      const reader = await reads(table, other);
      reader.texts.length = 0;
      const none = { hostage: 0, ronin: 0, poets: 0 };
      await send(table, { clan: bidder, type: 'bid', seppuku: coins, ...none });
      return reader.texts;
    }),
  );
  expect(texts[0]).toHaveLength(2);
  expect(texts[1]).toEqual(texts[0]);
});

test('the clocks of a game folded from the store are those of the table that played it', async () => {
  const { table, id, time } = await live(store, { clock: CLOCK });
  const reader = await reads(table, 'koi');
  const rng = rngFrom('clocks');
  for (let n = 0; n < 200; n++) {
    const move = anAnswer(table.position().state, rng);
    if (move === undefined) break;
    time.pass(rng.below(90_000));
    await send(table, move);
    if (reader.mayUndo && rng.below(2) === 0) {
      time.pass(rng.below(90_000));
      await table.request('koi', { type: 'undo', at: table.position().entries, key: `undo ${n}` });
    }
  }
  const entries = await store.entries(id, 0);
  expect(entries.some((entry) => 'undo' in entry)).toBe(true);
  const folded = clocksOf(CLOCK, ['koi', 'lotus', 'turtle', 'bonsai'], {
    setup: { clans: ['koi', 'lotus', 'turtle', 'bonsai'], set: 'archway', seed: 'life' },
    entries,
    times: await store.times(id),
    notes: await store.notes(id, 0),
  });
  expect(folded).toEqual(table.clocks());
});

describe('at a table without clocks', () => {
  const WEEK = 7 * 24 * 60 * MINUTE;

  /** Everybody is ready but these, who have not been seen for two weeks. */
  async function unseen(...away: readonly ClanId[]): Promise<Live> {
    const here = await live(store);
    for (const clan of SETUP.clans) if (!away.includes(clan)) await send(here.table, ready(clan));
    here.noticed.length = 0;
    await here.pass(2 * WEEK - 1);
    expect(here.noticed).toEqual([]);
    await here.pass(1);
    return here;
  }

  test('those who are present decide about somebody unseen for two weeks', async () => {
    const here = await unseen('koi');
    expect((await here.notes()).at(-1)).toEqual({ type: 'time-ran-out', clan: 'koi', unseen: true });
    const votes = ['your-vote lotus', 'your-vote turtle', 'your-vote bonsai'];
    expect(here.noticed).toEqual(['unseen koi', ...votes]);
    for (const clan of ['lotus', 'turtle'] as const) await vote(here, clan, 'bot');
    expect(here.table.proceedings().bots).toEqual({ koi: { level: 'samurai', why: 'absent' } });
    // And a person who was not gone for good after all returns to the game.
    await wish(here.table, 'koi', { type: 'come-back' });
    expect(await send(here.table, ready('koi'))).toMatchObject({ outcome: 'done' });
  });

  test('if they choose to wait, they wait for two more weeks', async () => {
    const here = await unseen('koi');
    for (const clan of ['lotus', 'turtle'] as const) await vote(here, clan, 'wait');
    await here.pass(2 * WEEK - 1);
    expect(here.table.proceedings().late).toEqual([]);
    await here.pass(1);
    expect(here.table.proceedings().late).toHaveLength(1);
  });

  test('a player who is left alone decides about everybody who is gone', async () => {
    const here = await unseen('koi', 'lotus', 'turtle');
    for (const clan of ['koi', 'lotus', 'turtle'] as const) {
      expect(here.table.proceedings().vote?.about).toEqual({ question: 'absent', clan });
      await vote(here, 'bonsai', 'bot');
    }
    expect(Object.keys(here.table.proceedings().bots)).toEqual(['koi', 'lotus', 'turtle']);
  });

  test('an absent player who says something counts as present again', async () => {
    const here = await unseen('koi', 'lotus');
    await vote(here, 'lotus', 'wait');
    await vote(here, 'turtle', 'bot');
    expect(here.table.proceedings().late).toHaveLength(2);
    await vote(here, 'bonsai', 'bot');
    expect(Object.keys(here.table.proceedings().bots)).toEqual(['koi']);
  });

  test('the absent player’s move closes the question', async () => {
    const here = await unseen('koi');
    await send(here.table, ready('koi'));
    expect(here.table.proceedings().late).toEqual([]);
  });

  test('nobody counts as unseen during a pause or when playing alone with bots', async () => {
    const here = await live(store);
    for (const clan of SETUP.clans)
      await wish(here.table, clan, { type: 'ask', about: { question: 'pause' } });
    await here.pass(5 * WEEK);
    expect(here.table.proceedings()).toMatchObject({ paused: true, late: [] });
    const [koi, ...others] = SETUP.clans;
    const seats = [
      { clan: koi ?? 'koi', name: 'koi' },
      ...others.map((clan) => ({ clan, bot: 'random' }) as const),
    ];
    const alone = await live(store, { seats });
    await alone.pass(5 * WEEK);
    expect(alone.table.proceedings().late).toEqual([]);
  });
});
