import { decisions, randomMove, rngFrom, type State } from '@hinode/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newId } from '../../store/ids.ts';
import { aBrowser, aPerson, type Browser, type Called, contribution, OPTIONS } from '../../testing/online.ts';
import { aBegunGame, type Begun, positionOf, type ThreeClans } from '../../testing/three.ts';
import type { House } from './houses.ts';

/**
 * Everything that somebody could try who talks to the server without our page. Each attempt is refused with its own code, the
 * game stays as it is, and the server goes on.
 */

let keys = 0;
const move = (at: number, made: unknown, key = `key ${++keys}`) => ({ type: 'move', at, key, move: made });
const ready = (clan: string) => ({ clan, type: 'ready', value: true });

/** A game in its first mandate turn, where only one clan is asked: it has that clan, another one, and the moves so far. */
interface Turn extends Begun, Pick<House, 'store'> {
  readonly asked: ThreeClans;
  readonly other: ThreeClans;
  readonly at: number;
}

async function aGameWithATurn({ store, address }: House): Promise<Turn> {
  const game = await aBegunGame(store, await address());
  let at = 0;
  for (const clan of ['koi', 'lotus', 'turtle'] as const) {
    const made = await game.browsers[clan].call('POST', `/games/${game.id}/requests`, move(at, ready(clan)));
    expect(made.body).toEqual({ outcome: 'done', at: ++at });
  }
  const state = await positionOf(store, game.id);
  const [first, second] = decisions(state);
  if (first?.kind !== 'mandate' || second !== undefined) throw new Error('nobody chooses a mandate');
  const asked = first.clan as ThreeClans;
  return { ...game, store, at, asked, other: asked === 'koi' ? 'lotus' : 'koi' };
}

