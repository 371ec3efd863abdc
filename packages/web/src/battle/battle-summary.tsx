import { Say, useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { useTableState } from '../table/use-table.ts';
import { Button } from '../ui/button.tsx';
import { BattleAccount } from './battle-account.tsx';
import styles from './battle-summary.module.css';
import { useUnreadBattle } from './unread-battle.ts';
import { WarsSoFar } from './wars-so-far.tsx';

/** What the latest battle came to. Stays until one goes on; covers nothing that can be played. */
export function BattleSummary() {
  const text = useText();
  const { me } = useTableState();
  const { war, goOn } = useUnreadBattle();
  if (war?.battle === undefined || war.winner === undefined) return null;
  const { province, winner } = war;
  return (
    <section className={styles.summary} aria-label={text.say('battle.summary')}>
      <header className={styles.head}>
        <Emblem clan={winner} size={32} />
        <h2 className={styles.title}>
          <Say
            k={winner === me ? 'battle.you-won-it' : 'battle.won-it'}
            values={{ clan: { name: winner }, province: { name: province } }}
          />
        </h2>
        <Button look="primary" onClick={goOn} data-go-on="">
          <Say k="battle.go-on" />
        </Button>
      </header>
      <div className={styles.body}>
        <BattleAccount battle={war.battle} winner={winner} events={war.events} />
        <WarsSoFar />
      </div>
    </section>
  );
}
