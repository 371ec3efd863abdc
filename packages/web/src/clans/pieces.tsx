import type { ClanView } from '@hinode/engine';
import type { ReactNode } from 'react';
import { Say, useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { Figure } from '../art/figure.tsx';
import { Explain, Explained } from '../explain/explain.tsx';
import styles from './belongings.module.css';
import { Line } from './line.tsx';
import { Summary } from './summary.tsx';

interface ReserveProps {
  readonly shown: ClanView;
  /** Where room is short, one press explains all of them. */
  readonly together?: boolean;
  /** What else is in the same line. */
  readonly children?: ReactNode;
}

/** The pieces in the clan's reserve. */
export function Reserve({ shown: { clan, reserve }, together = false, children }: ReserveProps) {
  const text = useText();
  const pieces = Object.entries(reserve);
  if (pieces.length === 0 && !children) return null;
  if (together)
    return (
      <Summary
        className={styles.pieces}
        label={text.say('clan.pieces', { squad: { squad: reserve } })}
        tip={
          <div className={styles.more}>
            {pieces.map(([figure]) => (
              <Explain key={figure} id={figure} />
            ))}
          </div>
        }
      >
        {pieces.map(([figure, count]) => (
          <Figure
            key={figure}
            kind={figure}
            clan={clan}
            size={21}
            {...(count > 1 && { count: text.number(count) })}
          />
        ))}
      </Summary>
    );
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
      {children}
    </Line>
  );
}

/** The hostages it holds. */
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
