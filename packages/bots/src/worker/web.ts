import { workerSide } from './protocol.ts';

/** The bots' worker in a browser: `new Worker(new URL('…/worker/web.ts', import.meta.url), { type: 'module' })`. */

interface WorkerScope {
  postMessage(message: unknown): void;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
}

const scope = globalThis as unknown as WorkerScope;
const receive = workerSide((message) => scope.postMessage(message));
scope.onmessage = ({ data }) => receive(data);
