import { newGame } from '@hinode/engine';
import { CLANS, CORE, clansOfBoxes, RULES_VERSION } from '@hinode/engine/facts';
import { drawClans, promiseOf, seedOf } from '@hinode/engine/records';
import { expect, onTestFinished, test } from 'vitest';
import { newId } from '../store/ids.ts';
import type { GameOptions, StoredGame } from '../store/store.ts';
import { aStore } from '../testing/store.ts';
import { handTime } from '../testing/time.ts';
import * as beginning from './beginning.ts';
import {
  beReady,
  changeOptions,
  chooseClan,
  clear,
  type Person,
  type RoomRefusal,
  seatBot,
  sit,
  standUp,
} from './room.ts';
import { isRefused, roomsIn } from './rooms.ts';
import { shownTo } from './shown.ts';

const store = await aStore();
const rooms = roomsIn(store, () => 1_000);
const person = (name: string): Person => ({ session: newId(), name });
const [first, second, third] = [person('First'), person('Second'), person('Third')] as const;
const OPTIONS: GameOptions = { players: 3, set: 'archway', clans: 'free', listed: true };
const at = (seat: number) => ({ seat, contribution: newId() });
const start = (room: StoredGame, by: Person) => beginning.start(room, by, 1_000);

function room(outcome: StoredGame | RoomRefusal): StoredGame {
  if (isRefused(outcome)) throw new Error(outcome);
  return outcome;
}

const aRoom = async (options: Partial<GameOptions> = {}): Promise<string> =>
  room(await rooms.open({ ...OPTIONS, ...options }, first, { ...at(0) })).id;

test('whoever opens a room sits in it and speaks for the table', async () => {
  const opened = room(await rooms.open(OPTIONS, first, { ...at(1), clan: 'koi' }));
  expect(shownTo(first.session, opened)).toMatchObject({
    status: 'open',
    seats: [{}, { name: 'First', clan: 'koi' }, {}],
    host: 1,
    mine: 1,
  });
  expect(shownTo(undefined, opened)).not.toHaveProperty('mine');
});

test('a listed room is in the lobby until it begins, one by invitation never', async () => {
  const listed = await aRoom();
  const invited = await aRoom({ listed: false });
  const ids = async () => (await rooms.lobby()).map(({ id }) => id);
  expect(await ids()).toContain(listed);
  expect(await ids()).not.toContain(invited);
  for (const seat of [1, 2])
    await rooms.change(listed, (it) => seatBot(it, first, { seat }, { bot: 'samurai' }));
  await rooms.change(listed, (it) => start(it, first));
  expect(await ids()).not.toContain(listed);
});

test('the list goes round those who opened rooms, and nobody fills it alone', async () => {
  const mine = await aStore(onTestFinished);
  let now = 0;
  const list = roomsIn(mine, () => now++);
  const opened = async (by: Person) => room(await list.open(OPTIONS, by, { ...at(0) })).id;
  const honest = [await opened(second), await opened(second)];
  const greedy: string[] = [];
  for (let n = 0; n < 120; n++) greedy.push(await opened(first));
  const late = await opened(third);
  const listed = (await list.lobby()).map(({ id }) => id);
  expect(listed).toHaveLength(100);
  expect(listed.slice(0, 5)).toEqual([late, greedy[119], honest[1], greedy[118], honest[0]]);
  expect(listed.slice(5)).toEqual(greedy.slice(23, 118).reverse());
});

test('nor with rooms where they have not sat down yet', async () => {
  const mine = await aStore(onTestFinished);
  let now = 0;
  const list = roomsIn(mine, () => now++);
  const honest = room(await list.open(OPTIONS, second, { ...at(0) })).id;
  const greedy: string[] = [];
  for (let n = 0; n < 120; n++) greedy.push(room(await list.open(OPTIONS, first, { seat: 0 })).id);
  const listed = (await list.lobby()).map(({ id }) => id);
  expect(listed.slice(0, 3)).toEqual([greedy[119], honest, greedy[118]]);
});

test('a full table begins, with the seed of the secret and of what everybody added', async () => {
  const id = await aRoom();
  await rooms.change(id, (it) => sit(it, second, { ...at(2), clan: 'turtle' }));
  await rooms.change(id, (it) => seatBot(it, first, { seat: 1 }, { bot: 'ashigaru' }));
  const { secret, seats, setup, status } = room(await rooms.change(id, (it) => start(it, first)));
  expect(status).toBe('playing');
  expect(setup?.seed).toBe(
    seedOf(
      secret,
      seats.flatMap(({ contribution }) => contribution ?? []),
    ),
  );
  expect(setup?.clans).toEqual(seats.map(({ clan }) => clan));
  expect(setup?.clans[2]).toBe('turtle');
  expect(new Set(setup?.clans).size).toBe(3);
  expect(() => setup && newGame(setup)).not.toThrow();
});

