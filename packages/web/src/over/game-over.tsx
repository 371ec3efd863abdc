import type { ClanId, Result } from '@hinode/engine';
import { type RankedClan, ranking, rankingSoFar } from '@hinode/engine/facts';
import type { Message } from '@hinode/text';
import { type ReactNode, Suspense, useMemo } from 'react';
import { SayMessage, useText } from '../app/language.tsx';
import { later } from '../app/later.tsx';
import { isPhone, useScreen } from '../app/screen.ts';
import { Icon } from '../art/icon.tsx';
import { Sunrise } from '../art/sunrise.tsx';
import { useBranch } from '../branches/use-branch.ts';
import { ScoreSheet } from '../scores/score-sheet.tsx';
import { SOURCE_ICONS, SOURCE_NAMES } from '../scores/source-names.ts';
import { useTableState } from '../table/use-table.ts';
import styles from './game-over.module.css';
import { factsOf, titleOf } from './outcome-words.ts';
import { PointsCharts } from './points-charts.tsx';
import { RankingBanners } from './ranking-banners.tsx';
import { RankingList } from './ranking-list.tsx';
import { useCounting } from './use-counting.ts';
import { Ways } from './ways.tsx';
import { type Count, ranks, winterCount } from './winter-count.ts';

/** Few games are branches: what is said of them at their end comes then. */
const Compared = later(async () => (await import('../branches/compared.tsx')).Compared);

/** The end of the game: who won, how the clans stand, and where the points came from. */
export function GameOver() {
  const { view } = useTableState();
  return view.result === undefined ? <EndedEarly /> : <YearOver result={view.result} />;
}

/** Winter is counted, one source after the other; then the sun rises. */
function YearOver({ result }: { readonly result: Result }) {
  const { log, persons } = useTableState();
  const counts = useMemo(() => winterCount(log, result.honor), [log, result]);
  const at = useCounting(counts.length);
  const done = at === counts.length;
  const alone = persons.length === 1 ? persons[0] : undefined;
  const final = ranking(result);
  return (
    <Page
      suns={result.winners}
      waits={!done}
      ranking={done ? final : final.map((line) => countedLine(line, counts[at], result.honor))}
    >
      {done ? (
        <Words title={titleOf(result, alone)} facts={factsOf(result, counts[0]?.points ?? {})} />
      ) : (
        <Counting count={counts[at]} />
      )}
    </Page>
  );
}

/** Where a clan stands while Winter is counted. */
const countedLine = (line: RankedClan, count: Count | undefined, honor: readonly ClanId[]): RankedClan => ({
  clan: line.clan,
  vp: count?.points[line.clan] ?? 0,
  rank: ranks(count?.points ?? {}, honor)[line.clan] ?? line.rank,
});

function EndedEarly() {
  const { honor, clans } = useTableState().view;
  const vp = Object.fromEntries(clans.map((one) => [one.clan, one.vp]));
  return (
    <Page suns={[]} ranking={rankingSoFar({ vp, honor })}>
      <Words early title={{ key: 'end.early' }} facts={[{ key: 'end.nobody-wins' }]} />
    </Page>
  );
}

interface PageProps {
  /** Whose the sky is. */
  readonly suns: readonly ClanId[];
  readonly waits?: boolean;
  readonly ranking: readonly RankedClan[];
  readonly children: ReactNode;
}

function Page({ suns, waits = false, ranking, children }: PageProps) {
  const text = useText();
  const screen = useScreen();
  const from = useBranch();
  const onItsSide = screen === 'landscape-phone';
  const small = isPhone(screen) || screen === 'middle' || onItsSide;
  const picture = (
    <div className={styles.picture}>
      <Sunrise clans={suns} waits={waits} banners={small} />
    </div>
  );
  const words = (
    <div className={styles.words}>
      {children}
      {!small && <Ways />}
    </div>
  );
  const account = (
    <div className={styles.account}>
      {small && <RankingList ranking={ranking} />}
      {!waits && (
        <>
          {from && (
            <Suspense>
              <Compared from={from} ranking={ranking} />
            </Suspense>
          )}
          <PointsCharts clans={ranking.map(({ clan }) => clan)} />
          <ScoreSheet bars={false} />
        </>
      )}
    </div>
  );
  const foot = small && (
    <footer className={styles.foot}>
      <Ways />
    </footer>
  );
  return (
    <section
      className={styles.over}
      data-screen="over"
      data-waits={waits || undefined}
      aria-label={text.say('end.title')}
    >
      {onItsSide ? (
        <>
          {picture}
          <div className={styles.beside}>
            {words}
            {account}
            {foot}
          </div>
        </>
      ) : (
        <>
          <header className={styles.scene}>
            {picture}
            {words}
            {!small && <RankingBanners ranking={ranking} />}
          </header>
          {account}
          {foot}
        </>
      )}
    </section>
  );
}

interface WordsProps {
  /** The year did not come to its end. */
  readonly early?: boolean;
  readonly title: Message;
  readonly facts: readonly Message[];
}

function Words({ early = false, title, facts }: WordsProps) {
  const text = useText();
  return (
    <>
      {!early && <p className={styles.kicker}>{text.say('end.title')}</p>}
      <h1 className={styles.title}>
        <SayMessage message={title} />
      </h1>
      <p className={styles.facts}>
        {facts.map((fact) => (
          <span key={fact.key}>
            <SayMessage message={fact} />{' '}
          </span>
        ))}
      </p>
    </>
  );
}

/** What is counted now. */
function Counting({ count }: { readonly count: Count | undefined }) {
  const text = useText();
  const source = count?.source;
  return (
    <>
      <p className={styles.kicker}>{text.say('end.title')}</p>
      <h1 className={styles.title}>{text.say('end.counting')}</h1>
      <p className={styles.facts} role="status">
        {source === undefined ? (
          text.say('end.before-winter')
        ) : (
          <span key={source} className={styles.source}>
            <Icon name={SOURCE_ICONS[source]} size={22} />
            {text.say(SOURCE_NAMES[source])}
          </span>
        )}
      </p>
    </>
  );
}
