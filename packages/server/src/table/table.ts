import { type ClanId, type Move, refusal, type Setup } from '@hinode/engine';
import type { Answer, Request } from '@hinode/wire';
import type { Store } from '../store/store.ts';
import { inTurn } from './in-turn.ts';
import { type Hear, keep } from './keeping.ts';
import type { Happened, Position, Watch } from './position.ts';
import { requestsTo } from './requests.ts';
import { told } from './undo-vote.ts';

/** A live table: one game in memory while somebody needs it. */
export interface Table {
  /** The position now; not to be changed. */
  position(): Position;
  /** From now on `hear` is told what this seat (or a spectator) may know, first of all what it missed since `seen` entries. */
  join(seat: ClanId | undefined, seen: number | undefined, hear: Hear): Promise<Leave>;
  request(seat: ClanId, request: Request): Promise<Answer>;
  /** A move by a bot, found on the position after so many entries; if the game has gone on it is dropped. */
  playFor(move: Move, at: number): Promise<void>;
  /** The game from its beginning, move by move. */
  retell(watch: Watch): Promise<void>;
  /** Does nobody listen, and is nothing under way? Then the table can be forgotten. */
  isQuiet(): boolean;
}

export type Leave = () => void;

export interface TableOptions {
  readonly id: string;
  readonly setup: Setup;
  /** The seats where persons sit. */
  readonly persons: readonly ClanId[];
  readonly store: Pick<Store, 'append' | 'entries'>;
  /** The time, in milliseconds since 1970; the machine's own clock if nobody says otherwise. */
  readonly now?: () => number;
  /** Called after every change, once the listeners know; `happened` is absent when something was taken back. */
  readonly changed?: (happened: Happened | undefined) => void;
  /** Called when the table may have become quiet. */
  readonly rested?: () => void;
}

export async function openTable({
  id,
  setup,
  persons,
  store,
  now = Date.now,
  changed,
  rested,
}: TableOptions): Promise<Table> {
  const queue = inTurn();
  const keeping = await keep({
    id,
    setup,
    store,
    now,
    changed: (happened) => {
      requests.forgetVote();
      changed?.(happened);
    },
  });
  const requests = requestsTo(keeping, persons);
  const { position, listeners, wholeFor, write, retell } = keeping;
  const run = <T>(work: () => Promise<T>): Promise<T> => queue.run(work).finally(() => rested?.());

  const join = async (seat: ClanId | undefined, seen: number | undefined, hear: Hear): Promise<Leave> => {
    hear(JSON.stringify(await wholeFor(seat, seen)));
    const vote = requests.vote();
    if (vote !== undefined) hear(JSON.stringify(told(vote)));
    const listener = { seat, hear };
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      rested?.();
    };
  };

  const playFor = async (move: Move, at: number): Promise<void> => {
    if (at === position().entries && refusal(position().state, move) === undefined)
      await write(move, undefined);
  };

  return {
    position,
    join: (seat, seen, hear) => run(() => join(seat, seen, hear)),
    request: (seat, request) => run(() => requests.answer(seat, request)),
    playFor: (move, at) => run(() => playFor(move, at)),
    retell: (watch) => run(() => retell(watch)),
    isQuiet: () => listeners.size === 0 && queue.isEmpty(),
  };
}