/** Nothing internal is revealed: no stack, no file, no sentence of a library. */
function expectNoInsides(text: string): void {
  expect(text).not.toMatch(/node_modules|\.ts\b|\bat \w+ \(|Error:|sqlite|"stack"/i);
}

const request = async ({ id }: Begun, by: Browser, body: unknown): Promise<Called> => {
  const called = await by.call('POST', `/games/${id}/requests`, body);
  expectNoInsides(JSON.stringify(called.body));
  return called;
};

/** A random legal move of the clan that is asked. */
const legal = (state: State, clan: ThreeClans) => randomMove(state, clan, rngFrom('legal'));

type Attempt = readonly [
  name: string,
  attempt: (game: Turn) => Promise<unknown>,
  refused: Readonly<Record<string, unknown>>,
];

export const ATTEMPTS: readonly Attempt[] = [
  [
    'a move of another clan',
    async (game) =>
      request(
        game,
        game.browsers[game.other],
        move(game.at, legal(await positionOf(game.store, game.id), game.asked)),
      ),
    { status: 200, body: { outcome: 'refused', refusal: { code: 'not-your-seat' } } },
  ],
  [
    'a move of no clan',
    (game) => request(game, game.browsers[game.asked], move(game.at, { type: 'pass' })),
    { status: 200, body: { outcome: 'refused', refusal: { code: 'not-your-seat' } } },
  ],
  [
    'a move out of turn',
    (game) => request(game, game.browsers[game.other], move(game.at, { clan: game.other, type: 'pass' })),
    { status: 200, body: { outcome: 'refused', refusal: { code: 'not-your-turn' } } },
  ],
  [
    'a move of a type that is not asked for',
    (game) => request(game, game.browsers[game.asked], move(game.at, ready(game.asked))),
    { status: 200, body: { outcome: 'refused', refusal: { code: expect.any(String) } } },
  ],
  [
    'a move of a type that does not exist',
    (game) => request(game, game.browsers[game.asked], move(game.at, { clan: game.asked, type: 'win' })),
    { status: 200, body: { outcome: 'refused', refusal: { code: expect.any(String) } } },
  ],
  [
    'a legal move with an extra field',
    async (game) =>
      request(
        game,
        game.browsers[game.asked],
        move(game.at, { ...legal(await positionOf(game.store, game.id), game.asked), vp: 50 }),
      ),
    { status: 200, body: { outcome: 'refused', refusal: { code: expect.any(String) } } },
  ],
  [
    'a move on an old position',
    (game) => request(game, game.browsers[game.asked], move(0, ready(game.asked), 'another key')),
    { status: 200, body: { outcome: 'stale', now: { type: 'table' } } },
  ],
  [
    'a move on a position that is still to come',
    async (game) =>
      request(
        game,
        game.browsers[game.asked],
        move(game.at + 1, legal(await positionOf(game.store, game.id), game.asked)),
      ),
    { status: 200, body: { outcome: 'stale', now: { type: 'table' } } },
  ],
  [
    'to take back what is settled',
    (game) => request(game, game.browsers[game.asked], { type: 'undo', at: game.at, key: 'back' }),
    { status: 200, body: { outcome: 'refused', refusal: { code: 'settled' } } },
  ],
  [
    'a move without a cookie',
    (game) => request(game, aBrowser(game.address), move(game.at, ready(game.asked))),
    { status: 401, body: { code: 'no-session' } },
  ],
  [
    'a move with a cookie that was made up',
    (game) =>
      aBrowser(game.address).call('POST', `/games/${game.id}/requests`, move(game.at, ready(game.asked)), {
        cookie: `hinode=${newId()}${newId()}`,
      }),
    { status: 401, body: { code: 'no-session' } },
  ],
  [
    'a move by somebody who sits at another table',
    async (game) => {
      const elsewhere = await aBegunGame(game.store, game.address);
      return request(game, elsewhere.browsers.koi, move(game.at, ready(game.asked)));
    },
    { status: 403, body: { code: 'not-seated' } },
  ],
  [
    'a move from another site',
    (game) =>
      game.browsers[game.asked].call('POST', `/games/${game.id}/requests`, move(game.at, ready(game.asked)), {
        origin: 'https://elsewhere.example',
      }),
    { status: 403, body: { code: 'wrong-origin' } },
  ],
  [
    'a move without an origin',
    async ({ address, id, at }) => {
      const answer = await fetch(`${address}/api/games/${id}/requests`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(move(at, ready('koi'))),
      });
      return { status: answer.status, body: await answer.json() };
    },
    { status: 403, body: { code: 'wrong-origin' } },
  ],
  [
    'a move that is too large',
    (game) =>
      request(game, game.browsers[game.asked], move(game.at, { clan: game.asked, type: 'x'.repeat(20_000) })),
    { status: 413, body: { code: 'payload-too-large' } },
  ],
  [
    'a move that is not JSON',
    async ({ address, id, browsers, asked }) =>
      browsers[asked].call('POST', `/games/${id}/requests`, undefined, {
        'content-type': 'application/json',
        origin: address,
      }),
    { status: 400, body: { code: 'bad-request' } },
  ],
  [
    'starting a game as somebody other than the host',
    async (game) => {
      const host = await aPerson(game.address, 'Host');
      const guest = await aPerson(game.address, 'Guest');
      const sitting = (seat: number) => ({ seat, contribution: contribution() });
      const opened = await host.call('POST', '/games', { options: OPTIONS, ...sitting(0) });
      const id = String(opened.body['id']);
      await guest.call('POST', `/games/${id}/seats`, sitting(1));
      await host.call('POST', `/games/${id}/bots`, { seat: 2, level: 'ashigaru' });
      return guest.call('POST', `/games/${id}/start`);
    },
    { status: 403, body: { code: 'not-the-host' } },
  ],
  [
    'a second start',
    (game) => game.browsers.koi.call('POST', `/games/${game.id}/start`),
    { status: 409, body: { code: 'already-begun' } },
  ],
  [
    'a seat at a table that has begun',
    async (game) =>
      (await aPerson(game.address, 'Late')).call('POST', `/games/${game.id}/seats`, {
        seat: 0,
        contribution: contribution(),
      }),
    { status: 409, body: { code: 'already-begun' } },
  ],
  [
    'to remove somebody from a table that has begun',
    (game) => game.browsers.koi.call('DELETE', `/games/${game.id}/seats/1`),
    { status: 409, body: { code: 'already-begun' } },
  ],
];

export const attempts = (house: House, all: readonly Attempt[] = ATTEMPTS): void =>
  test.each(all)('%s is refused, and the game stays as it is', async (_, attempt, refused) => {
    const game = await aGameWithATurn(house);
    const { store } = game;
    const before = await store.entries(game.id, 0);
    const answer = await attempt(game);
    expect(answer).toMatchObject(refused);
    expectNoInsides(JSON.stringify(answer));
    expect(await store.entries(game.id, 0)).toEqual(before);
    await expectGoesOn(game);
  });

/** The clan that is asked can still move. */
async function expectGoesOn(game: Turn): Promise<void> {
  const made = legal(await positionOf(game.store, game.id), game.asked);
  const answer = await request(game, game.browsers[game.asked], move(game.at, made));
  expect(answer.body).toEqual({ outcome: 'done', at: game.at + 1 });
}