test('clans that are drawn come up everywhere', async () => {
  const drawn = new Set<string>();
  for (let n = 0; n < 12; n++) {
    const id = await aRoom({ clans: 'random' });
    for (const seat of [1, 2])
      await rooms.change(id, (it) => seatBot(it, first, { seat }, { bot: 'random' }));
    const { setup } = room(await rooms.change(id, (it) => start(it, first)));
    for (const clan of setup?.clans ?? []) drawn.add(clan);
  }
  expect([...drawn].sort()).toEqual(clansOfBoxes(CORE).sort());
});

test('of many who want the same seat at the same time one gets it', async () => {
  const id = await aRoom();
  const crowd = Array.from({ length: 12 }, (_, n) => person(`Guest ${n}`));
  const outcomes = await Promise.all(crowd.map((one) => rooms.change(id, (it) => sit(it, one, at(1)))));
  expect(outcomes.filter((outcome) => outcome === 'seat-taken')).toHaveLength(11);
});

test('two who take different seats at the same time both sit', async () => {
  const id = await aRoom();
  await Promise.all([
    rooms.change(id, (it) => sit(it, second, at(1))),
    rooms.change(id, (it) => sit(it, third, at(2))),
  ]);
  expect((await rooms.room(id))?.seats.every(({ by }) => by !== undefined)).toBe(true);
});

test('when the host leaves, the next one speaks for the table', async () => {
  const id = await aRoom();
  await rooms.change(id, (it) => sit(it, second, at(2)));
  await rooms.change(id, (it) => standUp(it, first));
  const now = room(await rooms.change(id, (it) => seatBot(it, second, { seat: 0 }, { bot: 'daimyo' })));
  expect(shownTo(second.session, now)).toMatchObject({
    host: 2,
    mine: 2,
    seats: [{ bot: 'daimyo' }, {}, {}],
  });
});

test('when the last person leaves, the room is gone, whatever bots sit there', async () => {
  const id = await aRoom();
  await rooms.change(id, (it) => seatBot(it, first, { seat: 1 }, { bot: 'samurai' }));
  await rooms.change(id, (it) => sit(it, second, at(2)));
  await rooms.change(id, (it) => standUp(it, first));
  expect((await rooms.lobby()).map((it) => it.id)).toContain(id);
  const left = room(await rooms.change(id, (it) => standUp(it, second)));
  expect(left.seats).toMatchObject([{}, { by: { bot: 'samurai' } }, {}]);
  expect(await rooms.room(id)).toBeUndefined();
  expect((await rooms.lobby()).map((it) => it.id)).not.toContain(id);
});

test('a room is not gone under somebody who sits down while the last one leaves', async () => {
  const id = await aRoom();
  const [left, sat] = await Promise.all([
    rooms.change(id, (it) => standUp(it, first)),
    rooms.change(id, (it) => sit(it, second, at(2))),
  ]);
  room(left);
  expect(['no-such-game', 'open']).toContain(typeof sat === 'string' ? sat : sat.status);
  expect(await rooms.room(id)).toEqual(typeof sat === 'string' ? undefined : expect.anything());
});

test('a room where the same people may play again waits for those it keeps seats for', async () => {
  const id = await aRoom();
  await rooms.change(id, (it) => sit(it, second, at(1)));
  await rooms.change(id, (it) => seatBot(it, first, { seat: 2 }, { bot: 'samurai' }));
  await rooms.change(id, (it) => start(it, first));
  await store.updateGame(id, { status: 'over', endedAt: 0 }, (await store.game(id))?.version ?? 0);
  const rematch = await rooms.rematch(id, first);
  if (typeof rematch === 'string') throw new Error(rematch);
  const again = rematch.room.id;
  await rooms.change(again, (it) => sit(it, first, at(0)));
  await rooms.change(again, (it) => standUp(it, first));
  expect(await rooms.room(again)).toBeDefined();
  await rooms.change(again, (it) => sit(it, second, at(1)));
  await rooms.change(again, (it) => standUp(it, second));
  expect(await rooms.room(again)).toBeUndefined();
  expect(await rooms.rematch(id, second)).toMatchObject({ isNew: true });
});

