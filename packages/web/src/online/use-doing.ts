import { useState } from 'react';
import { codeOf } from './api.ts';

interface Doing {
  /** Does something, unless something is already being done. */
  readonly run: (work: () => Promise<void>) => void;
  readonly isDoing: boolean;
  /** Why the last thing was refused. */
  readonly refused?: string;
}

/** Calls that people make by pressing something: one at a time, and refusals are shown. */
export function useDoing(onRefused?: () => void): Doing {
  const [isDoing, setDoing] = useState(false);
  const [refused, setRefused] = useState<string>();
  const work = async (task: () => Promise<void>): Promise<void> => {
    setDoing(true);
    setRefused(undefined);
    try {
      await task();
    } catch (problem) {
      setRefused(codeOf(problem));
      onRefused?.();
    } finally {
      setDoing(false);
    }
  };
  return {
    run: (task) => void (isDoing || work(task)),
    isDoing,
    ...(refused !== undefined && { refused }),
  };
}
