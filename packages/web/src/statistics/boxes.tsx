import { CLAN_IDS, PLAYER_COUNTS } from '@hinode/engine/facts';
import type { Statistics, Tally } from '@hinode/wire/statistics';
import type { ReactNode } from 'react';
import { Say, useText } from '../app/language.tsx';
import { type Route, writeRoute } from '../app/route.ts';
import { Daruma } from '../art/daruma.tsx';
import { Emblem } from '../art/emblem.tsx';
import { EmblemMark } from '../art/emblem-mark.tsx';
import { Icon } from '../art/icon.tsx';
import { Seal } from '../online/seal.tsx';
import { LEVELS } from '../setup/draft.ts';
import { Pips } from '../setup/pips.tsx';
import { ClansDidWell, PointsOnAverage } from './points-on-average.tsx';
import styles from './statistics-page.module.css';
import { WarsWon } from './wars-won.tsx';

interface BoxesProps {
  readonly statistics: Statistics;
  /** Where a game is seen again. */
  readonly review: (id: string) => Route;
}

/** What statistics say, each in a box of its own. */
export function Boxes({ statistics, review }: BoxesProps) {
  const text = useText();
  const { games, best, clans, players, levels, met, folded, toCome, points, didWell, wars } = statistics;
  const ofLatest = folded < games && toCome === 0 && text.say('statistics.latest', { n: folded });
  return (
    <div className={styles.boxes}>
      <Box title={text.say('statistics.clans-led')} wide>
        <ClansLed clans={clans} />
      </Box>
      <Box title={text.say('statistics.tokens')} note={ofLatest} wide>
        <WarsWon wars={wars} />
      </Box>
      <Box title={text.say('statistics.points')} note={ofLatest}>
        <PointsOnAverage points={points} />
      </Box>
      <Box title={text.say('statistics.beaten')}>
        <Beaten levels={levels} />
      </Box>
      <Box title={text.say('statistics.by-players')}>
        <ByPlayers players={players} />
      </Box>
      {met.length > 0 && (
        <Box title={text.say('statistics.met')}>
          <PeopleMet met={met} />
        </Box>
      )}
      {didWell.length > 0 && (
        <Box title={text.say('statistics.did-well')} note={ofLatest}>
          <ClansDidWell didWell={didWell} />
        </Box>
      )}
      {best && (
        <Box title={text.say('statistics.best-game')}>
          <p className={styles.best}>
            <Emblem clan={best.clan} size={40} />
            <span>
              <Say k="statistics.best" values={{ vp: best.vp, clan: { name: best.clan } }} />
            </span>
          </p>
          <a className={styles.watch} href={writeRoute(review(best.id))}>
            <Icon name="play" size={18} />
            {text.say('end.review')}
          </a>
        </Box>
      )}
    </div>
  );
}

/** The four that say most. */
export function Numbers({
  statistics: { games, wins, vp, byHonor, best, inARow, longest, endedEarly, left },
}: Pick<BoxesProps, 'statistics'>) {
  const text = useText();
  return (
    <dl className={styles.numbers}>
      <Figure
        value={games}
        label={text.say('statistics.games')}
        note={
          endedEarly + left > 0 && (
            <>
              {endedEarly > 0 && text.say('statistics.ended-early', { n: endedEarly })}{' '}
              {left > 0 && text.say('statistics.left', { n: left })}
            </>
          )
        }
      />
      <Figure
        value={wins}
        label={text.say('statistics.wins')}
        note={byHonor > 0 && text.say('statistics.by-honor', { n: byHonor })}
      />
      <Figure
        value={meanOf(vp, games)}
        label={text.say('statistics.mean-vp')}
        note={best && <Say k="statistics.best" values={{ vp: best.vp, clan: { name: best.clan } }} />}
      />
      <Figure
        value={inARow}
        label={text.say('statistics.in-a-row')}
        note={longest > inARow && text.say('statistics.longest', { n: longest })}
      />
    </dl>
  );
}

