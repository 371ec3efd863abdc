import type { ClanId } from '@hinode/engine';
import { useId } from 'react';
import { Banner } from './banner.tsx';
import { Figure } from './figure.tsx';
import { CLAN_FILL, CLAN_LINE } from './ink.ts';
import { Sky } from './sky.tsx';
import styles from './sunrise.module.css';

/** Ranges of hills, each a strip that repeats only horizontally: length, height, and the ridge from its top downwards. */
const FAR = {
  length: 640,
  height: 150,
  ridge: 'M0 110l90-52 64 30 96-70 84 52 110-34 96 58 100 16v60h-640z',
};
const NEAR = {
  length: 720,
  height: 110,
  ridge: 'M0 54c90-44 180-46 270-6s180 40 270 4 120 31 180 2',
};

const Hills = () => {
  const id = useId();
  return (
    <svg className={styles['hills']} aria-hidden="true">
      <defs>
        <pattern id={`${id}far`} width={FAR.length} height={2 * FAR.height} patternUnits="userSpaceOnUse">
          <path d={FAR.ridge} fill="var(--hill)" />
        </pattern>
        <pattern id={`${id}near`} width={NEAR.length} height={2 * NEAR.height} patternUnits="userSpaceOnUse">
          <path d={`${NEAR.ridge}v80h-720z`} fill="var(--earth)" />
          <path d={NEAR.ridge} fill="none" stroke={CLAN_LINE} strokeWidth="2" />
        </pattern>
      </defs>
      <svg y="100%" overflow="visible" aria-hidden="true">
        <g transform={`translate(0 ${-FAR.height - 40})`}>
          <rect width="100%" height={FAR.height} fill={`url(#${id}far)`} />
          <rect y={FAR.height} width="100%" height="40" fill="var(--hill)" />
        </g>
        <g transform={`translate(0 ${-NEAR.height})`}>
          <rect width="100%" height={NEAR.height} fill={`url(#${id}near)`} />
        </g>
      </svg>
    </svg>
  );
};

interface Props {
  /** Whose sky it is: nobody's if the game ended early, two suns for a shared win. */
  readonly clans: readonly ClanId[];
  /** Not yet: Winter is still being scored. */
  readonly waits?: boolean;
  /** On a small screen banners instead of Bushi stand beside the Daimyo. */
  readonly banners?: boolean;
}

/** The end of the year: the sun in the color of the winner, rising behind the hills. Fills its box. */
export const Sunrise = ({ clans, waits = false, banners = false }: Props) => (
  <div className={styles['sunrise']} data-waits={waits || undefined} aria-hidden="true">
    <Sky className={styles['sky']} />
    <div className={styles['side']}>
      <svg className={styles['sun']} viewBox="0 0 420 312" aria-hidden="true">
        {clans.toReversed().map((clan, i) => (
          <g key={clan} data-clan={clan}>
            <circle
              cx={210 + (clans.length - 1 - 2 * i) * 66}
              cy="182"
              r="138"
              fill={CLAN_FILL}
              stroke={CLAN_LINE}
              strokeWidth="2.5"
            />
          </g>
        ))}
      </svg>
    </div>
    <span className={styles['mist']} />
    <span className={styles['mist']} />
    <span className={styles['mist']} />
    <Hills />
    <div className={styles['side']}>
      <div className={styles['people']}>{clans.map((clan) => people(clan, clans.length, banners))}</div>
    </div>
  </div>
);

function people(clan: ClanId, winners: number, banners: boolean) {
  const beside = banners ? (
    <Banner clan={clan} height="100%" />
  ) : (
    <Figure kind="bushi" clan={clan} size="0.44em" />
  );
  return (
    <div key={clan} className={styles['party']}>
      {winners === 1 && beside}
      <Figure kind="daimyo" clan={clan} size="1em" />
      {beside}
    </div>
  );
}