export function echoes(house: House): void {
  test('a move that comes twice, by call and by socket, is made once', async () => {
    const game = await aGameWithATurn(house);
    const { store } = game;
    const made = move(game.at, legal(await positionOf(store, game.id), game.asked), 'twice');
    const by = game.browsers[game.asked];
    const answers = await Promise.all([request(game, by, made), request(game, by, made)]);
    const line = by.socket(game.id);
    await line.next('table');
    line.send(made);
    const done = { outcome: 'done', at: game.at + 1 };
    expect(answers.map(({ body }) => body)).toEqual([done, done]);
    expect(await line.next('answer')).toMatchObject(done);
    expect(await store.entries(game.id, 0)).toHaveLength(game.at + 1);
  });

  test('if two tabs move at the same moment, one is told that the game has gone on', async () => {
    const game = await aGameWithATurn(house);
    const { store } = game;
    const made = legal(await positionOf(store, game.id), game.asked);
    const by = game.browsers[game.asked];
    const answers = await Promise.all([1, 2].map(() => request(game, by, move(game.at, made))));
    const outcomes = answers.map(({ body }) => String(body['outcome'])).sort();
    expect(outcomes).toEqual(['done', 'stale']);
    expect(await store.entries(game.id, 0)).toHaveLength(game.at + 1);
  });
}

/** Values that look like requests, and values that do not. */
const aClan = fc.constantFrom('koi', 'lotus', 'turtle', 'heron', '', null, 7);
const aMove = fc.oneof(
  fc.record(
    {
      clan: aClan,
      type: fc.constantFrom(
        'ready',
        'mandate',
        'bid',
        'pass',
        'gift',
        'propose',
        'buy',
        'use',
        '__proto__',
        3,
      ),
      value: fc.anything(),
      tile: fc.anything(),
      to: aClan,
      with: aClan,
      coins: fc.oneof(fc.integer(), fc.double(), fc.string()),
      give: fc.anything(),
    },
    { requiredKeys: [] },
  ),
  fc.anything(),
);
const aRequest = fc.oneof(
  fc.record(
    {
      type: fc.constantFrom(
        'move',
        'undo',
        'ask',
        'vote',
        'say',
        'leave',
        'phrase',
        'standing',
        'mute',
        'win',
      ),
      at: fc.oneof(fc.constantFrom(0, 1, 2, 3, -1, 0.5, 1e300, '3'), fc.integer()),
      key: fc.oneof(fc.string({ maxLength: 80 }), fc.integer()),
      move: aMove,
      about: fc.anything(),
      choice: fc.anything(),
      text: fc.anything(),
      answer: fc.anything(),
      of: aClan,
    },
    { requiredKeys: [] },
  ),
  fc.anything(),
);
const SEEDED = { seed: 20_261_116, numRuns: 150 } as const;

/** The Turtle may make its own wild requests where they happen to be legal; no other clan may move because of them. */
async function expectOnlyTurtleMoved({ store, id }: Turn, before: number): Promise<void> {
  const entries = await store.entries(id, 0);
  for (const entry of entries.slice(before)) expect(entry).toMatchObject({ clan: 'turtle' });
  await positionOf(store, id);
}

export function nonsense(house: House): void {
  test('whatever is sent by call is answered with a code, and never harms the game', async () => {
    const game = await aGameWithATurn(house);
    await fc.assert(
      fc.asyncProperty(aRequest, async (body) => {
        const { status, body: answer } = await request(game, game.browsers.turtle, body ?? null);
        expect([200, 400, 409, 413]).toContain(status);
        expect(answer).toHaveProperty(status === 200 ? 'outcome' : 'code');
      }),
      SEEDED,
    );
    await expectOnlyTurtleMoved(game, game.at);
  });

  test('whatever is sent by socket is answered with a code or ends the connection, and never harms the game', async () => {
    const game = await aGameWithATurn(house);
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          aRequest.map((body) => JSON.stringify(body) ?? ''),
          fc.string(),
        ),
        async (text) => {
          const line = game.browsers.turtle.socket(game.id);
          await line.next('table');
          line.send(text === '' ? ' ' : text);
          const answered = await Promise.race([line.next('answer'), line.closed]);
          expectNoInsides(JSON.stringify(answered));
          if ('code' in answered) expect([4400, 4429]).toContain(answered['code']);
          else expect(['done', 'refused', 'stale']).toContain(answered['outcome']);
          line.socket.terminate();
        },
      ),
      SEEDED,
    );
    await expectOnlyTurtleMoved(game, game.at);
  });
}

export function floods(house: House): void {
  test('a flood from one browser is cut off; the others do not notice', async () => {
    const game = await aGameWithATurn(house);
    const { store } = game;
    const rude = game.browsers[game.other].socket(game.id);
    const calm = game.browsers[game.asked].socket(game.id);
    await Promise.all([rude.next('table'), calm.next('table')]);
    for (let n = 0; n < 1000; n++) rude.send(move(game.at, { clan: game.other, type: 'pass' }));
    expect(await rude.closed).toEqual({ code: 4429, why: 'too-many-requests' });
    calm.send(move(game.at, legal(await positionOf(store, game.id), game.asked)));
    expect(await calm.next('answer')).toMatchObject({ outcome: 'done', at: game.at + 1 });
  });
}
