import { CLAN_IDS, PLAYER_COUNTS } from '@hinode/engine/facts';
import type { ReactNode } from 'react';
import { Say, useText } from '../app/language.tsx';
import { writeRoute } from '../app/route.ts';
import { Daruma } from '../art/daruma.tsx';
import { Emblem } from '../art/emblem.tsx';
import { EmblemMark } from '../art/emblem-mark.tsx';
import { Icon } from '../art/icon.tsx';
import { Shell } from '../online/shell.tsx';
import { LEVELS } from '../setup/draft.ts';
import { Pips } from '../setup/pips.tsx';
import { type Led, type Summary, summaryOf, type Tally, tallies } from './led-games.ts';
import { didWell } from './points-by-source.ts';
import { ClansDidWell, PointsOnAverage } from './points-on-average.tsx';
import styles from './statistics-page.module.css';
import { useStatistics } from './use-statistics.ts';
import { WarsWon } from './wars-won.tsx';

/** What became of the games that one played alone in this browser. */
export function StatisticsPage() {
  const text = useText();
  const statistics = useStatistics();
  const summary = statistics && summaryOf(statistics.led);
  return (
    <Shell
      className={styles.page}
      title={text.say('statistics.title')}
      lead={text.say('statistics.here')}
      aside={<a href={writeRoute({ page: 'explorer' })}>{text.say('explorer.title')}</a>}
    >
      {statistics !== undefined && summary === undefined && (
        <p className={styles.empty}>{text.say('statistics.empty')}</p>
      )}
      {statistics !== undefined && summary !== undefined && (
        <>
          <Numbers summary={summary} />
          <div className={styles.boxes}>
            <Box title={text.say('statistics.clans-led')} wide>
              <ClansLed led={statistics.led} />
            </Box>
            <Box title={text.say('statistics.tokens')} wide>
              <WarsWon folded={statistics.folded} />
            </Box>
            <Box title={text.say('statistics.points')}>
              <PointsOnAverage folded={statistics.folded} />
            </Box>
            <Box title={text.say('statistics.beaten')}>
              <Beaten led={statistics.led} />
            </Box>
            <Box title={text.say('statistics.by-players')}>
              <ByPlayers led={statistics.led} />
            </Box>
            {didWell(statistics.folded).length > 0 && (
              <Box title={text.say('statistics.did-well')}>
                <ClansDidWell folded={statistics.folded} />
              </Box>
            )}
            <Box title={text.say('statistics.best-game')}>
              <p className={styles.best}>
                <Emblem clan={summary.best.clan} size={40} />
                <span>
                  <Say
                    k="statistics.best"
                    values={{ vp: summary.best.vp, clan: { name: summary.best.clan } }}
                  />
                </span>
              </p>
              <a className={styles.watch} href={writeRoute({ page: 'replay', id: summary.best.id })}>
                <Icon name="play" size={18} />
                {text.say('end.review')}
              </a>
            </Box>
          </div>
        </>
      )}
    </Shell>
  );
}

function Numbers({
  summary: { games, wins, byHonor, meanVp, best, inARow, longest },
}: {
  readonly summary: Summary;
}) {
  const text = useText();
  return (
    <dl className={styles.numbers}>
      <Figure value={games} label={text.say('statistics.games')} />
      <Figure
        value={wins}
        label={text.say('statistics.wins')}
        note={byHonor > 0 && text.say('statistics.by-honor', { n: byHonor })}
      />
      <Figure
        value={meanVp}
        label={text.say('statistics.mean-vp')}
        note={<Say k="statistics.best" values={{ vp: best.vp, clan: { name: best.clan } }} />}
      />
      <Figure
        value={inARow}
        label={text.say('statistics.in-a-row')}
        note={longest > inARow && text.say('statistics.longest', { n: longest })}
      />
    </dl>
  );
}

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
  readonly wide?: boolean;
  readonly children: ReactNode;
}

const Box = ({ title, wide = false, children }: BoxProps) => (
  <section className={styles.box} data-half={wide || undefined}>
    <h2>{title}</h2>
    {children}
  </section>
);

/** One cloth a game, colored if it was won. */
function ClansLed({ led }: { readonly led: readonly Led[] }) {
  const text = useText();
  return (
    <ul className={styles.clans}>
      {tallies(led, CLAN_IDS, ({ clan }, one) => clan === one).map(({ of: clan, games, wins }) => (
        <li key={clan} data-clan={clan} data-none={games === 0 || undefined}>
          <span className={styles.count}>{games > 0 && text.say('statistics.of', { wins, games })}</span>
          <span className={styles.stack} aria-hidden="true">
            {Array.from({ length: Math.min(games, 12) }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cloths are told apart by their place
              <i key={i} data-won={i >= Math.min(games, 12) - wins || undefined}>
                {i >= Math.min(games, 12) - wins && (
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
      ))}
    </ul>
  );
}

/** Tables of three are others than tables of five. */
function ByPlayers({ led }: { readonly led: readonly Led[] }) {
  const text = useText();
  const played = tallies(led, PLAYER_COUNTS, ({ players }, one) => players === one);
  return (
    <ul className={styles.levels}>
      {played.map(({ of: n, games, wins }) => (
        <li key={n} data-none={games === 0 || undefined}>
          <b>{text.say('statistics.players', { n })}</b>
          <span />
          <span>
            {games === 0 ? text.say('statistics.not-yet') : text.say('statistics.of', { wins, games })}
          </span>
        </li>
      ))}
    </ul>
  );
}

const eyesFor = ({ games, wins }: Tally<unknown>): 0 | 1 | 2 => (wins > 0 ? 2 : games > 0 ? 1 : 0);

/** The levels of the bots: one eye for having tried, both for having won. */
function Beaten({ led }: { readonly led: readonly Led[] }) {
  const text = useText();
  return (
    <ul className={styles.levels}>
      {tallies(led, LEVELS, ({ against }, level) => against.includes(level)).map((tally) => (
        <li key={tally.of}>
          <Daruma eyes={eyesFor(tally)} size={34} />
          <b>
            {text.name(`level.${tally.of}`)} <Pips level={tally.of} />
          </b>
          <span>
            {tally.games === 0
              ? text.say('statistics.not-yet')
              : text.say('statistics.of', { wins: tally.wins, games: tally.games })}
          </span>
        </li>
      ))}
    </ul>
  );
}
