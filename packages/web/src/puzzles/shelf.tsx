import { DIFFICULTIES, LADDER, type Puzzle, puzzleOfDay } from '@hinode/learn/puzzles';
import { useState } from 'react';
import { useText } from '../app/language.tsx';
import { writeRoute } from '../app/route.ts';
import { Daruma } from '../art/daruma.tsx';
import { ReadingBar } from '../reading/reading-bar.tsx';
import { LEVEL_NAMES, Pips } from './pips.tsx';
import { useEyes, usePuzzles } from './progress.ts';
import styles from './shelf.module.css';
import { Thumbnail, ThumbnailLand } from './thumbnail.tsx';
import { usePuzzleText } from './use-puzzles-text.ts';

/** All puzzles, rung by rung, and the puzzle of the day. */
export function Shelf({ unknown }: { readonly unknown: boolean }) {
  const text = useText();
  const solved = usePuzzles((puzzles) => puzzles.solved.length);
  const [today] = useState(() => puzzleOfDay(new Date()));
  return (
    <div className={styles.page}>
      <ReadingBar
        icon="hint"
        title={text.say('puzzles.title')}
        lead={text.say('puzzles.lead', { solved, all: LADDER.length })}
      />
      <ThumbnailLand />
      <main className={styles.main} tabIndex={-1}>
        {unknown && (
          <p className={styles.unknown} role="status">
            {text.say('puzzles.unknown')}
          </p>
        )}
        <section className={styles.today} aria-labelledby="today">
          <h2 id="today">{text.say('puzzles.today')}</h2>
          <ul className={styles.slips}>
            <Slip puzzle={today} />
          </ul>
        </section>
        {DIFFICULTIES.map((difficulty) => (
          <section key={difficulty} aria-labelledby={`level-${difficulty}`}>
            <h2 id={`level-${difficulty}`}>
              {text.say(LEVEL_NAMES[difficulty])} <Pips difficulty={difficulty} />
            </h2>
            <ul className={styles.slips}>
              {LADDER.filter((puzzle) => puzzle.difficulty === difficulty).map((puzzle) => (
                <Slip key={puzzle.id} puzzle={puzzle} />
              ))}
            </ul>
          </section>
        ))}
      </main>
    </div>
  );
}

const STATUS = ['puzzles.new', 'puzzles.tried', 'puzzles.solved'] as const;

function Slip({ puzzle }: { readonly puzzle: Puzzle }) {
  const text = useText();
  const { title, task } = usePuzzleText(puzzle.id);
  const eyes = useEyes(puzzle.id);
  return (
    <li>
      <a className={styles.slip} href={writeRoute({ page: 'puzzles', id: puzzle.id })} data-eyes={eyes}>
        <Thumbnail puzzle={puzzle} />
        <span className={styles.words}>
          <b className={styles.title}>{title}</b>
          <span className={styles.task}>{task}</span>
        </span>
        <Daruma eyes={eyes} size={40} />
        <span className="spoken">{text.say(STATUS[eyes])}</span>
      </a>
    </li>
  );
}
