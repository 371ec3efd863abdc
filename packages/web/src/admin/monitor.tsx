import type { Course, Monitored } from '@hinode/wire';
import type { ReactNode } from 'react';
import { useText } from '../app/language.tsx';
import online from '../online/online.module.css';
import { refusedKey } from '../online/refused-words.ts';
import { useAskedBy } from '../online/use-asked.ts';
import type { Admin } from './admin-calls.ts';
import { Chart } from './chart.tsx';
import { saidOf } from './course.ts';
import { Members } from './members.tsx';
import styles from './monitor.module.css';

/** The server takes a sample every ten seconds. */
const OFTEN = 5_000;

/** How the server is doing and has done in the last hour; updates by itself. */
export function Monitor({ admin }: { readonly admin: Admin }) {
  const text = useText();
  const { value, refused } = useAskedBy(admin.monitor, OFTEN);
  return (
    <>
      <section className={online.part} data-monitor="">
        <h2>{text.say('host.hour')}</h2>
        <p className={online.refused} role="status">
          {refused && text.say(refusedKey(refused))}
        </p>
        {value === undefined && refused === undefined && (
          <p className={online.empty}>{text.say('host.asking')}</p>
        )}
        {value && <Hour monitored={value} />}
      </section>
      {value && (
        <section className={online.part}>
          <h2>{text.say('host.members', { n: value.members.length })}</h2>
          <Members {...value} />
        </section>
      )}
    </>
  );
}

function Hour({ monitored: { hour, mostConnections } }: { readonly monitored: Monitored }) {
  const text = useText();
  if (saidOf(hour.playing) === undefined) return <p className={online.empty}>{text.say('host.first')}</p>;
  return (
    <div className={styles.tiles}>
      <Counted title={text.say('host.playing')} course={hour.playing} />
      <Counted title={text.say('host.moves')} course={hour.moves} />
      <Answers {...hour} />
      <Counted title={text.say('host.ended')} course={hour.ended} />
      <Counted title={text.say('host.sockets')} course={hour.sockets} />
      <Counted title={text.say('host.jobs')} course={hour.jobs} />
      {mostConnections !== undefined && (
        <Counted title={text.say('host.connections')} course={hour.connections} most={mostConnections} />
      )}
    </div>
  );
}

interface CountedProps {
  readonly title: string;
  readonly course: Course;
  /** There cannot be more. */
  readonly most?: number;
}

function Counted({ title, course, most }: CountedProps) {
  const text = useText();
  const n = saidOf(course)?.now;
  const now =
    n !== undefined && (most === undefined ? text.number(n) : text.say('host.of-most', { n, most }));
  return (
    <Tile title={title}>
      <p className={styles.now}>{now || '–'}</p>
      <Chart lines={[{ course, what: title }]} />
    </Tile>
  );
}

/** How long players wait for the response to a move. */
function Answers({ median, p99 }: Pick<Monitored['hour'], 'median' | 'p99'>) {
  const text = useText();
  const lines = [
    { course: median, what: text.say('host.half') },
    { course: p99, what: text.say('host.nearly-all') },
  ];
  return (
    <Tile title={text.say('host.answers')}>
      <dl className={styles.waits}>
        {lines.map(({ course, what }, i) => (
          <div key={what} data-line={i}>
            <dt>{what}</dt>
            <dd>{milliseconds(text.language, saidOf(course)?.now)}</dd>
          </div>
        ))}
      </dl>
      <Chart lines={lines} />
    </Tile>
  );
}

/** Only small values get tenths. */
function milliseconds(language: string, n: number | undefined): string {
  if (n === undefined) return '–';
  const words = new Intl.NumberFormat(language, { style: 'unit', unit: 'millisecond' });
  return words.format(n < 10 ? n : Math.round(n));
}

const Tile = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <figure className={styles.tile}>
    <figcaption>{title}</figcaption>
    {children}
  </figure>
);
