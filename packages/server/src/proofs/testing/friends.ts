import { type ClanId, isOver, type Move, type Rng, randomMove, type State } from '@hinode/engine';
import { askedClans, clanNumber, stateOf } from '@hinode/engine/search';
import { type Answer, change, type Message, type Request } from '@hinode/wire';
import { WebSocket } from 'ws';

/** What the server has promised: whatever was answered with `done`, and whatever anybody was told. */
export interface Promised {
  /** Moves by their number in the game. */
  readonly moves: Map<number, Move>;
  readonly words: Set<string>;
  /** How many entries somebody has seen. */
  told: number;
}
export const nothingPromised = (): Promised => ({ moves: new Map(), words: new Set(), told: 0 });

/** A person who plays and talks over a socket as fast as they may, and comes back after every fall of the server. */
export interface Friend {
  connect(url: string): void;
  leave(): void;
  /** What they see of the game now, and after how many entries. */
  seen(): { readonly clan: ClanId; readonly at: number; readonly cells: State };
}

export interface FriendOptions {
  readonly game: string;
  readonly clan: ClanId;
  readonly cookie: string;
  readonly rng: Rng;
  readonly promised: Promised;
  /** Called for every promise. */
  readonly acknowledged: () => void;
  /** Called when the line broke though they did not leave. */
  readonly lost?: () => void;
  /** Called when they see the game's end. */
  readonly over?: () => void;
}

type Heard = Message | ({ readonly type: 'answer'; readonly key: string } & Answer);
/** One request in so many is something said. */
const TALKS = 8;

export function aFriend(options: FriendOptions): Friend {
  const { game, clan, cookie, rng, promised, acknowledged, lost, over } = options;
  const me = 1 << clanNumber(clan);
  let socket: WebSocket | undefined;
  let cells = stateOf([]);
  let at = 0;
  let count = 0;
  /** Sent and not answered: it is sent again, as it was, when the server is back. */
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
    }
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
      // The server is killed: what else.
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
  };
}
