import { useEffect, useRef, useState } from 'react';
import { useText } from '../app/language.tsx';
import type { Line } from './chapters.ts';

/** How many sentences stay, so that none disappears before it was read. */
const KEPT = 30;

interface Sentence {
  readonly key: number;
  readonly sentence: string;
}

/** New lines of the log, in whole sentences for screen readers. Lines that were there before are not read again. */
export function Spoken({ lines }: { readonly lines: readonly Line[] }) {
  const text = useText();
  const heard = useRef(lines.length);
  const [news, setNews] = useState<readonly Sentence[]>([]);
  useEffect(() => {
    const from = Math.min(heard.current, lines.length);
    const fresh = lines.slice(from).map(({ message: { key, values } }, i) => ({
      key: from + i,
      sentence: text.say(key, values),
    }));
    heard.current = lines.length;
    if (fresh.length > 0) setNews((said) => [...said.filter(({ key }) => key < from), ...fresh].slice(-KEPT));
  }, [lines, text]);
  return (
    <div className="spoken" aria-live="polite" role="log">
      {news.map(({ key, sentence }) => (
        <p key={key}>{sentence}</p>
      ))}
    </div>
  );
}
