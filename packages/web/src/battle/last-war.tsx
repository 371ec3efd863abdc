import { useState } from 'react';
import { Say, useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { Icon } from '../art/icon.tsx';
import { useTableState } from '../table/use-table.ts';
import { Sheet } from '../ui/sheet.tsx';
import { BattleAccount } from './battle-account.tsx';
import styles from './last-war.module.css';
import { latestBattle, type War } from './wars.ts';
import { WarsSoFar } from './wars-so-far.tsx';

/** The battle before this one, folded to a line: who took it, and how strong everybody was. Opens to its account. */
export function LastWar() {
  const text = useText();
  const { log, view } = useTableState();
  const [isOpen, setOpen] = useState(false);
  const war = latestBattle(log);
  if (war?.battle === undefined || war.winner === undefined || war.province === view.battle?.province)
    return null;
  const { province, winner, battle } = war;
  return (
    <>
      <button type="button" className={styles.line} onClick={() => setOpen(true)} data-last-war={province}>
        <Emblem clan={winner} size={20} />
        <span className={styles.words}>
          <Say
            k="battle.folded"
            values={{ n: war.war, province: { name: province }, clan: { name: winner } }}
          />
        </span>
        <bdi className={styles.forces}>{forcesOf(war).map(text.number).join(' : ')}</bdi>
        <Icon name="arrow-next" />
      </button>
      {isOpen && (
        <Sheet title={text.say('battle.summary')} onClose={() => setOpen(false)}>
          <BattleAccount battle={battle} winner={winner} events={war.events} />
          <WarsSoFar />
        </Sheet>
      )}
    </>
  );
}

/** The winner's first, then the others by strength: 2 : 1. */
export function forcesOf({ battle, winner }: Pick<War, 'battle' | 'winner'>): number[] {
  const sides = battle?.sides ?? [];
  const others = sides.filter(({ clan }) => clan !== winner).map(({ force = 0 }) => force);
  return [
    ...sides.filter(({ clan }) => clan === winner).map(({ force = 0 }) => force),
    ...others.sort((one, other) => other - one),
  ];
}