test('a bot is seated with a character or with none, everybody sees which, and it is the same in the next game', async () => {
  const id = await aRoom();
  await rooms.change(id, (it) => seatBot(it, first, { seat: 1 }, { bot: 'samurai', character: 'pious' }));
  await rooms.change(id, (it) => seatBot(it, first, { seat: 2 }, { bot: 'ashigaru' }));
  const bots = [{ bot: 'samurai', character: 'pious' }, { bot: 'ashigaru' }];
  const seated = shownTo(second.session, room((await rooms.room(id)) ?? 'no-such-game'));
  expect(seated.seats.slice(1)).toEqual(bots);
  const begun = room(await rooms.change(id, (it) => start(it, first)));
  expect(begun.seats.slice(1).map(({ by }) => by)).toEqual(bots);
  await store.updateGame(id, { status: 'over', endedAt: 0 }, begun.version);
  const rematch = await rooms.rematch(id, first);
  if (isRefused(rematch)) throw new Error(rematch);
  expect(rematch.room.seats.slice(1)).toEqual(bots.map((by) => ({ by })));
});

test('the secret is shown when the game is over and not before', async () => {
  const id = await aRoom();
  for (const seat of [1, 2]) await rooms.change(id, (it) => seatBot(it, first, { seat }, { bot: 'random' }));
  const begun = room(await rooms.change(id, (it) => start(it, first)));
  const shown = JSON.stringify(shownTo(first.session, begun));
  expect(shown).not.toContain(begun.secret);
  expect(shown).not.toContain(first.session);
  expect(shown).not.toContain(begun.setup?.seed);
  expect(shown).toContain(promiseOf(begun.secret));
  expect(shownTo(first.session, { ...begun, status: 'over' }).proof?.secret).toBe(begun.secret);
});

const aRoomWithBot = async (): Promise<StoredGame> => {
  const id = room(await rooms.open(OPTIONS, first, { ...at(0), clan: 'koi' })).id;
  return room(await rooms.change(id, (it) => seatBot(it, first, { seat: 1 }, { bot: 'samurai' })));
};
const begun = (it: StoredGame): StoredGame => ({ ...it, status: 'playing' });
const drawing = (it: StoredGame): StoredGame => ({ ...it, options: { ...OPTIONS, clans: 'random' } });
const drafting = (it: StoredGame): StoredGame => ({ ...it, options: { ...OPTIONS, clans: 'draft' } });
const guestSits = (it: StoredGame): StoredGame => ({ ...it, seats: it.seats.with(2, { by: second }) });

test.each<[string, RoomRefusal, (it: StoredGame) => unknown]>([
  ['a seat that is taken', 'seat-taken', (it) => sit(it, second, at(1))],
  ['a seat that is not there', 'no-such-seat', (it) => sit(it, second, at(3))],
  ['a seat by half', 'no-such-seat', (it) => sit(it, second, at(0.5))],
  ['a second seat', 'already-seated', (it) => sit(it, first, at(2))],
  ['a clan that is taken', 'clan-taken', (it) => sit(it, second, { ...at(2), clan: 'koi' })],
  [
    'a clan where they are drawn',
    'clans-are-drawn',
    (it) => sit(drawing(it), second, { ...at(2), clan: 'lotus' }),
  ],
  ['a seat without chance', 'bad-contribution', (it) => sit(it, second, { seat: 2 })],
  ['a seat with a short text', 'bad-contribution', (it) => sit(it, second, { seat: 2, contribution: '' })],
  ['a seat with no seal', 'bad-contribution', (it) => sit(it, second, { seat: 2, commitment: newId() })],
  [
    'a seat with a text both sealed and open',
    'bad-contribution',
    (it) => sit(it, second, { ...at(2), commitment: 'f'.repeat(64) }),
  ],
  ['a seat after the start', 'already-begun', (it) => sit(begun(it), second, at(2))],
  [
    'a clan by name where they are chosen in turn',
    'clans-in-turn',
    (it) => sit(drafting(it), second, { ...at(2), clan: 'lotus' }),
  ],
  ['a clan of somebody else', 'clan-taken', (it) => chooseClan(guestSits(it), second, 'koi')],
  ['to choose a clan that is drawn', 'clans-are-drawn', (it) => chooseClan(drawing(it), first, 'lotus')],
  ['to choose a clan without a seat', 'not-seated', (it) => chooseClan(it, second, 'lotus')],
  ['to choose a clan after the start', 'already-begun', (it) => chooseClan(begun(it), first, 'lotus')],
  ['a bot by a guest', 'not-the-host', (it) => seatBot(it, second, { seat: 2 }, { bot: 'samurai' })],
  ['a bot on the lap of another', 'seat-taken', (it) => seatBot(it, first, { seat: 1 }, { bot: 'samurai' })],
  [
    'a character for a bot that plays at random',
    'no-character',
    (it) => seatBot(it, first, { seat: 2 }, { bot: 'random', character: 'loyal' }),
  ],
  ['to leave without a seat', 'not-seated', (it) => standUp(it, second)],
  ['to leave after the start', 'already-begun', (it) => standUp(begun(it), first)],
  ['to free a seat as a guest', 'not-the-host', (it) => clear(it, second, 1)],
  ['to free a seat that is not there', 'no-such-seat', (it) => clear(it, first, 7)],
  ['a start by a guest', 'not-the-host', (it) => start(it, second)],
  ['a start with free seats', 'seats-are-free', (it) => start(it, first)],
  ['a second start', 'already-begun', (it) => start(begun(it), first)],
])('%s is refused', async (_, refusal, wish) => {
  expect(wish(await aRoomWithBot())).toBe(refusal);
});

