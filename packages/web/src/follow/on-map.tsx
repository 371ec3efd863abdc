import type { ProvinceId } from '@hinode/engine';
import type { CardFacts } from '@hinode/engine/facts';
import { CARD_FACTS } from '@hinode/engine/facts';
import { useEffect, useState } from 'react';
import { CardPicture } from '../art/card-picture.tsx';
import { Emblem } from '../art/emblem.tsx';
import { Figure } from '../art/figure.tsx';
import { Sentence } from '../log/sentence.tsx';
import { useTableState } from '../table/use-table.ts';
import { useKey } from '../ui/use-key.ts';
import type { News, Way } from './news.ts';
import styles from './on-map.module.css';
import { clearMap, useReading } from './reading.ts';
import { trailsOf, waysIn } from './trails.ts';
import { curveBetween, type Point } from './way-path.ts';

interface Props {
  readonly placeOf: (province: ProvinceId) => Point;
}

/** What others do, drawn over the map: where a figure stood, the way it took, and a caption. */
export function OnMap({ placeOf }: Props) {
  const state = useTableState();
  const { decision, moves, persons, me } = state;
  const chosen = useReading(({ onMap }) => onMap);
  const again = useAgain(moves);
  // A highlight belongs to the position in which it was shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at the next move
  useEffect(() => clearMap, [moves]);
  if (chosen !== undefined)
    return <Ways ways={chosen.ways} placeOf={placeOf} {...(chosen.inTurn && { look: 'in-turn' })} />;
  if (again) return <Ways ways={lastWays(state)} placeOf={placeOf} />;
  const { ways, captions } = trailsOf(state);
  const mine = decision !== undefined && persons.includes(me);
  return (
    <>
      <Ways ways={ways} placeOf={placeOf} look={mine ? 'faded' : 'live'} />
      {!mine && captions.map((news) => <Caption key={news.key} news={news} placeOf={placeOf} />)}
    </>
  );
}

/** T shows the last movements again, until the next move. */
function useAgain(moves: number): boolean {
  const [at, setAt] = useState<number>();
  useKey('t', () => setAt((now) => (now === moves ? undefined : moves)));
  return at === moves;
}

const lastWays = ({ log, me, answered = 0 }: ReturnType<typeof useTableState>): Way[] =>
  waysIn(
    log.filter(({ at }) => at > answered),
    me,
  );

interface WaysProps extends Props {
  readonly ways: readonly Way[];
  readonly look?: 'live' | 'faded' | 'in-turn';
}

function Ways({ ways, placeOf, look }: WaysProps) {
  if (ways.length === 0) return null;
  return (
    <div className={styles.ways} data-look={look} data-ways={ways.length} aria-hidden="true">
      <svg className={styles.sheet} role="none" focusable="false">
        <defs>
          <marker
            id="way-head"
            viewBox="0 0 10 10"
            refX="8"
            refY="5"
            markerWidth="5"
            markerHeight="5"
            orient="auto"
          >
            <path d="M0 0L10 5L0 10z" className={styles.head} />
          </marker>
        </defs>
        {ways.map(({ from, to }, i) => {
          const { d } = curveBetween(placeOf(from), placeOf(to));
          return (
            <g
              // biome-ignore lint/suspicious/noArrayIndexKey: movements are shown in their order
              key={i}
              className={styles.way}
              data-newest={i === ways.length - 1 || undefined}
              style={{ ['--turn' as string]: i }}
            >
              <path d={d} className={styles.under} />
              <path d={d} className={styles.line} markerEnd="url(#way-head)" />
            </g>
          );
        })}
      </svg>
      {ways.map(({ clan, figure, from, to }, i) => {
        const [x, y] = placeOf(from);
        const { middle } = curveBetween(placeOf(from), placeOf(to));
        const style = { ['--turn' as string]: i };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: movements are shown in their order
          <span key={i} className={styles.way} data-newest={i === ways.length - 1 || undefined} style={style}>
            <span className={styles.ghost} style={{ left: x, top: y }}>
              <Figure kind={figure} clan={clan} size={28} />
            </span>
            {ways.length > 1 && (
              <span className={styles.number} style={{ left: middle[0], top: middle[1] }}>
                {i + 1}
              </span>
            )}
          </span>
        );
      })}
    </div>
  );
}

interface CaptionProps extends Props {
  readonly news: News;
}

/** At its target; something without a place on the map is shown above it. */
function Caption({ news: { clan, message, places }, placeOf }: CaptionProps) {
  const target = places.at(-1);
  const card = cardIn(message);
  const [x, y] = target === undefined ? [undefined, undefined] : placeOf(target);
  return (
    <span
      className={styles.caption}
      aria-hidden="true"
      data-caption={message.key}
      data-at={target ?? 'sea'}
      // It is never cut off by the edge of the map.
      style={{ left: x === undefined ? x : `clamp(var(--half), ${x}px, 100% - var(--half))`, top: y }}
    >
      {clan && <Emblem clan={clan} size={16} />}
      {card && <CardPicture card={card} size={52} />}
      <span>
        <Sentence message={message} subject={clan} />
      </span>
    </span>
  );
}

function cardIn({ key, values }: News['message']): CardFacts | undefined {
  const card = key.startsWith('log.card-') ? values?.['card'] : undefined;
  if (typeof card !== 'object' || !('name' in card)) return undefined;
  return CARD_FACTS.find(({ id }) => id === card.name);
}
