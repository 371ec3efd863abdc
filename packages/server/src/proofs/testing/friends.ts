import { type ClanId, isOver, type Move, type Rng, randomMove, type State } from '@hinode/engine';
import { askedClans, clanNumber, stateOf } from '@hinode/engine/search';
import { type Answer, change, type Message, type Request } from '@hinode/wire';
import { WebSocket } from 'ws';

/** What the server has promised: everything answered with `done`, and everything anybody was told. */
export interface Promised {
  /** Moves by their number in the game. */
  readonly moves: Map<number, Move>;
  readonly words: Set<string>;
  /** How many entries somebody has seen. */
  told: number;
  /** What requests that came too late were told. */
  readonly truths: Seen[];
  /** Why moves were refused. */
  readonly refusals: string[];
}
export const nothingPromised = (): Promised => ({
  moves: new Map(),
  words: new Set(),
  told: 0,
  truths: [],
  refusals: [],
});

/** What somebody sees of a game, and after how many entries. */
export interface Seen {
  readonly clan: ClanId;
  readonly at: number;
  readonly cells: State;
}

/** A person who plays and talks over a socket as fast as they can, and comes back after every crash of the server. */
export interface Friend {
  connect(url: string): void;
  leave(): void;
  /** What they see of the game now. */
  seen(): Seen;
  /** A move that they have sent and that was not answered: it may or may not have been made. */
  inDoubt(): Move | undefined;
}

export interface FriendOptions {
  readonly game: string;
  readonly clan: ClanId;
  readonly cookie: string;
  readonly rng: Rng;
  readonly promised: Promised;
  /** Called for every promise. */
  readonly acknowledged: () => void;
  /** Called when the connection broke although they did not leave. */
  readonly lost?: () => void;
  /** Called when they see the end of the game. */
  readonly over?: () => void;
  /** Called when they see that one of these clans was asked and has answered. */
  readonly botMoved?: () => void;
  readonly bots?: readonly ClanId[];
}

type Heard = Message | ({ readonly type: 'answer'; readonly key: string } & Answer);
/** One request in this many is talk. */
const TALKS = 8;

export function aFriend(options: FriendOptions): Friend {
  const { game, clan, cookie, rng, promised, acknowledged, lost, over, botMoved, bots = [] } = options;
  const me = 1 << clanNumber(clan);
  const botClans = bots.reduce((all, bot) => all | (1 << clanNumber(bot)), 0);
  let awaited = 0;
  let socket: WebSocket | undefined;
  let cells = stateOf([]);
  let at = 0;
  let count = 0;
  /** Sent but not answered: it is sent again unchanged when the server is back. */
  let open: Request | undefined;

  const send = (request: Request): void => {
    open = request;
    socket?.send(JSON.stringify(request));
  };
  const goOn = (): void => {
    if (open !== undefined) return;
    const key = `${clan} ${count++}`;
    if (rng.below(TALKS) === 0) send({ type: 'say', text: `${clan} says ${count}`, at, key });
    else if ((askedClans(cells) & me) !== 0)
      send({ type: 'move', at, key, move: randomMove(cells, clan, rng) });
  };

  const saw = (seen: number): void => {
    at = seen;
    promised.told = Math.max(promised.told, seen);
    const stillAwaited = askedClans(cells) & botClans;
    if ((awaited & ~stillAwaited) !== 0) botMoved?.();
    awaited = stillAwaited;
    goOn();
    if (isOver(cells)) over?.();
  };
  const answered = (answer: Answer): void => {
    const request = open;
    open = undefined;
    if (answer.outcome === 'done') {
      if (request?.type === 'move') promised.moves.set(answer.at, request.move as Move);
      if (request?.type === 'say') promised.words.add(request.text);
      acknowledged();
    } else if (answer.outcome === 'stale') {
      cells = stateOf(answer.now.cells);
      at = answer.now.at;
      promised.truths.push({ clan, at, cells: cells.slice() as State });
    } else if (request?.type === 'move') promised.refusals.push(answer.refusal.code);
    goOn();
  };
  const hear = (message: Heard): void => {
    if (message.type === 'table') {
      cells = stateOf(message.cells);
      if (open !== undefined) send(open);
      saw(message.at);
    } else if (message.type === 'change') {
      change(cells, message.cells);
      saw(message.at);
    } else if (message.type === 'answer' && message.key === open?.key) answered(message);
  };

  return {
    connect: (url) => {
      const { origin, host } = new URL(url);
      const line = new WebSocket(`ws://${host}/api/games/${game}/table`, { headers: { origin, cookie } });
      socket = line;
      line.on('message', (data) => {
        if (socket === line) hear(JSON.parse(data.toString()));
      });
      // The server is being killed, so this is expected.
      line.on('error', () => {});
      line.on('close', () => {
        if (socket === line) lost?.();
      });
    },
    leave: () => {
      const line = socket;
      socket = undefined;
      line?.terminate();
    },
    seen: () => ({ clan, at, cells }),
    inDoubt: () => (open?.type === 'move' ? (open.move as Move) : undefined),
  };
}
