import type { ClanView } from '@hinode/engine';
import { Say, useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { Figure } from '../art/figure.tsx';
import { Explained } from '../explain/explain.tsx';
import styles from './belongings.module.css';
import { Line } from './line.tsx';

/** What the clan has not placed. */
export function Reserve({ shown: { clan, reserve } }: { readonly shown: ClanView }) {
  const text = useText();
  const pieces = Object.entries(reserve);
  if (pieces.length === 0) return null;
  return (
    <Line
      label={
        <Explained id="term.reserve">
          <Say k="clan.reserve" />
        </Explained>
      }
    >
      {pieces.map(([figure, count]) => (
        <Explained
          key={figure}
          id={figure}
          className={styles.piece}
          label={text.say('clan.pieces', { squad: { squad: { [figure]: count } } })}
        >
          <Figure kind={figure} clan={clan} size={24} {...(count > 1 && { count: text.number(count) })} />
        </Explained>
      ))}
    </Line>
  );
}

/** Whom it holds. */
export function Hostages({ shown: { hostages } }: { readonly shown: ClanView }) {
  const text = useText();
  if (hostages.length === 0) return null;
  return (
    <Line label={<Say k="clan.hostages" />}>
      {hostages.map(({ of, figure }, i) => (
        <Explained
          // biome-ignore lint/suspicious/noArrayIndexKey: hostages of one kind are alike
          key={`${of} ${figure} ${i}`}
          id={figure}
          className={styles.piece}
          label={text.say('clan.hostage', { clan: { name: of }, figure: { name: figure } })}
        >
          <Figure kind={figure} clan={of} size={24} />
          <Emblem clan={of} size={12} />
        </Explained>
      ))}
    </Line>
  );
}
