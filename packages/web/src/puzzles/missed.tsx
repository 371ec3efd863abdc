import type { Finding, GoalPart } from '@hinode/learn/puzzles';
import type { Key } from '@hinode/text';
import { Say } from '../app/language.tsx';
import styles from './shelf.module.css';

const MISSED = {
  gain: 'puzzles.missed.gain',
  tokens: 'puzzles.missed.tokens',
  coins: 'puzzles.missed.coins',
  ronin: 'puzzles.missed.ronin',
  honor: 'puzzles.missed.honor',
  strongest: 'puzzles.missed.strongest',
  keeps: 'puzzles.missed.keeps',
  alone: 'puzzles.missed.alone',
  wins: 'puzzles.missed.wins',
} as const satisfies Record<GoalPart, Key>;

interface Props {
  readonly findings: readonly Finding[];
}

/** What happened instead, one line for each part of the goal that was missed. */
export const Missed = ({ findings }: Props) => (
  <ul className={styles.missed}>
    {findings
      .filter(({ reached }) => !reached)
      .flatMap(({ part, asked, got, places }) =>
        places
          ? places.map(({ province, by }) => (
              <li key={province}>
                {by === undefined ? (
                  <Say k="puzzles.missed.nobody" values={{ province: { name: province } }} />
                ) : (
                  <Say k={MISSED[part]} values={{ province: { name: province }, clan: { name: by } }} />
                )}
              </li>
            ))
          : [
              <li key={part}>
                <Say
                  k={MISSED[part]}
                  values={{
                    ...(asked !== undefined && { asked }),
                    ...(got !== undefined && { got }),
                  }}
                />
              </li>,
            ],
      )}
  </ul>
);
