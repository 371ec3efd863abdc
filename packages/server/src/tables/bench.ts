import { botOf, playGame } from '@hinode/bots';
import type { Move, Setup } from '@hinode/engine';
import { CORE_CLAN_IDS } from '@hinode/engine/facts';
import { fold, step } from '@hinode/engine/games';
import type { Entry } from '@hinode/engine/records';
import type { Clock, KeptNote } from '@hinode/wire';
import { changeFor, seatViewOf, wholeMessage } from '../table/seat-view.ts';
import { openTable, type Table, type TableOptions } from '../table/table.ts';

/**
 * What a table costs, without the store and the sockets: bytes sent, work per move, memory while nobody moves.
 *     node --expose-gc packages/server/src/tables/bench.ts
 */

const GAMES_EACH = 3;
const TABLES = 2000;
const CLOCK: Clock = { move: 60_000, reserve: 600_000 };
/** An evening's talk. */
const NOTES: readonly KeptNote[] = [
  { when: 0, at: 0, note: { type: 'began' } },
  ...Array.from(
    { length: 200 },
    (_, n): KeptNote => ({
      when: n,
      at: 0,
      note: { type: 'said', from: 'koi', text: 'Shall we keep the peace in Kansai this season?' },
    }),
  ),
];

interface Game {
  readonly setup: Setup;
  readonly moves: readonly Move[];
}

const games: readonly Game[] = [3, 4, 5].flatMap((players) =>
  Array.from({ length: GAMES_EACH }, (_, n) => botGame(players, n)),
);
/** The largest kind: five players. */
const sample = games.at(-1);
if (sample === undefined) throw new Error('no game was played');
const { gc } = globalThis;
if (gc === undefined) throw new Error('start with --expose-gc');

sayBytes();
sayWork();
await sayMemory(sample, gc);

function botGame(players: number, n: number): Game {
  const setup: Setup = {
    clans: CORE_CLAN_IDS.slice(0, players),
    set: 'archway',
    seed: `bench ${players} ${n}`,
  };
  const bots = Object.fromEntries(setup.clans.map((clan) => [clan, botOf('ashigaru')]));
  return { setup, moves: playGame(setup, bots, setup.seed).moves };
}

/** Every text that one client of a game receives, in order. */
function* texts({ setup, moves }: Game, seat: Setup['clans'][number] | undefined): Generator<string> {
  let position = fold(setup, []);
  yield JSON.stringify(wholeMessage(seatViewOf(position, seat), [], undefined));
  for (const move of moves) {
    const made = step(position, move);
    yield JSON.stringify(changeFor(seat, position, made.position, made.happened.events));
    position = made.position;
  }
}

function sayBytes(): void {
  const sums = games.flatMap((game) =>
    [undefined, ...game.setup.clans].map((seat) => {
      const bytes = [...texts(game, seat)].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
      return { bytes, perMove: bytes / game.moves.length };
    }),
  );
  const mean = sums.reduce((sum, { perMove }) => sum + perMove, 0) / sums.length;
  const most = Math.max(...sums.map(({ perMove }) => perMove));
  const largest = Math.max(...sums.map(({ bytes }) => bytes));
  const lengths = games.map(({ moves }) => moves.length);
  say(`games of ${Math.min(...lengths)} to ${Math.max(...lengths)} moves`);
  say(`bytes per move and client: ${mean.toFixed(0)} on average, ${most.toFixed(0)} in the worst game`);
  say(`bytes per game and client: at most ${(largest / 1000).toFixed(0)} KB`);
}

/** A move for four seats and a spectator: fold it, compute what each may know, write the texts. */
function sayWork(): void {
  const four = games.filter(({ setup }) => setup.clans.length === 4);
  let moves = 0;
  const began = performance.now();
  while (performance.now() - began < 3000) {
    for (const { setup, moves: made } of four) {
      let position = fold(setup, []);
      for (const move of made) {
        const next = step(position, move);
        for (const seat of [undefined, ...setup.clans])
          JSON.stringify(changeFor(seat, position, next.position, next.happened.events));
        position = next.position;
        moves++;
      }
    }
  }
  say(
    `moves a second told to five: ${((moves / (performance.now() - began)) * 1000).toFixed(0)} on one core`,
  );
}

async function sayMemory({ setup, moves }: Game, collect: () => void): Promise<void> {
  const half: readonly Entry[] = moves.slice(0, moves.length / 2);
  const store: TableOptions['store'] = {
    entries: async (_, from) => half.slice(from),
    times: async () => half.map((_, at) => at),
    append: async () => ({ outcome: 'stale', count: half.length }),
    notes: async (_, from) => NOTES.slice(from),
    addNotes: async () => ({ outcome: 'stale', count: NOTES.length }),
    addReport: async () => '',
  };
  const seats = setup.clans.map((clan) => ({ clan, name: clan }));
  const tables: Table[] = [];
  const open = async (count: number): Promise<void> => {
    for (let n = 0; n < count; n++) {
      const table = await openTable({
        id: `${n}`,
        setup,
        seats,
        clock: CLOCK,
        store,
        now: () => half.length,
      });
      for (const seat of setup.clans) await table.join(seat, { seen: half.length }, () => {});
      tables.push(table);
    }
  };
  const used = (): number => {
    collect();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  await open(20);
  const before = used();
  await open(TABLES);
  say(
    `memory of a table where everybody sits and nobody moves: ${((used() - before) / TABLES / 1000).toFixed(1)} KB`,
  );
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
