import { type ReactNode, useEffect, useRef } from 'react';
import { Say, useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { useTableState, useYou } from '../table/use-table.ts';
import { Button } from '../ui/button.tsx';
import styles from './account.module.css';
import { BattleAccount } from './battle-account.tsx';
import { latestBattle } from './wars.ts';
import { WarsSoFar } from './wars-so-far.tsx';

interface Props {
  readonly onGoOn: () => void;
  /** Other ways on. */
  readonly ways?: ReactNode;
}

/** How the latest battle ended. It lies over the battle and waits; nothing else has to move. */
export function Account({ onGoOn, ways }: Props) {
  const text = useText();
  const you = useYou();
  const { log } = useTableState();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  const war = latestBattle(log);
  if (war?.battle === undefined || war.winner === undefined) return null;
  const { province, winner } = war;
  return (
    <div className={styles.over}>
      <section className={styles.account} aria-label={text.say('battle.summary')} data-account={province}>
        <header className={styles.head}>
          <span className={styles.war} aria-hidden="true">
            {text.number(war.war)}
          </span>
          <h2 className={styles.title}>
            <Say
              k={winner === you ? 'battle.you-take' : 'battle.takes'}
              values={{ clan: { name: winner }, province: { name: province } }}
            />
          </h2>
          <Emblem clan={winner} size={32} />
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long account is scrolled with the keyboard too */}
        <div className={styles.body} tabIndex={0}>
          <BattleAccount battle={war.battle} winner={winner} events={war.events} />
          <WarsSoFar />
        </div>
        <footer className={styles.foot}>
          {ways}
          <Button ref={button} look="primary" className={styles.goOn} onClick={onGoOn} data-go-on="">
            <Say k="battle.go-on" />
          </Button>
        </footer>
      </section>
    </div>
  );
}
