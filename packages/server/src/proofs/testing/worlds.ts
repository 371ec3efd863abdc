import {
  type ClanId,
  decisions,
  type Event,
  legalMoves,
  type Move,
  newGame,
  type Rng,
  randomMove,
  refusal,
  type Setup,
  type State,
} from '@hinode/engine';
import { CORE_CLAN_IDS, FIRST_GAME_SHRINES } from '@hinode/engine/facts';
import { knowledge } from '@hinode/engine/search';
import type { Answer, Message, NoteRequest } from '@hinode/wire';
import { expect } from 'vitest';
import type { Store } from '../../store/store.ts';
import { openTable, type Table } from '../../table/table.ts';
import { aGame } from '../../testing/store.ts';

/**
 * The two-worlds method: two games that differ only in what somebody cannot know must send them the same bytes. The games are
 * real tables on a real store; whatever a table tells a viewer is what goes over the socket.
 */

export type Viewer = ClanId | undefined;

export interface World {
  /** One at every node; viewers sit at them in turn. */
  readonly tables: readonly [Table, ...Table[]];
  /** The table at which a seat is. */
  readonly at: (seat: Viewer) => Table;
  /** Every text sent to each viewer. */
  readonly texts: ReadonlyMap<Viewer, string[]>;
}

/** The time, which is the same in both worlds. */
export interface Hour {
  now: number;
}
export const anHour = (): Hour => ({ now: 1_700_000_000_000 });

/** A game in a store, at one node for each way to it. */
export async function aWorld(nodes: readonly Store[], setup: Setup, hour: Hour): Promise<World> {
  const [first, ...others] = nodes;
  if (first === undefined) throw new Error('a world needs a node');
  const id = await aGame(first, setup);
  const seats = setup.clans.map((clan) => ({ clan, name: clan }));
  const open = (store: Store): Promise<Table> => openTable({ id, setup, seats, store, now: () => hour.now });
  const tables = [await open(first), ...(await Promise.all(others.map(open)))] as const;
  const viewers = [undefined, ...setup.clans];
  const at = (seat: Viewer): Table => tables[viewers.indexOf(seat) % tables.length] ?? tables[0];
  const texts = new Map<Viewer, string[]>();
  for (const viewer of viewers) {
    const heard: string[] = [];
    texts.set(viewer, heard);
    await at(viewer).join(viewer, {}, (text) => heard.push(text));
    await tellOthers(tables, at(viewer));
  }
  return { tables, at, texts };
}

/** Does what the bus does: the other nodes read what is new. */
async function tellOthers(tables: readonly Table[], from: Table): Promise<void> {
  for (const table of tables) if (table !== from) await table.catchUp();
}

export const stateOf = ({ tables: [table] }: World): State => table.position().state;

let keys = 0;
async function asks({ tables, at }: World, move: Move): Promise<Answer> {
  const table = at(move.clan);
  const request = { type: 'move', at: table.position().entries, key: `key ${keys++}`, move } as const;
  const answer = await table.request(move.clan, request);
  await tellOthers(tables, table);
  return answer;
}

export async function makes(world: World, move: Move): Promise<void> {
  const at = world.tables[0].position().entries;
  expect(await asks(world, move)).toEqual({ outcome: 'done', at: at + 1 });
}

export async function wishes({ tables, at }: World, seat: ClanId, wish: NoteRequest): Promise<void> {
  const table = at(seat);
  const answer = await table.request(seat, { ...wish, at: table.position().entries, key: `key ${keys++}` });
  expect(answer).toMatchObject({ outcome: 'done' });
  await tellOthers(tables, table);
}

/** Two setups whose games look the same to everybody, with different tiles in the stack and different chance. */
export function twinSetups(rng: Rng, players: number): readonly [Setup, Setup] {
  const clans = [...CORE_CLAN_IDS];
  while (clans.length > players) clans.splice(rng.below(clans.length), 1);
  const shown = new Map<string, Setup>();
  const mark = rng.below(2 ** 30);
  for (let n = 0; ; n++) {
    const setup: Setup = { clans, set: 'archway', shrines: FIRST_GAME_SHRINES, seed: `twin ${mark} ${n}` };
    const looks = knowledge(newGame(setup)).cells.join();
    const twin = shown.get(looks);
    if (twin !== undefined) return [twin, setup];
    shown.set(looks, setup);
  }
}

