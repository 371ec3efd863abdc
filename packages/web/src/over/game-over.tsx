import type { Result } from '@hinode/engine';
import { Say, useText } from '../app/language.tsx';
import { useRoute, writeRoute } from '../app/route.ts';
import { Emblem } from '../art/emblem.tsx';
import { Icon } from '../art/icon.tsx';
import { BattleSummary } from '../battle/battle-summary.tsx';
import { useGameFiles } from '../menu/use-game-files.ts';
import { AfterGame } from '../online/after-game.tsx';
import { useOnline } from '../online/online.ts';
import { ScoreSheet } from '../scores/score-sheet.tsx';
import { useTableState } from '../table/use-table.ts';
import { Button } from '../ui/button.tsx';
import { decidedByHonor } from './final-standing.ts';
import styles from './game-over.module.css';
import { StandingList } from './standing-list.tsx';

/** Who won, how the clans stand, and where the points came from. */
export function GameOver() {
  const text = useText();
  const online = useOnline();
  const { view } = useTableState();
  const { result } = view;
  if (result === undefined) return null;
  return (
    <section className={styles.over} data-screen="over" aria-label={text.say('end.title')}>
      <BattleSummary />
      <header className={styles.head}>
        <div className={styles.emblems}>
          {result.winners.map((clan) => (
            <Emblem key={clan} clan={clan} size={112} />
          ))}
        </div>
        <p className={styles.kicker}>{text.say('end.title')}</p>
        <h1>
          <Winners result={result} />
        </h1>
        {decidedByHonor(result) && <p>{text.say('end.decided-by-honor')}</p>}
      </header>
      {online === undefined ? <Ways /> : <AfterGame />}
      <StandingList result={result} />
      <ScoreSheet bars={false} />
    </section>
  );
}

/** What there is to do after a game in this browser. */
function Ways() {
  const text = useText();
  const files = useGameFiles();
  const route = useRoute();
  return (
    <div className={styles.ways}>
      <Button look="primary" onClick={() => files.playAgain()}>
        <Icon name="again" size={18} />
        {text.say('menu.rematch')}
      </Button>
      <Button onClick={() => files.saveRecord()}>
        <Icon name="save" size={18} />
        {text.say('menu.save')}
      </Button>
      {route.page === 'game' && (
        <a className={styles.home} href={writeRoute({ page: 'replay', id: route.id })}>
          {text.say('end.review')}
        </a>
      )}
      <a className={styles.home} href={writeRoute({ page: 'home' })}>
        {text.say('menu.home')}
      </a>
    </div>
  );
}

function Winners({ result: { winners } }: { readonly result: Result }) {
  const { persons } = useTableState();
  const [winner] = winners;
  if (winner === undefined) return null;
  if (winners.length > 1) return <Say k="end.shared" values={{ clans: { names: winners } }} />;
  const alone = persons.length === 1 && persons[0] === winner;
  return alone ? <Say k="end.you-win" /> : <Say k="end.winner" values={{ clan: { name: winner } }} />;
}
