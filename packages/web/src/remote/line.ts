import type { Answer, Heard, Message, NoteRequest, Request } from '@hinode/wire';

/**
 * The connection to a table: a socket that reconnects by itself. Requests without an answer are sent again under the same key, so
 * that each is carried out once, however often the connection breaks.
 */
export interface Line {
  ask(request: Asked): Promise<Answer>;
  /** Tries at once instead of waiting, and drops a connection that may be dead. */
  again(): void;
  /** There is no network, and the page says so. */
  drop(): void;
  close(): void;
}

export type Asked = Request | (NoteRequest & Pick<Request, 'at' | 'key'>);

/** The part of a WebSocket that is used here. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'onmessage' | 'onclose'>;

export interface LineOptions {
  /** Opens a socket that reports what has not been seen yet. */
  readonly connect: () => Socket;
  readonly hear: (message: Message) => void;
  readonly changed: (connection: 'open' | 'lost' | 'closing') => void;
  /** The server refuses for good, however often we try. */
  readonly refused: (code: number) => void;
  /** Calls back after this many milliseconds, unless cancelled. */
  readonly later: (milliseconds: number, work: () => void) => () => void;
  /** Between 0 and 1. */
  readonly chance: () => number;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** If the browser says that there is no network, retries are as rare as after this many failures: the browser may be wrong. */
const WITHOUT_NETWORK = 4;
/** A request unanswered for this long means that the connection is dead, even if nothing has said so. */
const PATIENCE = 10_000;
/** No such game, no seat in it, other rules, deleted: trying again changes nothing. */
const FINAL: ReadonlySet<number> = new Set([4401, 4403, 4404, 4409, 4410]);
const BAD_REQUEST = 4400;

export function openLine({ connect, hear, changed, refused, later, chance }: LineOptions): Line {
  const unanswered = new Map<string, { readonly asked: Asked; readonly resolve: (answer: Answer) => void }>();
  let socket: Socket | undefined;
  let isOpen = false;
  let isClosing = false;
  let tries = 0;
  let stopWaiting = (): void => {};
  let stopPatience = (): void => {};

  const send = (asked: Asked): void => {
    socket?.send(JSON.stringify(asked));
    stopPatience();
    stopPatience = later(PATIENCE, () => unanswered.size > 0 && again());
  };

  const take = (heard: Heard): void => {
    if (heard.type === 'answer') {
      const { type: _, key, ...answer } = heard;
      unanswered.get(key)?.resolve(answer as Answer);
      unanswered.delete(key);
      return;
    }
    if (heard.type === 'closing') isClosing = true;
    hear(heard);
    if (heard.type === 'table' && !isOpen) opened();
    else if (heard.type === 'closing') changed('closing');
  };

  /** The first message on a new connection: from here on requests can be sent. */
  const opened = (): void => {
    isOpen = true;
    isClosing = false;
    tries = 0;
    changed('open');
    for (const { asked } of unanswered.values()) send(asked);
  };

  const forget = (): void => {
    stopPatience();
    if (socket === undefined) return;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
    socket = undefined;
  };

  const lost = (): void => {
    forget();
    if (isOpen || tries === 0) changed(isClosing ? 'closing' : 'lost');
    isOpen = false;
    stopWaiting();
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries++) * (0.5 + chance() / 2);
    stopWaiting = later(wait, dial);
  };

  /** The server does not understand something we sent, and would not the next time either. */
  const giveUpRequests = (): void => {
    for (const { resolve } of unanswered.values())
      resolve({ outcome: 'refused', refusal: { code: 'bad-request', rule: '', facts: {} } });
    unanswered.clear();
  };

  const dial = (): void => {
    forget();
    stopWaiting();
    const next = connect();
    socket = next;
    next.onmessage = ({ data }) => take(JSON.parse(String(data)) as Heard);
    next.onclose = ({ code }) => {
      if (FINAL.has(code)) {
        forget();
        return refused(code);
      }
      if (code === BAD_REQUEST) giveUpRequests();
      lost();
    };
  };

  const again = (): void => {
    if (isOpen) lost();
    tries = 0;
    dial();
  };

  dial();
  return {
    ask: (asked) =>
      new Promise((resolve) => {
        unanswered.set(asked.key, { asked, resolve });
        if (isOpen) send(asked);
      }),
    again,
    drop: () => {
      if (!isOpen) return;
      tries = WITHOUT_NETWORK;
      lost();
    },
    close: () => {
      stopWaiting();
      forget();
    },
  };
}