/** To one place. */
const meanOf = (vp: number, games: number): number => Math.round((10 * vp) / games) / 10;

interface FigureProps {
  readonly value: number;
  readonly label: string;
  readonly note?: ReactNode;
}

function Figure({ value, label, note }: FigureProps) {
  const text = useText();
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>{text.number(value)}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  );
}

interface BoxProps {
  readonly title: string;
  /** Which games it is about, if not all. */
  readonly note?: ReactNode;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

export const Box = ({ title, note, wide = false, children }: BoxProps) => (
  <section className={styles.box} data-half={wide || undefined}>
    <h2>
      {title} {note && <span className={styles.about}>{note}</span>}
    </h2>
    {children}
  </section>
);

const MOST_CLOTHS = 12;

interface ClansLedProps {
  readonly clans: readonly Omit<Statistics['clans'][number], 'vp'>[];
}

/** One cloth a game, colored if it was won; of many games as large a part of them. */
export function ClansLed({ clans }: ClansLedProps) {
  const text = useText();
  const most = Math.max(MOST_CLOTHS, ...clans.map(({ games }) => games));
  return (
    <ul className={styles.clans}>
      {CLAN_IDS.map((clan) => {
        const { games, wins } = clans.find((one) => one.clan === clan) ?? { games: 0, wins: 0 };
        const cloths = Math.ceil((games * MOST_CLOTHS) / most);
        const won = games === 0 ? 0 : Math.round((wins * cloths) / games);
        return (
          <li key={clan} data-clan={clan} data-none={games === 0 || undefined}>
            <span className={styles.count}>{games > 0 && text.say('statistics.of', { wins, games })}</span>
            <span className={styles.stack} aria-hidden="true">
              {Array.from({ length: cloths }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cloths are told apart by their place
                <i key={i} data-won={i >= cloths - won || undefined}>
                  {i >= cloths - won && (
                    <svg viewBox="0 0 48 48" width="18" height="18" aria-hidden="true">
                      <EmblemMark clan={clan} />
                    </svg>
                  )}
                </i>
              ))}
            </span>
            <Emblem clan={clan} size={34} />
            <span>{text.name(clan)}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** None of something that is not there. */
function tallyOf<T>(tallies: readonly Tally<T>[], of: T): Omit<Tally<T>, 'of'> {
  return tallies.find((tally) => tally.of === of) ?? { games: 0, wins: 0 };
}

/** Tables of three are others than tables of five. */
function ByPlayers({ players }: Pick<Statistics, 'players'>) {
  const text = useText();
  return (
    <ul className={styles.levels}>
      {PLAYER_COUNTS.map((n) => {
        const { games, wins } = tallyOf(players, n);
        return (
          <li key={n} data-none={games === 0 || undefined}>
            <b>{text.say('statistics.players', { n })}</b>
            <span />
            <span>
              {games === 0 ? text.say('statistics.not-yet') : text.say('statistics.of', { wins, games })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The persons at one's tables: how often one met, and who won then. */
function PeopleMet({ met }: Pick<Statistics, 'met'>) {
  const text = useText();
  return (
    <ul className={styles.levels}>
      {met.map(({ name, games, wins, theirs }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name, and nobody moves
        <li key={n}>
          <Seal name={name} size={30} />
          <bdi>{name}</bdi>
          <span>{text.say('statistics.met-line', { games, wins, theirs })}</span>
        </li>
      ))}
    </ul>
  );
}

/** The levels of the bots: one eye for having tried, both for having won. */
function Beaten({ levels }: Pick<Statistics, 'levels'>) {
  const text = useText();
  return (
    <ul className={styles.levels}>
      {LEVELS.map((level) => {
        const { games, wins } = tallyOf(levels, level);
        return (
          <li key={level}>
            <Daruma eyes={wins > 0 ? 2 : games > 0 ? 1 : 0} size={34} />
            <b>
              {text.name(`level.${level}`)} <Pips level={level} />
            </b>
            <span>
              {games === 0 ? text.say('statistics.not-yet') : text.say('statistics.of', { wins, games })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
