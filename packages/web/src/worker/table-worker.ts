import { type FromWorker, type Thinker, thinkerOn } from '@hinode/bots/table';
import { randomHex } from '../app/random-hex.ts';
import { localCommands } from '../local/commands.ts';
import { isToTable } from '../local/protocol.ts';
import { saveGame } from '../local/saved-games.ts';

/**
 * The worker of all tables. All roles share one file, so that the rules load only once: it keeps a table in this browser (`table`),
 * or the connection to an online one (`remote`). Started a second time as `bots`, it thinks for them; `analysis` analyses a game
 * that is over, `watched` lets bots play each other, and `folding` folds the games kept here.
 */

interface WorkerScope {
  readonly name: string;
  readonly location: { readonly href: string };
  postMessage(message: unknown): void;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
}

const scope = globalThis as unknown as WorkerScope;
const post = (message: unknown): void => scope.postMessage(message);

/** Some roles need more code, which loads after the rest; messages that arrive meanwhile wait for it. */
async function listenAfter(coming: Promise<(message: unknown) => void>): Promise<void> {
  const early: unknown[] = [];
  scope.onmessage = ({ data }) => early.push(data);
  const receive = await coming;
  scope.onmessage = ({ data }) => receive(data);
  for (const message of early) receive(message);
}

async function thinking(): Promise<(message: unknown) => void> {
  const roles = await import('./thinking.ts');
  return (roles[scope.name as keyof typeof roles] ?? roles.bots)(post);
}

/** The worker of the bots starts with the first message to it. */
function botsBeside(isDrawn: Promise<void>): Thinker {
  let receive: (message: FromWorker) => void;
  const begin = async (): Promise<Worker> => {
    await isDrawn;
    const bots = new Worker(scope.location.href, { type: 'module', name: 'bots' });
    bots.onmessage = ({ data }) => receive(data);
    return bots;
  };
  let bots: Promise<Worker> | undefined;
  return thinkerOn({
    post: async (message) => {
      bots ??= begin();
      (await bots).postMessage(message);
    },
    listen: (listener) => {
      receive = listener;
    },
  });
}

/** Nobody waits for the bots to see the first question: their code loads when the page, having drawn it, sets their pace. */
function keepTable(): void {
  const { promise: isDrawn, resolve: draw } = Promise.withResolvers<void>();
  const receive = localCommands({
    thinker: botsBeside(isDrawn),
    post,
    save: saveGame,
    now: () => Date.now(),
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  });
  scope.onmessage = ({ data }) => {
    if (isToTable(data) && data.type === 'pace') draw();
    receive(data);
  };
}

/** The connection to an online table is loaded only by people who play there. */
async function line(): Promise<(message: unknown) => void> {
  const { remoteCommands } = await import('../remote/commands.ts');
  return remoteCommands({
    thinker: botsBeside(Promise.resolve()),
    post,
    connect: (address) => new WebSocket(address),
    now: () => Date.now(),
    later: (milliseconds, work) => {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
    chance: () => Math.random(),
    newKey: () => randomHex(128),
  });
}

// A failed load is a bug that is reported to the page.
if (scope.name === 'table') keepTable();
else listenAfter(scope.name === 'remote' ? line() : thinking()).catch(reportError);
