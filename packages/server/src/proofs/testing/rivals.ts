import { type ClanId, isOver, type Move, type Rng, randomMove, type Setup, type State } from '@hinode/engine';
import { askedClans, clanNumber } from '@hinode/engine/search';
import { type Answer, change, type Message } from '@hinode/wire';
import { expect, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { hashOf } from '../../http/people.ts';
import { newId } from '../../store/ids.ts';
import type { Store } from '../../store/store.ts';
import { aGame } from '../../testing/store.ts';

type Wish = { readonly type: 'move'; readonly move: Move } | { readonly type: 'say'; readonly text: string };

/** Somebody's socket to a table at one node. */
interface Line {
  /** Resolves once it has seen this many entries. */
  sees(at: number): Promise<State>;
  ask(key: string, at: number, wish: Wish): Promise<Answer>;
  close(): void;
}

type Heard = Message | ({ readonly type: 'answer'; readonly key: string } & Answer);

function aLine(url: string, game: string, cookie: string): Line {
  const { origin, host } = new URL(url);
  const socket = new WebSocket(`ws://${host}/api/games/${game}/table`, { headers: { origin, cookie } });
  onTestFinished(() => socket.terminate());
  // A socket that is closed before it was open reports that as an error.
  socket.on('error', () => {});
  const answers = new Map<string, (answer: Answer) => void>();
  let cells = new Int32Array() as State;
  let at = -1;
  let heard = (): void => {};
  socket.on('message', (data) => {
    const message = JSON.parse(data.toString()) as Heard;
    if (message.type === 'answer') answers.get(message.key)?.(message);
    if (message.type === 'table') cells = Int32Array.from(message.cells) as State;
    if (message.type === 'change') change(cells, message.cells);
    if (message.type !== 'table' && message.type !== 'change') return;
    at = message.at;
    heard();
  });
  return {
    sees: async (wanted) => {
      while (at < wanted)
        await new Promise<void>((resolve) => {
          heard = resolve;
        });
      return cells;
    },
    ask: (key, when, wish) =>
      new Promise((resolve) => {
        answers.set(key, resolve);
        socket.send(JSON.stringify({ ...wish, at: when, key }));
      }),
    close: () => socket.terminate(),
  };
}

/**
 * A game in which every move is sent to all nodes at the same instant, by turns as one request that arrives twice and as two that
 * exclude each other. It is made once, and the late one is told how things stand. With every move something else is said at every
 * node: all of it is stored, once. Returns how many moves that were.
 */
export async function rivalry(
  store: Store,
  nodes: readonly string[],
  setup: Setup,
  rng: Rng,
): Promise<number> {
  const people = setup.clans.map((clan) => ({ clan, session: newId(), token: newId() }));
  for (const { clan, session, token } of people)
    await store.createSession({ id: session, tokenHash: hashOf(token), name: clan, createdAt: 0 });
  const seats = people.map(({ clan, session }) => ({ clan, by: { session, name: clan } }));
  const id = await aGame(store, setup, seats);
  const lines = new Map<ClanId, readonly Line[]>(
    people.map(({ clan, token }) => [clan, nodes.map((url) => aLine(url, id, `hinode=${token}`))]),
  );

  const words: string[] = [];
  const say = async (line: Line, text: string): Promise<void> => {
    words.push(text);
    expect((await line.ask(text, at, { type: 'say', text })).outcome).toBe('done');
  };

  let at = 0;
  for (;;) {
    const asked = await whoIsAsked(lines, at);
    if (asked === undefined) break;
    const own = lines.get(asked) ?? [];
    const [cells] = await Promise.all(own.map((line) => line.sees(at)));
    const move = randomMove(cells as State, asked, rng);
    const isSame = at % 2 === 0;
    const talk = Promise.all(own.map((line, n) => say(line, `${asked} says ${at} at ${n}`)));
    const answers = await Promise.all(
      own.map((line, n) => line.ask(isSame ? `${at}` : `${at} at ${n}`, at, { type: 'move', move })),
    );
    await talk;
    at++;
    const done = answers.filter((answer) => answer.outcome === 'done');
    for (const answer of done) expect(answer).toMatchObject({ at });
    expect(done).toHaveLength(isSame ? nodes.length : 1);
    for (const answer of answers) if (answer.outcome === 'stale') expect(answer.now.at).toBe(at);
    expect(answers.map(({ outcome }) => outcome)).not.toContain('refused');
  }
  for (const line of [...lines.values()].flat()) line.close();
  expect(await store.entries(id, 0)).toHaveLength(at);
  const said = (await store.notes(id, 0)).flatMap(({ note }) => (note.type === 'said' ? [note.text] : []));
  expect(said.toSorted()).toEqual(words.toSorted());
  return at;
}

async function whoIsAsked(
  lines: ReadonlyMap<ClanId, readonly Line[]>,
  at: number,
): Promise<ClanId | undefined> {
  for (const [clan, own] of lines)
    for (const line of own) {
      const cells = await line.sees(at);
      if (isOver(cells)) return undefined;
      if ((askedClans(cells) & (1 << clanNumber(clan))) !== 0) return clan;
    }
  return undefined;
}
