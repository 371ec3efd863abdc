import { after, type ClanId, decisions, type Move, randomMove, rngFrom, view } from '@hinode/engine';
import type { StandingAnswer } from '@hinode/wire';
import { expect, test } from 'vitest';
import type { Table } from '../table/table.ts';
import { live, wish } from '../testing/live.ts';
import { aKey, anAnswer, playUntil, send, whoIsAsked } from '../testing/play.ts';
import { reads } from '../testing/reader.ts';
import { aStore } from '../testing/store.ts';
import { likeAPerson } from './hesitation.ts';

const store = await aStore();
const standing = (answer: StandingAnswer, value = true) => ({ type: 'standing', answer, value }) as const;

/** Every move this clan made. */
const movesOf = async (id: string, clan: ClanId): Promise<Move[]> =>
  (await store.entries(id, 0)).flatMap((entry) => ('clan' in entry && entry.clan === clan ? [entry] : []));

test('nobody ever waits for a clan that passes Recruit in advance, and nobody is told', async () => {
  const { table, id } = await live(store);
  const lotus = await reads(table, 'lotus');
  await wish(table, 'koi', standing({ on: 'pass', kind: 'summon' }));
  const rng = rngFrom('standing');
  for (let move = anAnswer(table.position().state, rng); move; move = anAnswer(table.position().state, rng)) {
    await send(table, move);
    const [asked] = decisions(table.position().state);
    if (asked?.clan === 'koi' && asked.kind === 'summon') {
      // Except where the rules do not allow passing.
      expect(await send(table, { clan: 'koi', type: 'pass' })).toMatchObject({ outcome: 'refused' });
    }
  }
  expect((await movesOf(id, 'koi')).filter(({ type }) => type === 'pass').length).toBeGreaterThan(0);
  expect(lotus.texts.join('')).not.toContain('standing');
});

test('a standing answer takes its time, like the answer of somebody who is there', async () => {
  const { table, id, pass } = await live(store, { hesitate: () => 900 });
  await wish(table, 'koi', standing({ on: 'accept', with: 'lotus' }));
  await send(table, { clan: 'lotus', type: 'propose', with: 'koi' });
  // What others do in the meantime neither hurries it nor delays it.
  await pass(500);
  await send(table, { clan: 'turtle', type: 'ready', value: true });
  expect(table.isQuiet()).toBe(false);
  await pass(399);
  expect(await movesOf(id, 'koi')).toEqual([]);
  await pass(1);
  expect(await movesOf(id, 'koi')).toEqual([{ clan: 'koi', type: 'accept', with: 'lotus' }]);
  expect(table.isQuiet()).toBe(true);
});

test('a question that is no longer open when the time comes is not answered', async () => {
  const { table, id, pass } = await live(store, { hesitate: () => 900 });
  await wish(table, 'koi', standing({ on: 'accept', with: 'lotus' }));
  await send(table, { clan: 'lotus', type: 'propose', with: 'koi' });
  await send(table, { clan: 'lotus', type: 'withdraw', with: 'koi' });
  expect(table.isQuiet()).toBe(true);
  await pass(10_000);
  expect(await movesOf(id, 'koi')).toEqual([]);
});

test('no two pauses of a person are the same, and none is noticeably long', () => {
  const pauses = Array.from({ length: 50 }, likeAPerson);
  expect(new Set(pauses).size).toBeGreaterThan(10);
  for (const pause of pauses) expect(pause > 300 && pause < 2_000).toBe(true);
});

test('an answer that was withdrawn is not given any more', async () => {
  const { table } = await live(store);
  await wish(table, 'koi', standing({ on: 'pass', kind: 'summon' }));
  await wish(table, 'koi', standing({ on: 'pass', kind: 'summon' }, false));
  const rng = rngFrom('standing');
  await playUntil(table, rng, 'summon');
  while (decisions(table.position().state)[0]?.clan !== 'koi') {
    const move = anAnswer(table.position().state, rng);
    if (move === undefined) throw new Error('the Koi were never asked');
    await send(table, move);
    await playUntil(table, rng, 'summon');
  }
  expect(decisions(table.position().state)).toMatchObject([{ clan: 'koi', kind: 'summon' }]);
});

test('an alliance that was accepted in advance is made at once if it asks for nothing', async () => {
  const { table, id } = await live(store);
  await wish(table, 'koi', standing({ on: 'accept', with: 'lotus' }));
  await send(table, { clan: 'turtle', type: 'propose', with: 'koi' });
  expect(await movesOf(id, 'koi')).toEqual([]);
  await send(table, { clan: 'lotus', type: 'propose', with: 'koi', ask: { coins: 1 } });
  expect(await movesOf(id, 'koi')).toEqual([]);
  await send(table, { clan: 'lotus', type: 'withdraw', with: 'koi' });
  await send(table, { clan: 'lotus', type: 'propose', with: 'koi' });
  expect(await movesOf(id, 'koi')).toEqual([{ clan: 'koi', type: 'accept', with: 'lotus' }]);
});

/** A table where a clan is asked to move, and could still take back a pass because it may build. */
async function beforeAnOpenPass(): Promise<{ table: Table; clan: ClanId }> {
  const { table } = await live(store);
  const rng = rngFrom('open pass');
  for (;;) {
    await playUntil(table, rng, 'move');
    const { state } = table.position();
    const clan = whoIsAsked(state);
    if (clan === undefined) throw new Error('nobody could build');
    const [next] = decisions(after(state, { clan, type: 'pass' }));
    if (next?.clan === clan && next.kind === 'build') return { table, clan };
    await send(table, randomMove(state, clan, rng));
  }
}

