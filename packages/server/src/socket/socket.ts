import type { ClanId } from '@hinode/engine';
import type { Answer, Request } from '@hinode/wire';
import { Compile } from 'typebox/compile';
import type { RawData, WebSocket } from 'ws';
import { TableRequest } from '../http/schemas.ts';
import { type Limits, STALE_WEIGHT } from '../limits/limits.ts';
import type { Leave } from '../table/table.ts';
import { answerIn, type Form, hearViews } from '../table/view-form.ts';
import type { Tables } from '../tables/tables.ts';
import { type Line, senderTo } from './sending.ts';

/**
 * One browser at one table. What happens is sent as it happens; a request is answered by `{ type: 'answer', key, … }`. A client
 * that sends nonsense, sends too much or reads too slowly is cut off: the page reconnects and goes on where it was.
 */
export interface SocketOptions {
  readonly tables: Tables;
  readonly line: Line;
  /** Undefined for somebody who was turned away: they are told nothing, and nobody is told about them. */
  readonly admitted: Promise<Admitted | undefined>;
  /** How many entries the browser has already seen. */
  readonly seen: number | undefined;
  /** One more than the number of the last note it has heard. */
  readonly heard?: number | undefined;
  /** In cells by default. */
  readonly form?: Form | undefined;
  readonly limits: Pick<Limits, 'unanswered' | 'unread'>;
  /** Told about failures on our side. */
  readonly failed: (problem: unknown) => void;
}

export interface Admitted {
  readonly game: string;
  /** The seat; absent for a spectator. */
  readonly clan?: ClanId;
  /** Whether one more request may come, or one that counts as several. */
  readonly mayAsk: (weight?: number) => boolean;
}

/** Why a socket is closed, by the codes that are free for applications. */
const CLOSED = {
  'bad-request': 4400,
  'no-such-game': 4404,
  'too-many-requests': 4429,
  'server-error': 4500,
} as const;

const isRequest = Compile(TableRequest);

export function takeSocket(
  socket: WebSocket,
  { tables, line, admitted, seen, heard, form, limits, failed }: SocketOptions,
): void {
  let leave: Leave = () => {};
  let unanswered = 0;

  const cut = (why: keyof typeof CLOSED): void => socket.close(CLOSED[why], why);
  const send = senderTo(socket, line, limits.unread);

  const answer = async (request: Request): Promise<void> => {
    const caller = await admitted;
    if (caller === undefined) return undefined;
    if (!caller.mayAsk()) return cut('too-many-requests');
    const { game, clan } = caller;
    const answered =
      clan === undefined
        ? NOT_SEATED
        : await tables.at(game, (table) => answerIn(form, table, clan, request));
    if (answered === undefined) return cut('no-such-game');
    if (answered.outcome === 'stale' && !caller.mayAsk(STALE_WEIGHT - 1)) return cut('too-many-requests');
    send(JSON.stringify({ type: 'answer', key: request.key, ...answered }));
  };

  const hear = async (data: RawData): Promise<void> => {
    const request = parsed(data);
    if (!isRequest.Check(request)) return cut('bad-request');
    if (unanswered >= limits.unanswered) return cut('too-many-requests');
    unanswered++;
    try {
      await answer(request);
    } finally {
      unanswered--;
    }
  };

  const join = async (): Promise<void> => {
    const caller = await admitted;
    if (caller === undefined) return undefined;
    const { game, clan } = caller;
    const joined = await tables.at(game, (table) => {
      const hear = form === 'views' ? hearViews(table.position().engine, send) : send;
      return table.join(clan, { seen, heard }, hear);
    });
    if (joined === undefined) return cut('no-such-game');
    leave = joined;
    if (socket.readyState !== socket.OPEN) leave();
  };

  const guarded = (work: Promise<void>): void => {
    work.catch((problem: unknown) => {
      failed(problem);
      cut('server-error');
    });
  };
  socket.on('message', (data) => guarded(hear(data)));
  socket.on('close', () => leave());
  guarded(join());
}

const NOT_SEATED: Answer = { outcome: 'refused', refusal: { code: 'not-your-seat' } };

function parsed(data: RawData): unknown {
  try {
    return JSON.parse(data.toString());
  } catch {
    return undefined;
  }
}
