import fs from 'node:fs';
import { type FromWorker, thinkerOn, workerForAllRules } from '@hinode/bots';
import type { ClanId, Move, Setup } from '@hinode/engine';
import { type GameRecord, newRecord, verify } from '@hinode/engine/records';
import { engineOf } from '@hinode/engine/versions';
import { expect, test } from 'vitest';
import type { LogEntry, Seat, TableState } from '../table/table.ts';
import { localCommands } from './commands.ts';
import type { FromTable, ToTable } from './protocol.ts';
import type { SavedGame } from './saved-games.ts';

/** The table's worker without the worker: the same messages, with real bots. */

const CLANS: readonly ClanId[] = ['koi', 'lotus', 'turtle', 'dragonfly'];
const setup: Setup = { clans: CLANS, set: 'teapot', seed: 'host' };

const seatsFor = (persons: readonly ClanId[]): Seat[] =>
  CLANS.map((clan) => ({
    clan,
    player: persons.includes(clan) ? { kind: 'person' } : { kind: 'bot', level: 'ashigaru' },
  }));

function sitDown(persons: readonly ClanId[], record = newRecord(setup)) {
  let state: TableState | undefined;
  let log: readonly LogEntry[] = [];
  const problems: string[] = [];
  const saved: SavedGame[] = [];
  const pauses: number[] = [];
  const pictures: TableState[] = [];
  const waiting = new Map<number, (value: unknown) => void>();
  let changed = (): void => {};
  let receive: (message: FromWorker) => void = () => {};
  const think = workerForAllRules((message) => receive(message));
  const send = localCommands({
    thinker: thinkerOn({
      post: (message) => queueMicrotask(() => think(structuredClone(message))),
      listen: (listener) => {
        receive = listener;
      },
    }),
    post: (message: FromTable) => {
      if (message.type === 'state') {
        log = [...log.slice(0, message.logKept), ...message.log];
        state = { ...message.state, log };
        pictures.push(state);
        changed();
      } else if (message.type === 'answer') waiting.get(message.id)?.(message.answer);
      else if (message.type === 'fault') problems.push(message.problem);
    },
    save: async (game) => {
      saved.push(game);
    },
    now: () => 0,
    pause: (milliseconds) => {
      pauses.push(milliseconds);
      return Promise.resolve();
    },
  });
  const now = (): TableState => {
    if (state === undefined) throw new Error('nothing is shown');
    return state;
  };
  const until = (holds: (state: TableState) => boolean): Promise<TableState> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (state && holds(state)) resolve(state);
      };
      changed = look;
      look();
    });
  let requests = 0;
  const play = (move: Move): Promise<unknown> =>
    new Promise((resolve) => {
      const id = requests++;
      waiting.set(id, resolve);
      send({ type: 'play', id, move } satisfies ToTable);
    });
  send({ type: 'open', id: 'g', seats: seatsFor(persons), record } satisfies ToTable);
  return { send, until, play, now, problems, saved, pauses, pictures };
}

/** Answers as simply as possible, but acts where it can, so that there are battles. */
function simplest({ me, decision, offers }: TableState): Move {
  if (decision?.kind === 'bid') return { clan: me, type: 'bid', seppuku: 0, hostage: 0, ronin: 0, poets: 0 };
  if (decision?.kind === 'ready') return { clan: me, type: 'ready', value: true };
  const move = (offers.find(({ move: one }) => one.type !== 'pass') ?? offers[0])?.move;
  if (move === undefined) throw new Error('nothing is offered');
  return move;
}

const isMine = ({ decision, cover, view }: TableState): boolean =>
  decision !== undefined || cover !== undefined || view.result !== undefined;

/** Plays the person's part to the end of the game. */
async function playOut(table: ReturnType<typeof sitDown>): Promise<void> {
  for (;;) {
    const state = await table.until(isMine);
    if (state.view.result) return;
    expect(await table.play(simplest(state))).toBeUndefined();
  }
}

test('a game of earlier rules that was interrupted goes on under them, with the bots of that time', async () => {
  const record: GameRecord = JSON.parse(
    fs.readFileSync(new URL('../../../engine/src/records/released/1.json', import.meta.url), 'utf8'),
  );
  const { result: _, proof: __, entries, ...begun } = record;
  const table = sitDown(['koi'], { ...begun, entries: entries.slice(0, 80) });
  // Messages that arrive while the old engine loads are not lost.
  table.send({ type: 'bots-speak', value: false });
  await playOut(table);
  expect(table.problems).toEqual([]);
  const last = table.saved.at(-1)?.record;
  expect(last).toMatchObject({ rules: '1', result: table.now().view.result });
  expect(last?.entries.slice(0, 80)).toEqual(entries.slice(0, 80));
  expect(verify(last, await engineOf('1'))).toBeUndefined();
});

test('a game of unknown rules is reported, and nothing changes', async () => {
  const table = sitDown(['koi'], { ...newRecord(setup), rules: '7' });
  await expect.poll(() => table.problems).toEqual([expect.stringContaining('rules: is 7')]);
  expect(table.saved).toEqual([]);
});

test('a person and three bots play a game to the end; every move is saved before it is shown', async () => {
  const table = sitDown(['koi']);
  for (;;) {
    const state = await table.until(isMine);
    if (state.view.result) break;
    expect(state.me).toBe('koi');
    expect(await table.play(simplest(state))).toBeUndefined();
  }
  expect(table.problems).toEqual([]);
  const last = table.saved.at(-1);
  expect(verify(last?.record)).toBeUndefined();
  expect(last?.record.result).toEqual(table.now().view.result);
});

