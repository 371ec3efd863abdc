import type { Thinker } from '@hinode/bots/table';
import type { Message } from '@hinode/wire';
import type { OnlineState } from '../online/online.ts';
import type { Hint } from '../table/table.ts';
import { hintsFrom } from '../worker/hints.ts';
import { newPictures } from '../worker/pictures.ts';
import { problemIn } from '../worker/protocol.ts';
import { type Line, openLine, type Socket } from './line.ts';
import { look } from './looking.ts';
import { type FromRemote, type Gone, isToRemote, type ToRemote } from './protocol.ts';
import { newReader } from './reader.ts';
import type { Reading } from './reading.ts';
import { requestsOver } from './requests.ts';

/** Carries out what the page asks of an online table, over the connection to the server: the worker's side, without the worker. */

export interface RemoteSurroundings {
  readonly thinker: Thinker;
  post(message: FromRemote): void;
  connect(address: string): Socket;
  now(): number;
  later(milliseconds: number, work: () => void): () => void;
  /** Between 0 and 1. */
  chance(): number;
  /** A different text every time. */
  newKey(): string;
}

/** A connection that was silent this long may be dead: somebody who looks again gets a fresh one. */
const LONG_SILENCE = 45_000;

export function remoteCommands(around: RemoteSurroundings): (message: unknown) => void {
  const { thinker, post, connect, now, later, chance, newKey } = around;
  const hints = hintsFrom(thinker);
  const picture = newPictures(post);
  let id = '';
  let line: Line | undefined;
  let connection: OnlineState['connection'] = 'lost';

  const gone = (why: Gone): void => {
    line?.close();
    post({ type: 'gone', why });
  };
  const showOnline = (): void =>
    post({ type: 'online', state: onlineState(id, connection, reader.reading()) });
  const changed = (message: Message): void => {
    const isPosition = message.type === 'table' || message.type === 'change';
    const seen =
      isPosition || message.type === 'seats' || endsIt(message)
        ? look(reader.reading(), reader.engine())
        : undefined;
    if (seen !== undefined) picture(seen);
    if (!isPosition) showOnline();
  };
  const reader = newReader({ now, changed, lost: () => gone('other-version') });
  const requests = requestsOver(() => line as Line, reader, newKey);

  const open = ({ id: game, address }: Extract<ToRemote, { type: 'open' }>): void => {
    id = game;
    line = openLine({
      connect: () => connect(`${address}?${new URLSearchParams(seenIn(reader.reading()))}`),
      hear: reader.hear,
      changed: (next) => {
        connection = next;
        showOnline();
      },
      refused: (code) => gone(REFUSED[code] ?? 'not-seated'),
      later,
      chance,
    });
  };

  const hint = async (): Promise<Hint | undefined> => {
    const { table, log } = reader.reading();
    const engine = reader.engine();
    const decision = table && engine.decisions(table.cells).find(({ clan }) => clan === table.seat);
    return table && decision && hints({ id, engine, cells: table.cells, moves: table.moves, log, decision });
  };

  const listen = (there: boolean): void => {
    if (!there) line?.drop();
    else if (connection !== 'open' || now() - reader.heardAt() > LONG_SILENCE) line?.again();
  };

  const answer = (number: number, value: unknown): void =>
    post({ type: 'answer', id: number, answer: value });

  const carryOut = async (message: ToRemote): Promise<void> => {
    switch (message.type) {
      case 'open':
        return open(message);
      case 'play':
        return answer(message.id, await requests.play(message.move));
      case 'why': {
        const { table } = reader.reading();
        return answer(message.id, table && reader.engine().refusal(table.cells, message.move));
      }
      case 'hint':
        return answer(message.id, await hint());
      case 'ask':
        return answer(message.id, await requests.note(message.asked));
      case 'undo':
        return requests.undo();
      case 'network':
        return listen(message.there);
      case 'close':
        return line?.close();
    }
  };

  return (message) => {
    if (!isToRemote(message)) return;
    carryOut(message).catch((fault: unknown) => post({ type: 'fault', problem: problemIn(fault) }));
  };
}

/** By the code with which the server closes the connection. */
const REFUSED: Readonly<Record<number, Gone>> = {
  4404: 'no-such-game',
  4409: 'begun-otherwise',
  4410: 'deleted',
};

/** If the game ended early, nobody is asked any more. */
const endsIt = (message: Message): boolean =>
  message.type === 'notes' && message.notes.some(({ note }) => note.type === 'ended');

const onlineState = (
  id: string,
  connection: OnlineState['connection'],
  { table, seats, notes, clockOffset }: Reading,
): OnlineState => ({
  id,
  connection,
  ...(table?.seat && { me: table.seat }),
  seats: seats?.seats ?? [],
  paused: seats?.paused ?? false,
  clockOffset,
  notes,
  watching: seats?.watching ?? 0,
});

/** Where the server should continue. */
function seenIn({ table, notes }: Reading): Record<string, string> {
  if (table === undefined) return {};
  return { seen: String(table.at), heard: String((notes.at(-1)?.n ?? -1) + 1) };
}
