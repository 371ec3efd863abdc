import type { ClanId, Event, FigureId, ProvinceId } from '@hinode/engine';
import { useEffect, useRef, useState } from 'react';
import { Emblem } from '../art/emblem.tsx';
import { Figure } from '../art/figure.tsx';
import { usePace } from '../battle/use-pace.ts';
import { OnMap } from '../follow/on-map.tsx';
import { useTableState } from '../table/use-table.ts';
import styles from './happenings.module.css';

/** What just happened, shown where it happened: a figure walks, drops in, turns over or fades like ink, a seal is stamped. */

type Place = readonly [x: number, y: number];

interface Happening {
  readonly key: string;
  readonly look: 'walks' | 'drops' | 'fades' | 'flips' | 'stamps';
  readonly clan: ClanId;
  /** Without one it is the seal of the clan. */
  readonly figure?: FigureId;
  readonly from: ProvinceId;
  readonly to: ProvinceId;
}

/** More than this at once is a jump in the game, with nothing to watch. */
const MOST = 12;

function happeningsOf(event: Event, key: string): Happening[] {
  switch (event.type) {
    case 'figureMoved':
      return [{ key, look: 'walks', clan: event.clan, figure: event.figure, from: event.from, to: event.to }];
    case 'figureSummoned':
    case 'figurePlaced': {
      const { clan, figure, province, shrine } = event;
      if (province === undefined || shrine !== undefined) return [];
      return [{ key, look: 'drops', clan, figure, from: province, to: province }];
    }
    case 'strongholdBuilt': {
      const { clan, province } = event;
      return [{ key, look: 'drops', clan, figure: 'stronghold', from: province, to: province }];
    }
    case 'figuresKilled': {
      const { of, province, figures } = event;
      return Object.keys(figures).map((figure) => ({
        key: `${key} ${figure}`,
        look: 'fades',
        clan: of,
        figure,
        from: province,
        to: province,
      }));
    }
    case 'figureReplaced': {
      const { clan, with: figure, province } = event;
      return province === undefined
        ? []
        : [{ key, look: 'flips', clan, figure, from: province, to: province }];
    }
    case 'tokenTaken': {
      const { clan, province } = event;
      return [{ key, look: 'stamps', clan, from: province, to: province }];
    }
    default:
      return [];
  }
}

interface Props {
  readonly placeOf: (province: ProvinceId) => Place;
}

export function Happenings({ placeOf }: Props) {
  const { log } = useTableState();
  const seen = useRef(log.length);
  const [running, setRunning] = useState<readonly Happening[]>([]);
  const isStill = usePace() === 'still';

  useEffect(() => {
    const from = seen.current;
    seen.current = log.length;
    const fresh = log.slice(from).flatMap(({ event }, i) => happeningsOf(event, `${from + i}`));
    if (!isStill && fresh.length > 0 && fresh.length <= MOST) setRunning((now) => [...now, ...fresh]);
  }, [log, isStill]);

  const end = (key: string): void => setRunning((now) => now.filter((one) => one.key !== key));
  return (
    <>
      <OnMap placeOf={placeOf} />
      {running.map(({ key, look, clan, figure, from, to }) => {
        const [x, y] = placeOf(from);
        const [toX, toY] = placeOf(to);
        return (
          <span
            key={key}
            className={styles.happening}
            data-look={look}
            data-happening=""
            style={{
              left: x,
              top: y,
              ['--to-x' as string]: `${toX - x}px`,
              ['--to-y' as string]: `${toY - y}px`,
            }}
            onAnimationEnd={() => end(key)}
          >
            {figure === undefined ? (
              <Emblem clan={clan} size={44} />
            ) : (
              <Figure kind={figure} clan={clan} size={34} />
            )}
          </span>
        );
      })}
    </>
  );
}