test('between several people secrets are covered, and nothing under the cover is sent', async () => {
  const table = sitDown(CLANS);
  let covers = 0;
  for (;;) {
    const state = await table.until(isMine);
    if (state.view.result) break;
    if (state.cover !== undefined) {
      covers++;
      expect(state.view.tiles).toBeUndefined();
      expect(state.offers).toEqual([]);
      expect(state.view.battle?.revealed === false ? state.view.battle.bids : []).toEqual([]);
      table.send({ type: 'uncover' });
      continue;
    }
    if (state.decision?.kind !== 'mandate' && state.decision?.kind !== 'bid') {
      expect(state.view.returned).toEqual([]);
      expect(state.log.every(({ event }) => event.seenBy === 'all')).toBe(true);
    }
    if (state.decision?.kind === 'ready') {
      // Everybody at tea speaks in turn.
      const speaker = state.view.decisions[0]?.clan;
      if (speaker !== undefined && speaker !== state.me) {
        table.send({ type: 'speak-as', clan: speaker });
        continue;
      }
    }
    if (state.decision === undefined) continue;
    await table.play(simplest(state));
  }
  // Seven mandates a season, and bids besides.
  expect(covers).toBeGreaterThan(21);
  expect(table.problems).toEqual([]);
});

test('at tea the bots wait for the person before they ally among themselves', async () => {
  const table = sitDown(['koi']);
  const state = await table.until(
    ({ decision, thinking }) => decision !== undefined && thinking === undefined,
  );
  expect(state.view.phase).toBe('tea');
  expect(state.view.alliances).toEqual([]);
  expect(state.view.ready).toEqual([]);
});

test('a bot answers a proposal by accepting or declining it', async () => {
  const table = sitDown(['koi']);
  await table.until(({ decision, thinking }) => decision !== undefined && thinking === undefined);
  await table.play({ clan: 'koi', type: 'propose', with: 'lotus' });
  const state = await table.until(
    ({ view, thinking }) => view.proposals.every(({ clan }) => clan !== 'koi') && !thinking,
  );
  const answer = state.log.find(
    ({ event }) =>
      (event.type === 'proposalDeclined' && event.clan === 'lotus') ||
      (event.type === 'allianceFormed' && event.clans.includes('koi')),
  );
  expect(answer).toBeDefined();
});

test('a move is shown once, in a picture that already says which bot acts next', async () => {
  const table = sitDown(['koi']);
  for (let answers = 0; answers < 12; answers++) {
    const state = await table.until(isMine);
    // Bots that would have spoken have kept silent.
    await settled();
    await table.play(simplest(state));
  }
  await table.until(isMine);
  const onMap = table.pictures.filter(({ view }) => view.phase === 'politics').map(({ moves }) => moves);
  expect(onMap).toContain(table.now().moves);
  expect(onMap).toEqual([...new Set(onMap)]);
});

test('something that is no message for a table is reported, and changes nothing', async () => {
  const table = sitDown(['koi']);
  const before = await table.until(isMine);
  table.send({ type: 'resign' });
  table.send('hello');
  // Lotus is played by a bot: the move would be legal, but it is not this person's to make.
  expect(await table.play({ clan: 'lotus', type: 'ready', value: true })).toMatchObject({
    code: 'not-your-turn',
  });
  expect(table.problems).toEqual(['not a message for a table', 'not a message for a table']);
  expect(table.now().moves).toBe(before.moves);
});

/** Koi answers until a bot acts on the map. */
async function untilBotsAct(table: ReturnType<typeof sitDown>): Promise<TableState> {
  for (;;) {
    const state = await table.until((now) => isMine(now) || isHeldAt(now));
    if (isHeldAt(state)) return state;
    expect(await table.play(simplest(state))).toBeUndefined();
  }
}

const isHeldAt = ({ thinking, view }: TableState): boolean =>
  thinking !== undefined && view.phase === 'politics';

/** Lets everything happen that is due. */
const settled = async (): Promise<void> => {
  for (let i = 0; i < 200; i++) await new Promise((resolve) => setImmediate(resolve));
};

test('paused bots make one move per step, and go on when they are resumed', async () => {
  const table = sitDown(['koi']);
  table.send({ type: 'hold', on: true });
  const { moves } = await untilBotsAct(table);
  await settled();
  expect(table.now().moves).toBe(moves);
  table.send({ type: 'step' });
  await table.until((state) => state.moves === moves + 1);
  await settled();
  expect(table.now().moves).toBe(moves + 1);
  table.send({ type: 'hold', on: false });
  expect((await table.until(isMine)).moves).toBeGreaterThan(moves + 1);
  expect(table.problems).toEqual([]);
});

test('skipping waits for nobody, whether the bots are paused or not', async () => {
  const table = sitDown(['koi']);
  table.send({ type: 'hold', on: true });
  await untilBotsAct(table);
  table.send({ type: 'hurry' });
  await table.until(isMine);
  expect(table.problems).toEqual([]);
});

test('the pause is longer where something new begins', async () => {
  const table = sitDown(['koi']);
  table.send({ type: 'pace', milliseconds: 100 });
  for (let answers = 0; answers < 12; answers++) {
    const state = await table.until(isMine);
    await table.play(simplest(state));
  }
  expect(new Set(table.pauses.filter((milliseconds) => milliseconds <= 200))).toEqual(new Set([100, 200]));
});