test('the host frees a seat', async () => {
  const { id } = await aRoomWithBot();
  expect(room(await rooms.change(id, (it) => clear(it, first, 1))).seats[1]).toEqual({});
});

test('there is nothing to change where no room is', async () => {
  expect(await rooms.change(newId(), (it) => start(it, first))).toBe('no-such-game');
});

test('in a draft each chooses after those before, once all sit, and bots get what the seed draws from the rest', async () => {
  const id = await aRoom({ clans: 'draft', players: 4 });
  const now = async () => shownTo(first.session, room((await rooms.room(id)) ?? 'no-such-game'));
  await rooms.change(id, (it) => seatBot(it, first, { seat: 1 }, { bot: 'samurai' }));
  await rooms.change(id, (it) => sit(it, second, at(2)));
  expect(await now()).not.toHaveProperty('choosing');
  expect(await rooms.change(id, (it) => chooseClan(it, first, 'koi'))).toBe('not-your-turn');
  await rooms.change(id, (it) => seatBot(it, first, { seat: 3 }, { bot: 'samurai' }));
  expect(await now()).toMatchObject({ choosing: 0 });
  expect(await rooms.change(id, (it) => start(it, first))).toBe('clans-not-chosen');
  await rooms.change(id, (it) => chooseClan(it, first, 'koi'));
  const half = await now();
  expect(half).toMatchObject({ choosing: 2 });
  expect(half.seats[1]).not.toHaveProperty('clan');
  expect(await rooms.change(id, (it) => chooseClan(it, second, 'koi'))).toBe('clan-taken');
  await rooms.change(id, (it) => chooseClan(it, second, 'turtle'));
  expect(await now()).not.toHaveProperty('choosing');
  const { setup, seats } = room(await rooms.change(id, (it) => start(it, first)));
  expect(setup?.clans).toEqual(drawClans(['koi', undefined, 'turtle', undefined], setup?.seed ?? ''));
  expect(seats.map(({ clanWas }) => clanWas)).toEqual(['chosen', 'drawn', 'chosen', 'drawn']);
});

test('where clans are free one may choose and change one’s mind', async () => {
  const id = await aRoom();
  for (const clan of ['koi', 'turtle', 'turtle'] as const)
    expect(room(await rooms.change(id, (it) => chooseClan(it, first, clan))).seats[0]?.clan).toBe(clan);
});

test('a game remembers the version of the rules it began with', async () => {
  const id = await aRoom();
  for (const seat of [1, 2]) await rooms.change(id, (it) => seatBot(it, first, { seat }, { bot: 'random' }));
  expect(room(await rooms.change(id, (it) => start(it, first))).options.rules).toBe(RULES_VERSION);
});

test('a room whose people have been gone for an hour leaves the list, is found by its link, and comes back with them', async () => {
  const HOUR = 60 * 60_000;
  const time = handTime();
  const watched = roomsIn(await aStore(onTestFinished), time.now);
  const { id } = room(await watched.open(OPTIONS, first, at(0)));
  const listed = async () => (await watched.lobby()).map((it) => it.id);
  time.pass(HOUR / 2);
  watched.presence.saw(id, first.session);
  time.pass(HOUR - 1);
  expect(await listed()).toEqual([id]);
  time.pass(1);
  expect(await listed()).toEqual([]);
  // Somebody who does not sit there brings nobody back.
  watched.presence.saw(id, second.session);
  expect(await listed()).toEqual([]);
  expect(await watched.room(id)).toBeDefined();
  watched.presence.saw(id, first.session);
  expect(await listed()).toEqual([id]);
});

