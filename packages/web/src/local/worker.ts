import { type Thinker, thinkerOn, workerSide } from '@hinode/bots';
import { chance } from './chance.ts';
import { tableHost } from './host.ts';
import { saveGame } from './saved-games.ts';

/**
 * The worker of all tables. One file in three roles, so that the rules are loaded once: it keeps a table in this browser,
 * or the line to one online (`remote`), and started a second time under the name `bots` it thinks for them.
 */

interface WorkerScope {
  readonly name: string;
  readonly location: { readonly href: string };
  postMessage(message: unknown): void;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
}

const scope = globalThis as unknown as WorkerScope;
const post = (message: unknown): void => scope.postMessage(message);

function think(): void {
  const receive = workerSide(post);
  scope.onmessage = ({ data }) => receive(data);
}

function botsBeside(): Thinker {
  const bots = new Worker(scope.location.href, { type: 'module', name: 'bots' });
  return thinkerOn({
    post: (message) => bots.postMessage(message),
    listen: (receive) => {
      bots.onmessage = ({ data }) => receive(data);
    },
  });
}

function keepTable(): void {
  const receive = tableHost({
    thinker: botsBeside(),
    post,
    save: saveGame,
    now: () => Date.now(),
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  });
  scope.onmessage = ({ data }) => receive(data);
}

/** The line to a table online is fetched by those who play there; what they say meanwhile waits for it. */
function keepLine(): void {
  const early: unknown[] = [];
  scope.onmessage = ({ data }) => early.push(data);
  void import('../remote/host.ts').then(({ remoteHost }) => {
    const receive = remoteHost({
      thinker: botsBeside(),
      post,
      connect: (address) => new WebSocket(address),
      now: () => Date.now(),
      later: (milliseconds, work) => {
        const timer = setTimeout(work, milliseconds);
        return () => clearTimeout(timer);
      },
      chance: () => Math.random(),
      newKey: () => chance(128),
    });
    scope.onmessage = ({ data }) => receive(data);
    for (const message of early) receive(message);
  });
}

if (scope.name === 'bots') think();
else if (scope.name === 'remote') keepLine();
else keepTable();
