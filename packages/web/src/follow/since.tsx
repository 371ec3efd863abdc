import { type ReactNode, useEffect } from 'react';
import { Say, SayMessage, useText } from '../app/language.tsx';
import { hasRail, useScreen } from '../app/screen.ts';
import { Emblem } from '../art/emblem.tsx';
import { Icon } from '../art/icon.tsx';
import { briefTime } from '../clocks/time-left.ts';
import { questionFor } from '../dock/question.ts';
import { Amount } from '../log/amount.tsx';
import { Sentence } from '../log/sentence.tsx';
import { useOnline } from '../online/online.ts';
import { part } from '../table/part.tsx';
import { useTableState } from '../table/use-table.ts';
import { Button } from '../ui/button.tsx';
import { MOST_LINES, type News } from './news.ts';
import { clearMap, openNews, putAway, showInLog, showOnMap, useReading } from './reading.ts';
import styles from './since.module.css';
import { useNews } from './use-news.ts';

interface Props {
  /** Opens the log, if it is not open all the time. */
  readonly onLog?: (() => void) | undefined;
  /** Shows either all of it or nothing, because the line is elsewhere. */
  readonly open?: boolean;
}

/** "Since your last move": one line, and the full list for people who come back or ask for it. */
export const Since = part(useTold, ({ onLog, open: openOnly = false, isAsked, news, after }) => {
  const open = useReading((reading) => reading.open);
  if (news.length === 0) return null;
  if (open) return <Panel news={news} after={after} onLog={onLog} />;
  return !isAsked || openOnly ? null : <Folded news={news} />;
});

function useTold(_: Props) {
  return { isAsked: useTableState().decision !== undefined, ...useNews() };
}

/** Only the line, in place of what else would be there. */
export function SinceLine({ children }: { readonly children: ReactNode }) {
  const { decision } = useTableState();
  const { news } = useNews();
  const open = useReading((reading) => reading.open);
  return news.length === 0 || open || decision === undefined ? children : <Folded news={news} />;
}

/** Beside the clans of a smaller screen, which stay in view: whether something happened, and how much. */
export const SinceChip = part(useTold, ({ isAsked, news }) => {
  const text = useText();
  const open = useReading((reading) => reading.open);
  if (news.length === 0 || open || !isAsked) return null;
  return (
    <button type="button" className={styles.chip} data-since="folded" onClick={openNews}>
      <span className="spoken">
        {`${text.say('since.title')}: ${text.say('since.things', { n: news.length })}`}
      </span>
      <Icon name="bell" size={18} />
      <b aria-hidden="true">{text.number(news.length)}</b>
    </button>
  );
});

/** One line: the most urgent news, and how much more there is. */
function Folded({ news }: { readonly news: readonly News[] }) {
  const text = useText();
  const { me, moves } = useTableState();
  const [first] = news;
  if (first === undefined) return null;
  return (
    <section className={styles.folded} aria-label={text.say('since.title')} data-since="folded">
      <button type="button" className={styles.unfold} onClick={openNews}>
        <span className="spoken">{`${text.say('since.title')}: `}</span>
        <span className={styles.long}>
          {first.clan && <Emblem clan={first.clan} size={20} />}
          <span className={styles.first} data-may-cut="">
            <Sentence message={first.message} subject={first.clan} />
          </span>
          {news.length > 1 && (
            <span className={styles.count}>
              <Say k="since.more" values={{ n: news.length - 1 }} />
            </span>
          )}
        </span>
        <span className={styles.short} aria-hidden="true" data-may-cut="">
          <Say k="since.title" />
          <b>{text.number(news.length)}</b>
        </span>
        <Icon name="expand" />
      </button>
      <button
        type="button"
        className={styles.away}
        aria-label={text.say('since.put-away')}
        onClick={() => putAway(me, moves)}
      >
        <Icon name="close" />
      </button>
    </section>
  );
}

interface PanelProps extends Pick<Props, 'onLog'> {
  readonly news: readonly News[];
  readonly after: number;
}