/** An answer that is legal in both worlds, or undefined if the hidden differences leave none. */
export function commonMove([a, b]: readonly [State, State], clan: ClanId, rng: Rng): Move | undefined {
  const move = randomMove(a, clan, rng);
  if (refusal(b, move) === undefined) return move;
  const there = new Set(legalMoves(b, clan).map((one) => JSON.stringify(one)));
  const both = legalMoves(a, clan).filter((one) => there.has(JSON.stringify(one)));
  return both[both.length > 1 ? rng.below(both.length) : 0];
}

/** Somebody who is asked in both worlds. */
export function someoneAsked(state: State, rng: Rng): ClanId | undefined {
  const asked = decisions(state);
  return asked[asked.length > 1 ? rng.below(asked.length) : 0]?.clan;
}

/** Events that reveal something hidden, and may show something different in the other world: tiles, bids, war tokens. */
const SHOWING: ReadonlySet<Event['type']> = new Set(['bidsRevealed', 'tilesDrawn', 'warsPrepared']);

/** The viewers for whom two worlds are still one. A viewer who is shown something hidden may see a difference from then on. */
export class Comparison {
  readonly viewers: Set<Viewer>;
  readonly #worlds: readonly [World, World];
  readonly #read = new Map<Viewer, number>();
  /** How many texts were found to be identical. */
  compared = 0;

  constructor(worlds: readonly [World, World]) {
    this.#worlds = worlds;
    this.viewers = new Set(worlds[0].texts.keys());
  }

  /** Reads what has arrived since the last look. */
  look(): void {
    for (const viewer of this.viewers) {
      const [here, there] = this.#worlds.map(({ texts }) => texts.get(viewer) ?? []);
      const from = this.#read.get(viewer) ?? 0;
      this.#read.set(viewer, here?.length ?? 0);
      const news = here?.slice(from) ?? [];
      if (news.some(shows)) {
        this.viewers.delete(viewer);
        continue;
      }
      expect(there?.slice(from), `to ${viewer ?? 'a spectator'}`).toEqual(news);
      this.compared += news.length;
    }
  }

  /** A refusal says no more than the view: a viewer who cannot tell the worlds apart gets the same refusal in both. */
  async probe(moves: readonly Move[]): Promise<void> {
    for (const viewer of this.viewers) {
      if (viewer === undefined) continue;
      for (const move of moves.map((one) => ({ ...one, clan: viewer }))) {
        if (this.#worlds.every((world) => refusal(stateOf(world), move) === undefined)) continue;
        const answers = await Promise.all(this.#worlds.map((world) => asks(world, move)));
        expect(answers[1], `to ${viewer}, who tries ${JSON.stringify(move)}`).toEqual(answers[0]);
        this.compared++;
      }
    }
    this.look();
  }

  /** A viewer who arrives late, or comes back, is told the same in both worlds, too. */
  async lookAsNewcomer(seen: number | undefined): Promise<void> {
    for (const viewer of this.viewers) {
      const told = await Promise.all(this.#worlds.map(({ at }) => toldOnJoining(at(viewer), viewer, seen)));
      expect(told[1], `to ${viewer ?? 'a spectator'} who comes late`).toEqual(told[0]);
      this.compared += told[0]?.length ?? 0;
    }
    // Those who sit there saw the newcomers come and go, in both worlds alike.
    this.look();
  }
}

async function toldOnJoining(table: Table, viewer: Viewer, seen: number | undefined): Promise<string[]> {
  const texts: string[] = [];
  const leave = await table.join(viewer, { seen }, (text) => texts.push(text));
  leave();
  return texts;
}

function shows(text: string): boolean {
  const message = JSON.parse(text) as Message;
  return message.type === 'change' && message.events.some(({ type }) => SHOWING.has(type));
}
