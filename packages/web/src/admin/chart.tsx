import type { Course } from '@hinode/wire';
import { useText } from '../app/language.tsx';
import { HIGH, pathOf, saidOf, topOf, WIDE } from './course.ts';
import styles from './monitor.module.css';

export interface Drawn {
  readonly course: Course;
  /** What it shows, for those who cannot see it. */
  readonly what: string;
}

/** The courses of an hour as lines, the first one solid. Time runs in reading direction. */
export function Chart({ lines }: { readonly lines: readonly Drawn[] }) {
  const text = useText();
  const top = topOf(lines.map(({ course }) => course));
  const said = lines.map(({ course, what }) => {
    const { least, most, now } = saidOf(course) ?? {};
    if (least === undefined || most === undefined) return text.say('host.no-course');
    return text.say('host.course', { what, least, most, now: now ?? '–' });
  });
  const hours = new Intl.RelativeTimeFormat(text.language, { numeric: 'always', style: 'short' });
  const nearer = new Intl.RelativeTimeFormat(text.language, { numeric: 'auto' });
  return (
    <div className={styles.chart}>
      <span className={styles.top} aria-hidden="true">
        {text.number(top)}
      </span>
      <svg
        role="img"
        aria-label={said.join('; ')}
        viewBox={`0 -3 ${WIDE} ${HIGH + 6}`}
        preserveAspectRatio="none"
      >
        <path className={styles.grid} d={`M0 0H${WIDE}M0 ${HIGH}H${WIDE}`} />
        {lines.map(({ course, what }, i) => (
          <path key={what} className={styles.line} data-line={i} d={pathOf(course, top)} />
        ))}
      </svg>
      <span className={styles.axis} aria-hidden="true">
        <span>{hours.format(-1, 'hour')}</span>
        <span>{nearer.format(0, 'second')}</span>
      </span>
    </div>
  );
}
