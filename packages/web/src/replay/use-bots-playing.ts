import type { Result } from '@hinode/engine';
import { useEffect, useState } from 'react';
import { useFault } from '../menu/use-fault.ts';
import { startBots } from '../worker/watched-worker.ts';
import type { BotsGame, Told } from './bots-playing.ts';

interface Played {
  readonly told: readonly Told[];
  readonly result?: Result;
}

/** What bots have played so far, beside the page. */
export function useBotsPlaying(game: BotsGame): Played {
  const [played, setPlayed] = useState<Played>({ told: [] });
  const fail = useFault();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another game is another worker
  useEffect(() => {
    setPlayed({ told: [] });
    const worker = startBots(game, {
      told: (told) => setPlayed((before) => ({ ...before, told: [...before.told, told] })),
      over: (result) => setPlayed((before) => ({ ...before, result })),
      failed: fail,
    });
    return () => worker.terminate();
  }, [game]);
  return played;
}
