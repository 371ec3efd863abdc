import { memo, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useText } from '../app/language.tsx';
import { FLIGHT, isStill } from '../app/motion.ts';
import { type Speed, useSettings } from '../app/settings.ts';
import { Figure } from '../art/figure.tsx';
import { Icon } from '../art/icon.tsx';
import { Amount } from '../log/amount.tsx';
import styles from './gains.module.css';
import { type Gain, gainsOf } from './moments.ts';
import { useFresh } from './use-fresh.ts';

/** Milliseconds; without motion, how long it is shown at its target. */
const STANDS = 1200;
/** Staggered, one after the other. */
const APART = 90;
/** More at once would be too much to follow. */
const MOST = 12;

interface Flying extends Gain {
  readonly turn: number;
}

/** Gains fly from where they come from to the panel of the clan. Nothing waits for them. */
export const Gains = memo(() => {
  const speed = useSettings((settings) => settings.speed);
  const [flying, setFlying] = useState<readonly Flying[]>([]);
  const count = useRef(0);
  useFresh((fresh) => {
    if (speed === 'off') return;
    const gains = gainsOf(fresh).slice(0, MOST);
    if (gains.length === 0) return;
    setFlying((now) => [
      ...now,
      ...gains.map((gain, turn) => ({ ...gain, turn, key: `${count.current++}` })),
    ]);
  });
  const land = useCallback(
    (key: string): void => setFlying((now) => now.filter((one) => one.key !== key)),
    [],
  );
  return flying.map((one) => <Wing key={one.key} gain={one} speed={speed} onEnd={land} />);
});

interface WingProps {
  readonly gain: Flying;
  readonly speed: Speed;
  readonly onEnd: (key: string) => void;
}

const Wing = memo(({ gain, speed, onEnd }: WingProps) => {
  const text = useText();
  const chip = useRef<HTMLSpanElement>(null);
  const { key, clan, from, turn, vp, coins, ronin, figure, card } = gain;
  const end = useEffectEvent(() => onEnd(key));
  useEffect(() => {
    const to = middleOf(`[data-passes="${clan}"]`);
    if (chip.current === null || to === undefined) return end();
    const begins = (from === undefined ? undefined : middleOf(from)) ?? middleOf('main');
    const { current } = chip;
    let flight: Animation | undefined;
    let isOff = false;
    // After all of them have measured where they fly to: otherwise each one that starts would force a restyle before the next can
    // measure.
    queueMicrotask(() => {
      if (isOff) return;
      flight = fly(current, begins ?? to, to, speed, turn * APART);
      flight.onfinish = end;
    });
    return () => {
      isOff = true;
      flight?.cancel();
    };
  }, [clan, from, turn, speed]);
  return (
    <span ref={chip} className={styles.chip} aria-hidden="true" data-flies-to={clan}>
      {(vp || coins || ronin) && (
        <Amount of={{ ...(vp && { vp }), ...(coins && { coins }), ...(ronin && { ronin }) }} />
      )}
      {figure && <Figure kind={figure.kind} clan={figure.of} size={30} />}
      {card && (
        <>
          <Icon name="cards" />
          {text.name(card)}
        </>
      )}
    </span>
  );
});

type Point = readonly [x: number, y: number];

function middleOf(selector: string): Point | undefined {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box && [box.x + box.width / 2, box.y + box.height / 2];
}

/** In an arc; without motion it is shown where it would land. */
function fly(chip: HTMLElement, [x1, y1]: Point, [x2, y2]: Point, speed: Speed, delay: number): Animation {
  const at = (x: number, y: number, scale = 1): string =>
    `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  if (isStill(speed)) return chip.animate([{ transform: at(x2, y2) }, { transform: at(x2, y2) }], STANDS);
  const lift = Math.min(60, Math.hypot(x2 - x1, y2 - y1) / 4);
  return chip.animate(
    [
      { transform: at(x1, y1, 0.8), opacity: 0 },
      { transform: at(x1, y1 - 14), opacity: 1, offset: 0.2 },
      { transform: at((x1 + x2) / 2, (y1 + y2) / 2 - lift), opacity: 1, offset: 0.6 },
      { transform: at(x2, y2, 0.9), opacity: 1, offset: 0.95 },
      { transform: at(x2, y2, 0.9), opacity: 0 },
    ],
    { duration: FLIGHT[speed], delay, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)', fill: 'both' },
  );
}