test('after a start nobody is gone for longer than the server runs', async () => {
  const time = handTime();
  const kept = await aStore(onTestFinished);
  const { id } = room(await roomsIn(kept, time.now).open(OPTIONS, first, at(0)));
  time.pass(24 * 60 * 60_000);
  expect((await roomsIn(kept, time.now).lobby()).map((it) => it.id)).toEqual([id]);
});

test('who is here is forgotten after a while without a look at the room', async () => {
  const time = handTime();
  const { presence } = roomsIn(await aStore(onTestFinished), time.now);
  expect(presence.isHere('room', first.session)).toBe(false);
  presence.saw('room', first.session);
  expect(presence.isHere('room', first.session)).toBe(true);
  time.pass(60_000);
  expect(presence.isHere('room', first.session)).toBe(false);
});

test('what is said in a room is heard there until the game begins, from those who sit there', async () => {
  const id = await aRoom();
  await rooms.change(id, (it) => sit(it, second, at(1)));
  rooms.talk.say(id, first.session, { words: 'one' });
  rooms.talk.say(id, second.session, { did: 'sat-down' });
  const heard = async () => rooms.talk.in(room((await rooms.room(id)) ?? 'no-such-game'));
  expect(await heard()).toMatchObject([
    { seat: 0, words: 'one' },
    { seat: 1, did: 'sat-down' },
  ]);
  await rooms.change(id, (it) => standUp(it, second));
  expect(await heard()).toMatchObject([{ words: 'one' }]);
  for (const seat of [1, 2]) await rooms.change(id, (it) => seatBot(it, first, { seat }, { bot: 'random' }));
  await rooms.change(id, (it) => start(it, first));
  expect(await heard()).toEqual([]);
});

test('whoever sits says that they are ready, and takes it back; nobody says it for others', async () => {
  const id = await aRoom();
  const ready = async () => (await rooms.room(id))?.seats[0]?.ready;
  expect(await rooms.change(id, (it) => beReady(it, second, true))).toBe('not-seated');
  await rooms.change(id, (it) => beReady(it, first, true));
  expect(await ready()).toBe(true);
  await rooms.change(id, (it) => beReady(it, first, false));
  expect(await ready()).toBeUndefined();
});

test('a room is opened only with what can be played', async () => {
  const opened = (options: Partial<GameOptions>) => rooms.open({ ...OPTIONS, ...options }, first, at(0));
  expect(await opened({ players: clansOfBoxes(CORE).length + 1 })).toBe('too-few-clans');
  expect(await opened({ monsters: ['respect'] })).toBe('bad-setup');
  expect(room(await opened({ boxes: ['core'], unbound: false, monsters: [] })).options).toEqual({
    ...OPTIONS,
    boxes: ['core'],
    unbound: false,
    monsters: [],
  });
});

test('what the table plays with is in the setup of its game', async () => {
  const id = await aRoom({ boxes: ['core'], monsters: [], unbound: false });
  for (const seat of [1, 2]) await rooms.change(id, (it) => seatBot(it, first, { seat }, { bot: 'random' }));
  const { setup } = room(await rooms.change(id, (it) => start(it, first)));
  expect(setup).toMatchObject({ boxes: ['core'], monsters: [], unbound: false });
});

test('a seat leads no clan of a box that is not on the table', async () => {
  const id = await aRoom();
  for (const { id: clan } of CLANS.filter(({ box }) => box !== 'core'))
    expect(await rooms.change(id, (it) => chooseClan(it, first, clan))).toBe('clan-not-here');
});

test('the host of a room changes its options, but for the seats; whoever was ready is asked again, and nobody else may', async () => {
  const id = await aRoom();
  await rooms.change(id, (it) => sit(it, second, { ...at(1), clan: 'koi' }));
  await rooms.change(id, (it) => beReady(it, second, true));
  const clock = { move: 60_000, reserve: 0 };
  const wish = (by: Person, change: Partial<GameOptions>) =>
    rooms.change(id, (it) => changeOptions(it, by, { ...it.options, ...change }));
  expect(await wish(second, { clock })).toBe('not-the-host');
  const changed = room(await wish(first, { clock, players: 5, listed: false }));
  expect(changed.options).toEqual({ ...OPTIONS, clock, listed: false });
  expect(changed.seats[1]).toMatchObject({ clan: 'koi', by: { name: 'Second' } });
  expect(changed.seats[1]).not.toHaveProperty('ready');
  // Clans that are dealt cannot have been chosen.
  expect(room(await wish(first, { clans: 'random' })).seats[1]).not.toHaveProperty('clan');
  await rooms.change(id, (it) => seatBot(it, first, { seat: 2 }, { bot: 'random' }));
  await rooms.change(id, (it) => start(it, first));
  expect(await wish(first, { clock })).toBe('already-begun');
});
