import { useEffect, useState } from 'react';
import { useSettings } from '../app/settings.ts';

/** A black button never changes its meaning under the finger: it is inert for a moment after the question changes. */
const INERT = { calm: 300, quick: 200, off: 100 } as const;

export function useSettled(question: string | undefined): boolean {
  const speed = useSettings((settings) => settings.speed);
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(question), INERT[speed]);
    return () => clearTimeout(timer);
  }, [question, speed]);
  return settled === question;
}
