import { thinkerOn, workerSide } from '@hinode/bots';
import { tableHost } from './host.ts';
import { saveGame } from './saved-games.ts';

/**
 * The worker of local games. One file in two roles, so that the rules are loaded once: it keeps the table, and started
 * a second time under the name `bots` it thinks for them.
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

function keepTable(): void {
  const bots = new Worker(scope.location.href, { type: 'module', name: 'bots' });
  const thinker = thinkerOn({
    post: (message) => bots.postMessage(message),
    listen: (receive) => {
      bots.onmessage = ({ data }) => receive(data);
    },
  });
  const receive = tableHost({
    thinker,
    post,
    save: saveGame,
    now: () => Date.now(),
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  });
  scope.onmessage = ({ data }) => receive(data);
}

if (scope.name === 'bots') think();
else keepTable();
