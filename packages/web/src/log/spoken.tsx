import { useEffect, useRef, useState } from 'react';
import { useText } from '../app/language.tsx';
import type { Line } from './chapters.ts';

/** What is new in the log, in whole sentences for screen readers. What stood there before is not read again. */
export function Spoken({ lines }: { readonly lines: readonly Line[] }) {
  const text = useText();
  const heard = useRef(lines.length);
  const [news, setNews] = useState<readonly string[]>([]);
  useEffect(() => {
    const fresh = lines.slice(heard.current);
    heard.current = lines.length;
    if (fresh.length > 0) setNews(fresh.map(({ message: { key, values } }) => text.say(key, values)));
  }, [lines, text]);
  return (
    <div className="spoken" aria-live="polite" role="log">
      {news.map((sentence, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences are only read, in their order
        <p key={i}>{sentence}</p>
      ))}
    </div>
  );
}
