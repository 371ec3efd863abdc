import { CHAPTERS, type Chapter } from '@hinode/learn/lessons';
import { useText } from '../../app/language.tsx';
import { writeRoute } from '../../app/route.ts';
import { Daruma } from '../../art/daruma.tsx';
import { Icon } from '../../art/icon.tsx';
import { RoadPicture } from '../../art/road-picture.tsx';
import { Tanuki } from '../../art/tanuki.tsx';
import { Dots } from '../dots.tsx';
import { FIRST_GAME } from '../lesson/next-place.ts';
import { useWords } from '../lesson-text.ts';
import { useProgress } from '../progress.ts';
import { OtherWays } from './other-ways.tsx';
import styles from './road.module.css';

/** Learn: a road of five stations from the shore to the gate, with the first game behind it. */
export function Road() {
  const words = useWords();
  const text = useText();
  const { done } = useProgress();
  const here = CHAPTERS.find(({ id }) => !done.includes(id));
  return (
    <div className={styles.road}>
      <RoadPicture />
      <header className={styles.head}>
        <a className={styles.home} href={writeRoute({ page: 'home' })}>
          <Icon name="arrow-back" size={18} />
          {text.say('menu.home')}
        </a>
        <div>
          <h1>{words.say('title')}</h1>
          <p>{words.say('lead')}</p>
        </div>
      </header>
      <main className={styles.main}>
        <Greeting here={here} />
        <ol className={styles.stations}>
          {CHAPTERS.map((chapter, i) => (
            <Station key={chapter.id} chapter={chapter} number={i + 1} isHere={chapter === here} />
          ))}
        </ol>
        <a
          className={styles.gate}
          data-here={here === undefined || undefined}
          href={writeRoute({ page: 'learn', chapter: FIRST_GAME })}
        >
          <span className={styles.title}>{words.say('first-game')}</span>
          <span className={styles.about}>{words.say('first-game-about')}</span>
        </a>
        <OtherWays />
      </main>
    </div>
  );
}

/** The guide stands where the reader left off, and says so. */
function Greeting({ here }: { readonly here: Chapter | undefined }) {
  const words = useWords();
  const { at, done } = useProgress();
  const isNew = done.length === 0 && Object.values(at).every((step) => step === 0);
  const said = here === undefined ? words.say('all-done') : words.chapters[here.id]?.stopped;
  return (
    <div className={styles.greeting} data-at={here === undefined ? 'gate' : CHAPTERS.indexOf(here) + 1}>
      <p className={styles.words}>{isNew ? words.say('welcome') : said}</p>
      <Tanuki pose={here === undefined ? 'joy' : 'point'} className={styles.tanuki} />
    </div>
  );
}

interface StationProps {
  readonly chapter: Chapter;
  readonly number: number;
  readonly isHere: boolean;
}

/** A milestone and a slip: the progress, what the station teaches, and how long it takes. */
function Station({ chapter, number, isHere }: StationProps) {
  const words = useWords();
  const text = useText();
  const { at, done } = useProgress();
  const { id, steps, minutes } = chapter;
  const isDone = done.includes(id);
  const step = at[id] ?? 0;
  const isBegun = step > 0;
  const filled = isDone && !isBegun ? steps.length : step;
  const told = words.chapters[id];
  return (
    <li
      className={styles.station}
      data-station={number}
      data-here={isHere || undefined}
      data-done={isDone || undefined}
    >
      <span className={styles.milestone} aria-hidden="true">
        {text.number(number)}
      </span>
      <a className={styles.slip} href={writeRoute({ page: 'learn', chapter: id })}>
        <Daruma eyes={isDone ? 2 : isBegun ? 1 : 0} size={38} />
        <span className={styles.names}>
          <span className={styles.title}>{told?.title}</span>
          <span className={styles.about}>{told?.about}</span>
        </span>
        <span className={styles.foot}>
          <Dots
            steps={steps.length}
            done={filled}
            isHere={isBegun}
            label={words.say('steps-done', { done: filled, steps: steps.length })}
          />
          {isHere ? (
            <span className={styles.button}>{words.say(isBegun ? 'go-on' : 'walk')}</span>
          ) : (
            <span className={styles.minutes}>
              {isDone ? words.say('again') : words.say('minutes', { n: minutes })}
            </span>
          )}
        </span>
      </a>
    </li>
  );
}
