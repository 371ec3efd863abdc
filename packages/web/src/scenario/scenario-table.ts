import type { LevelId } from '@hinode/bots';
import type { ClanId, Move, Refusal } from '@hinode/engine';
import { type Game, isRefused, playIn, recordOf } from '@hinode/engine/games';
import { gameAt, nextReply, type Scenario } from '@hinode/learn/scenario-game';
import { look } from '../local/looking.ts';
import { kept } from '../table/kept.ts';
import { stillTable } from '../table/still-table.ts';
import type { Seat, Table, TableState } from '../table/table.ts';

/**
 * A table that plays from a scenario, in the page and without a saved game: for lessons, live boards, puzzles and positions
 * that somebody sent. It brings the rules of the engine along, so it belongs in pages that load lazily.
 *
 *     const table = openScenarioTable({ scenario, me: 'koi' });
 *     <TableProvider table={table}><TableScreen /></TableProvider>     the whole table
 *     <TableProvider table={table}><ChoosingProvider><Board /><Dock /></ChoosingProvider></TableProvider>
 *
 *     table.game()         the game so far: its moves, its log, its position (`snapshot(table.game().position.state)`)
 *     table.undo()         my last move and all that followed it, whatever it was
 *     table.again()        the position it began with
 *     table.lay(game)      another game of the same clans on the same table: the next step of a lesson
 *     table.close()        when it is left
 *
 * The others play `replies`, each as soon as it is legal; otherwise they answer quietly (pass, no, a zero bid), or bots
 * of a level answer for them. They answer `pace` milliseconds apart.
 */
export interface ScenarioTable extends Table {
  game(): Game;
  /** My last move in the current game. */
  lastOwn(): Move | undefined;
  again(): void;
  lay(game: Game, replies?: readonly Move[], manner?: Manner): void;
  /** From here on the others also play these, and nothing before this can be taken back. */
  hear(replies: readonly Move[], manner?: Manner): void;
  /** Nobody else is about to answer. */
  isAtRest(): boolean;
}

interface Manner {
  /** After my first move the others play only their replies. */
  readonly rests: boolean;
}

export interface ScenarioOptions {
  readonly scenario: Scenario;
  readonly me: ClanId;
  readonly replies?: readonly Move[];
  /** Bots answer for the others. */
  readonly bots?: LevelId;
  readonly pace?: number;
}

/** A point to which a table can go back. */
interface Point {
  readonly game: Game;
  readonly replies: readonly Move[];
  readonly manner: Manner;
}

export function openScenarioTable(options: ScenarioOptions): ScenarioTable {
  const { scenario, me, bots } = options;
  const seats = seatsAt(scenario, me, bots);
  let begun: Point = { game: gameAt(scenario), replies: options.replies ?? [], manner: { rests: false } };
  let now = begun;
  /** Before each of my moves. */
  let behind: readonly Point[] = [];
  let pace = options.pace ?? 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state: TableState;
  const listeners = new Set<() => void>();

  /** Whoever sits here sees everything happen, so there is no news afterwards. */
  const seen = (): TableState => ({
    ...look(now.game, { seats, last: me }),
    mayUndo: behind.length > 0,
    answered: now.game.position.moves,
  });
  const show = (): void => {
    state = kept(state, seen());
    for (const listener of listeners) listener();
  };
  const stop = (): void => clearTimeout(timer);
  const next = (): Move | undefined =>
    nextReply(now.game, me, now.replies, { quietly: !now.manner.rests || behind.length === 0 });
  /** Lets the others answer, one after the other. */
  const goOn = (): void => {
    stop();
    const { game, replies } = now;
    const reply = next();
    if (reply === undefined) return;
    const answer = async (): Promise<void> => {
      const move = bots === undefined || replies.includes(reply) ? reply : await botIn(game, me, bots);
      // Meanwhile another game may have been laid on the table.
      if (now.game !== game || move === undefined) return;
      const made = playIn(game, move);
      if (isRefused(made)) throw new Error(`${JSON.stringify(move)} is refused: ${made.code}`);
      now = { ...now, game: made.game, replies: replies.filter((one) => one !== move) };
      show();
      goOn();
    };
    if (pace === 0 && bots === undefined) void answer();
    else timer = setTimeout(() => void answer(), pace);
  };
  const lay = (point: Point): void => {
    begun = point;
    now = point;
    behind = [];
    show();
    goOn();
  };
  const table: ScenarioTable = {
    ...stillTable({
      state: () => state,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      record: async () => recordOf(now.game),
    }),
    play: async (move): Promise<Refusal | undefined> => {
      const made = playIn(now.game, move);
      if (isRefused(made)) return made;
      behind = [...behind, now];
      now = { ...now, game: made.game };
      show();
      goOn();
      return undefined;
    },
    why: async (move) => now.game.position.engine.refusal(now.game.position.state, move),
    undo: () => {
      const point = behind.at(-1);
      if (point === undefined) return;
      stop();
      behind = behind.slice(0, -1);
      now = point;
      show();
      goOn();
    },
    pace: (milliseconds) => {
      pace = milliseconds;
    },
    close: stop,
    game: () => now.game,
    lastOwn: () => now.game.moves.findLast(({ clan }) => clan === me),
    again: () => lay(begun),
    hear: (replies, manner = { rests: false }) => {
      now = { ...now, replies: [...now.replies, ...replies], manner };
      begun = now;
      behind = [];
      show();
      goOn();
    },
    isAtRest: () => next() === undefined,
    lay: (game, replies = [], manner = { rests: false }) => lay({ game, replies, manner }),
  };
  state = seen();
  goOn();
  return table;
}

/** What a bot answers for the clan that is asked. It thinks on this thread: bots of the lower levels need no worker for that. */
async function botIn(game: Game, me: ClanId, level: LevelId): Promise<Move | undefined> {
  const { engine, state, moves } = game.position;
  const decision = engine.decisions(state).find(({ clan }) => clan !== me);
  if (decision === undefined) return undefined;
  const { botOf, questionFor } = await import('@hinode/bots');
  return botOf(level).answer(questionFor(state, decision, game.setup.seed, moves)).move;
}

const seatsAt = ({ setup }: Scenario, me: ClanId, level: LevelId = 'ashigaru'): Seat[] =>
  setup.clans.map((clan) => ({
    clan,
    player: clan === me ? { kind: 'person' } : { kind: 'bot', level },
  }));
