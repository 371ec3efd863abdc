import type { ClanId, Setup } from '@hinode/engine';
import type { Answer, Clock, Note, NoteRequest } from '@hinode/wire';
import { allowedBy } from '../limits/counting.ts';
import { LIMITS } from '../limits/limits.ts';
import type { NoticeId } from '../notices/occasions.ts';
import type { Store } from '../store/store.ts';
import type { TableSeat } from '../table/seats.ts';
import { openTable, type Table } from '../table/table.ts';
import { aKey } from './play.ts';
import { aGame } from './store.ts';
import { type HandTime, handTime } from './time.ts';

export const SETUP: Setup = { clans: ['koi', 'lotus', 'turtle', 'bonsai'], set: 'archway', seed: 'life' };

/** A table on a real store, with a clock that is moved by hand. */
export interface Live {
  readonly id: string;
  readonly table: Table;
  readonly time: HandTime;
  /** All notices, as `kind clan`. */
  readonly noticed: string[];
  /** Lets time pass; the table rings when it is due. */
  pass(milliseconds: number): Promise<void>;
  /** The same game at a table opened anew. */
  again(): Promise<Table>;
  notes(): Promise<readonly Note[]>;
}

export interface LiveOptions {
  readonly clock?: Clock;
  readonly setup?: Setup;
  readonly seats?: readonly TableSeat[];
  readonly failed?: (problem: unknown) => void;
  /** How long a standing answer waits; here not at all by default. */
  readonly hesitate?: () => number;
}

export async function live(store: Store, options: LiveOptions = {}): Promise<Live> {
  const { clock, setup = SETUP } = options;
  const seats = options.seats ?? setup.clans.map((clan) => ({ clan, name: clan }));
  const id = await aGame(store, setup);
  const time = handTime();
  const noticed: string[] = [];
  let alarm: number | undefined;
  let hesitation: number | undefined;
  const mayTalk = allowedBy(LIMITS.talk, time.elapsed);
  const open = async (): Promise<Table> => {
    const opened = await openTable({
      id,
      setup,
      seats,
      clock,
      store,
      now: time.now,
      mayTalk,
      noticed: (kind: NoticeId, _, clan) => noticed.push(`${kind} ${clan}`),
      alarm: (when) => {
        alarm = when;
      },
      hesitates: (when) => {
        hesitation = when;
      },
      hesitate: options.hesitate ?? (() => 0),
      failed: options.failed ?? rethrow,
    });
    await opened.settle();
    return opened;
  };
  const table = await open();
  return {
    id,
    table,
    time,
    noticed,
    again: open,
    notes: async () => (await store.notes(id, 0)).map(({ note }) => note),
    pass: async (milliseconds) => {
      const end = time.now() + milliseconds;
      const next = (): number =>
        Math.min(alarm ?? Number.POSITIVE_INFINITY, hesitation ?? Number.POSITIVE_INFINITY);
      for (let rings = next(); rings <= end; rings = next()) {
        time.pass(rings - time.now());
        if (rings === hesitation) {
          hesitation = undefined;
          await table.settle();
        } else {
          alarm = undefined;
          await table.ring(rings);
        }
      }
      time.pass(end - time.now());
    },
  };
}

const rethrow = (problem: unknown): never => {
  throw problem;
};

/** Requests something other than a move. */
export const wish = (
  table: Table,
  clan: ClanId,
  request: NoteRequest,
  key: string = aKey(),
): Promise<Answer> => table.request(clan, { ...request, at: table.position().entries, key });

export const refusedWith = (code: string): Answer => ({ outcome: 'refused', refusal: { code } }) as Answer;
