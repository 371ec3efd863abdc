import fs from 'node:fs';
import { type Decision, type Move, rngFrom, type State } from '@hinode/engine';
import { type GameRecord, newRecord, replay, verifyFairness } from '@hinode/engine/records';
import { engineOf, type RulesEngine } from '@hinode/engine/versions';
import { shapeOf } from '@hinode/wire';
import { expect, test } from 'vitest';
import { newId } from '../store/ids.ts';
import { isDescribed } from '../table/testing/told-in-views.ts';
import { aRoomOf } from '../testing/begun.ts';
import { anOnlineServer, aPerson, type Browser, OPTIONS } from '../testing/online.ts';
import { aKey } from '../testing/play.ts';
import { aStore } from '../testing/store.ts';

const store = await aStore();
const { setup, entries, proof }: GameRecord = JSON.parse(
  fs.readFileSync(new URL('../../../engine/src/records/released/1.json', import.meta.url), 'utf8'),
);
const { secret = '', contributions = [] } = proof ?? {};
const engine = (await engineOf('1')) as RulesEngine;

/** A game of rules 1 that stopped after this many entries: a person plays the Lotus, bots play the others. */
async function stopped(person: Browser, after: number): Promise<string> {
  const room = await aRoomOf([person]);
  const own = (await store.game(room.id))?.seats[0]?.by;
  const id = newId();
  await store.createGame({
    id,
    watch: newId(),
    createdAt: 0,
    options: { ...OPTIONS, players: 4, rules: '1' },
    seats: setup.clans.map((clan, at) => ({
      clan,
      by: clan === 'lotus' && own ? own : { bot: 'random' },
      ...(contributions[at] && { contribution: contributions[at] }),
    })),
    secret,
  });
  await store.updateGame(id, { status: 'playing', setup }, (await store.game(id))?.version ?? 0);
  await store.append(id, 0, entries.slice(0, after), undefined, 0);
  return id;
}

const stateAfter = async (id: string): Promise<{ state: State; at: number }> => {
  const all = await store.entries(id, 0);
  return {
    state: replay(newRecord(setup, all, undefined, '1'), undefined, undefined, engine),
    at: all.length,
  };
};

const rng = rngFrom('earlier');
function anAnswer(state: State, { clan, kind }: Decision): Move {
  if (kind === 'ready') return { clan, type: 'ready', value: true };
  if (kind === 'bid') return { clan, type: 'bid', seppuku: 0, hostage: 0, ronin: 0, poets: 0 };
  const legal = engine.legalMoves(state, clan);
  return legal[rng.below(legal.length)] as Move;
}

/** Answers for the Lotus whenever they are asked, until the game is over. */
async function playToTheEnd(person: Browser, id: string): Promise<void> {
  for (;;) {
    const { state, at } = await stateAfter(id);
    const mine = engine.decisions(state).find(({ clan }) => clan === 'lotus');
    if (engine.isOver(state)) return;
    if (mine === undefined)
      await expect.poll(async () => (await store.entries(id, 0)).length).toBeGreaterThan(at);
    else {
      const move = anAnswer(state, mine);
      const { body } = await person.call('POST', `/games/${id}/requests`, {
        type: 'move',
        at,
        key: aKey(),
        move,
      });
      expect(body['outcome']).not.toBe('refused');
    }
  }
}

test('a game of earlier rules that stopped in the middle is continued by its player and its bots, and yields its record', async () => {
  const person = await aPerson(await anOnlineServer(store), 'Lotus');
  const id = await stopped(person, 100);
  const line = person.socket(id);
  expect(await line.next('table')).toMatchObject({ rules: '1', shape: shapeOf(engine), seat: 'lotus' });
  await playToTheEnd(person, id);
  await expect.poll(async () => (await store.game(id))?.status).toBe('over');
  const { body } = await person.call('GET', `/games/${id}/record`);
  expect(body['record']).toMatchObject({ rules: '1', setup, result: expect.anything() });
  const record = body['record'] as GameRecord;
  expect(record.proof && verifyFairness(record, record.proof, record.proof, engine)).toBeUndefined();
});

test('a spectator of a game of earlier rules sees the position in the format of those rules', async () => {
  const address = await anOnlineServer(store);
  const person = await aPerson(address, 'Lotus');
  const id = await stopped(person, 54);
  const watch = (await store.game(id))?.watch ?? '';
  const { rules, cells } = await person.watch(watch).next('table');
  expect(rules).toBe('1');
  const seen = engine.view(engine.stateOf(cells as number[]));
  expect(seen).toMatchObject({ phase: 'war', season: 'spring' });
  const { body } = await person.call('GET', `/watch/${watch}/view`);
  expect(isDescribed.Errors(body)).toEqual([]);
  expect(body).toMatchObject({ rules: '1', view: seen });
});

test('the list shows how it stands, and a move that its rules refuse is refused', async () => {
  const person = await aPerson(await anOnlineServer(store), 'Lotus');
  const id = await stopped(person, 7);
  const games = (await person.call('GET', '/me/games')).body as unknown as readonly { id: string }[];
  expect(games.find((game) => game.id === id)).toMatchObject({
    status: 'playing',
    glance: { season: 'spring' },
  });
  const refused = await person.call('POST', `/games/${id}/requests`, {
    type: 'move',
    at: (await stateAfter(id)).at,
    key: aKey(),
    move: { clan: 'lotus', type: 'buy', card: 'courage' },
  });
  expect(refused.body).toMatchObject({ outcome: 'refused' });
});