test('a player who takes back a standing answer decides anew', async () => {
  const { table, clan } = await beforeAnOpenPass();
  const { moves } = table.position();
  await wish(table, clan, standing({ on: 'pass', kind: 'move' }));
  expect(table.position().moves).toBe(moves + 1);
  await table.request(clan, { type: 'undo', at: table.position().entries, key: aKey() });
  expect(table.position().moves).toBe(moves);
  expect(decisions(table.position().state)).toMatchObject([{ clan, kind: 'move' }]);
  await send(table, { clan, type: 'pass' });
  expect(table.position().moves).toBe(moves + 1);
});

test('no standing answers are given for somebody whom a bot stands in for, or during a pause', async () => {
  const { table, id } = await live(store);
  await wish(table, 'koi', standing({ on: 'accept', with: 'lotus' }));
  await wish(table, 'koi', { type: 'leave' });
  await send(table, { clan: 'lotus', type: 'propose', with: 'koi' });
  expect(await movesOf(id, 'koi')).toEqual([]);
  for (const clan of ['lotus', 'turtle', 'bonsai'] as const)
    await wish(table, clan, { type: 'ask', about: { question: 'pause' } });
  await wish(table, 'koi', { type: 'come-back' });
  expect(await movesOf(id, 'koi')).toEqual([]);
  await wish(table, 'koi', { type: 'resume' });
  expect(await movesOf(id, 'koi')).toHaveLength(1);
});

test('a player who answered always, or never, is not asked about the ability', async () => {
  const { table, id } = await live(store);
  await wish(table, 'koi', standing({ on: 'use', ability: 'seppuku', value: false }));
  await playUntil(table, rngFrom('ability'));
  const used = (await movesOf(id, 'koi')).filter((move) => move.type === 'use');
  expect(used.some((move) => move.type === 'use' && move.ability === 'seppuku' && !move.value)).toBe(true);
  expect(used.some((move) => move.type === 'use' && move.ability === 'seppuku' && move.value)).toBe(false);
});

test('a player who is ready for tea in advance is asked after all when somebody makes an offer', async () => {
  const { table, id } = await live(store);
  await send(table, { clan: 'turtle', type: 'propose', with: 'koi' });
  await wish(table, 'koi', standing({ on: 'tea', once: true }));
  expect(await movesOf(id, 'koi')).toEqual([]);
  await send(table, { clan: 'turtle', type: 'withdraw', with: 'koi' });
  expect(await movesOf(id, 'koi')).toEqual([{ clan: 'koi', type: 'ready', value: true }]);
});

test('a standing answer for one time is asked again the next time', async () => {
  const { table, id } = await live(store);
  const koi = await reads(table, 'koi');
  await wish(table, 'koi', standing({ on: 'pass', kind: 'summon', once: true }));
  const rng = rngFrom('standing');
  const isKoiAsked = () =>
    decisions(table.position().state).some(({ clan, kind }) => clan === 'koi' && kind === 'summon');
  while (!isKoiAsked()) {
    const move = anAnswer(table.position().state, rng);
    if (move === undefined) throw new Error('the Koi were never asked again');
    await send(table, move);
  }
  expect((await movesOf(id, 'koi')).filter(({ type }) => type === 'pass').length).toBeGreaterThan(0);
  expect(koi.texts.join('')).toContain('"value":false');
});

/** A table at the bids of a war, and the bid that one of the clans fighting there has prepared. */
async function beforeABid(against: (others: readonly ClanId[], own: ClanId) => readonly ClanId[], more = 0) {
  const { table, id } = await live(store);
  const rng = rngFrom('bids in advance');
  await playUntil(table, rng, 'bid');
  const { season, battle, clans } = view(table.position().state);
  const clan = battle?.fighters[0];
  if (battle === undefined || clan === undefined) throw new Error('there is no war');
  const others = battle.fighters.filter((one) => one !== clan);
  const coins = (clans.find((one) => one.clan === clan)?.coins ?? 0) + more;
  const bid = { seppuku: 0, hostage: 0, ronin: 0, poets: coins };
  await wish(
    table,
    clan,
    standing({ on: 'bid', season, war: battle.province, bid, against: against(others, clan) }),
  );
  return { bids: async () => (await movesOf(id, clan)).filter(({ type }) => type === 'bid'), clan, bid };
}

test('a prepared bid is sealed, and nobody waits for it', async () => {
  const { bids, clan, bid } = await beforeABid((others) => others);
  expect(await bids()).toEqual([{ clan, type: 'bid', ...bid }]);
});

test('a clan is asked after all if somebody else fights too, or if it lacks the coins', async () => {
  const CLANS: readonly ClanId[] = ['koi', 'lotus', 'turtle', 'bonsai'];
  const another = (others: readonly ClanId[], own: ClanId): ClanId =>
    CLANS.find((clan) => clan !== own && !others.includes(clan)) as ClanId;
  const others = await beforeABid((clans, own) => [...clans, another(clans, own)]);
  expect(await others.bids()).toEqual([]);
  const poor = await beforeABid((clans) => clans, 1);
  expect(await poor.bids()).toEqual([]);
});
