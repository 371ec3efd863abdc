import type { Result } from '@hinode/engine';
import type { BotsGame, FromBots, Told } from '../replay/bots-playing.ts';

interface Listener {
  readonly told: (told: Told) => void;
  readonly over: (result: Result) => void;
  readonly failed: (problem: Error) => void;
}

/** Starts the common table worker in the role that lets bots play each other. */
export function startBots(game: BotsGame, { told, over, failed }: Listener): Worker {
  const worker = new Worker(new URL('./table-worker.ts', import.meta.url), {
    type: 'module',
    name: 'watched',
  });
  worker.onmessage = ({ data }: MessageEvent<FromBots>) => {
    if (data.type === 'told') told(data.told);
    else over(data.result);
  };
  worker.onerror = ({ message }) => failed(new Error(message));
  worker.postMessage(game);
  return worker;
}
