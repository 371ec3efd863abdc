import type { PromiseState } from '@hinode/wire';
import { useText } from '../app/language.tsx';
import { Icon, type IconName } from '../art/icon.tsx';
import styles from './talk.module.css';

const MARKS = {
  open: ['promise', 'promise.open'],
  kept: ['check', 'promise.kept'],
  broken: ['close', 'promise.broken'],
  void: ['minus', 'promise.void'],
} as const satisfies Record<PromiseState, readonly [IconName, string]>;

/** Shape and words both say what became of a promise. */
export function PromiseMark({ state }: { readonly state: PromiseState }) {
  const text = useText();
  const [icon, key] = MARKS[state];
  return (
    <span className={styles.promise} data-promise={state}>
      <Icon name={icon} size={14} />
      {text.say(key)}
    </span>
  );
}
