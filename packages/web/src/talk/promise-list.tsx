import type { Message } from '@hinode/text';
import type { Promised, PromiseState } from '@hinode/wire';
import { SayMessage, useText } from '../app/language.tsx';
import { phraseMessage } from './phrase-message.ts';
import { PromiseMark } from './promise-mark.tsx';
import styles from './talk.module.css';

/** All promises and whether they were kept, the newest first. */
export function PromiseList({ promises }: { readonly promises: readonly Promised[] }) {
  const text = useText();
  if (promises.length === 0) return null;
  const count = (state: PromiseState): number => promises.filter((one) => one.state === state).length;
  return (
    <details className={styles.promises}>
      <summary>
        {text.say('talk.promises', { n: promises.length, kept: count('kept'), broken: count('broken') })}
      </summary>
      <ul>
        {promises.toReversed().map((promise) => (
          <li key={promise.note}>
            <SayMessage message={promiseMessage(promise)} />
            <PromiseMark state={promise.state} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function promiseMessage({ from, to, phrase }: Promised): Message {
  const values = { clan: { name: from }, what: phraseMessage(phrase) };
  return to === undefined
    ? { key: 'talk.promise-by', values }
    : { key: 'talk.promise-to', values: { ...values, other: { name: to } } };
}
