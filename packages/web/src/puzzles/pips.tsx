import { DIFFICULTIES, type Difficulty } from '@hinode/learn/puzzles';
import type { Key } from '@hinode/text';
import { useText } from '../app/language.tsx';
import styles from './shelf.module.css';

/** The names of the rungs of the ladder. */
export const LEVEL_NAMES = {
  1: 'puzzles.easy',
  2: 'puzzles.harder',
  3: 'puzzles.hard',
} as const satisfies Record<Difficulty, Key>;

/** One to three pips for the difficulty. */
export function Pips({ difficulty }: { readonly difficulty: Difficulty }) {
  const text = useText();
  return (
    <span className={styles.pips} role="img" aria-label={text.say(LEVEL_NAMES[difficulty])}>
      {DIFFICULTIES.map((pip) => (
        <i key={pip} data-full={pip <= difficulty || undefined} />
      ))}
    </span>
  );
}