function Panel({ news, after, onLog }: PanelProps) {
  const text = useText();
  const { me, moves } = useTableState();
  const shown = useReading(({ onMap }) => onMap);
  const lines = news.slice(0, MOST_LINES);
  const more = news.length - lines.length;
  const at = lines.findIndex(({ places, ways }) => shown?.places === places && shown.ways === ways);
  const show = (i: number): void => {
    const line = lines[i];
    if (line) showOnMap({ places: line.places, ways: line.ways });
  };
  const readAll = (): void => {
    showInLog(after);
    onLog?.();
  };
  const ways = [...news].sort((a, b) => a.at - b.at).flatMap((one) => one.ways);
  const screen = useScreen();
  useEffect(() => clearMap, []);
  return (
    <section
      className={styles.panel}
      aria-label={text.say('since.title')}
      data-since="open"
      data-keep-clear={hasRail(screen) ? '' : undefined}
    >
      <header className={styles.head}>
        <h2 className={styles.title}>
          <Say k="since.title" />
          <AwayFor />
        </h2>
        {more > 0 ? (
          <Button look="quiet" className={styles.more} onClick={readAll} data-since-more="">
            <Say k="since.more" values={{ n: more }} />
          </Button>
        ) : (
          <span className={styles.count}>
            <Say k="since.things" values={{ n: news.length }} />
          </span>
        )}
        <button
          type="button"
          className={styles.away}
          aria-label={text.say('since.put-away')}
          onClick={() => putAway(me, moves)}
        >
          <Icon name="close" />
        </button>
      </header>
      <ol className={styles.lines}>
        {lines.map((line, i) => (
          <li key={line.key}>
            <button
              type="button"
              className={styles.line}
              aria-pressed={i === at}
              data-news={line.message.key}
              onClick={() => show(i)}
            >
              <span className={styles.number} aria-hidden="true">
                {text.number(i + 1)}
              </span>
              {line.clan ? <Emblem clan={line.clan} size={20} /> : <span />}
              <span>
                <Sentence message={line.message} subject={line.clan} />
              </span>
              {line.amount && line.message.key !== 'log.gained' && <Amount of={line.amount} />}
            </button>
          </li>
        ))}
      </ol>
      <footer className={styles.foot}>
        <div className={styles.steps} dir="ltr">
          <Button
            look="choice"
            className={styles.step}
            aria-label={text.say('since.before')}
            disabled={at <= 0}
            onClick={() => show(at - 1)}
          >
            <Icon name="step-back" size={18} />
          </Button>
          {ways.length > 1 ? (
            <Button look="quiet" onClick={() => showOnMap({ places: [], ways, inTurn: true })}>
              <Icon name="again" />
              <span className={styles.again}>
                <Say k="since.again" />
              </span>
            </Button>
          ) : (
            <span className={styles.count} aria-live="polite">
              {at >= 0 && <Say k="since.shown" values={{ n: at + 1, all: lines.length }} />}
            </span>
          )}
          <Button
            look="choice"
            className={styles.step}
            aria-label={text.say('since.next')}
            disabled={at >= lines.length - 1}
            onClick={() => show(at + 1)}
          >
            <Icon name="step-on" size={18} />
          </Button>
        </div>
        <ToTheQuestion onPress={() => putAway(me, moves)} />
      </footer>
    </section>
  );
}

/** How long somebody was away; less than an hour does not count. */
function AwayFor() {
  const { answeredAt } = useTableState();
  const online = useOnline();
  if (answeredAt === undefined || online === undefined) return null;
  const long = briefTime(Date.now() + online.clockOffset - answeredAt);
  return (
    long && (
      <small className={styles.awayFor}>
        <SayMessage message={long} />
      </small>
    )
  );
}

/** The black button leads to the question itself. */
function ToTheQuestion({ onPress }: { readonly onPress: () => void }) {
  const { decision, view } = useTableState();
  const screen = useScreen();
  // If the dock is beside it, the black button is the dock's.
  if (hasRail(screen) && decision !== undefined && view.phase !== 'tea' && view.battle === undefined)
    return null;
  return (
    <Button look="primary" className={styles.go} onClick={onPress} data-since-go="">
      {decision === undefined ? (
        <Say k="since.to-table" />
      ) : (
        <SayMessage message={questionFor(decision, view, [])} />
      )}
      <Icon name="arrow-next" />
    </Button>
  );
}
