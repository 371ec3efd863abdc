import type { BattleView } from '@hinode/engine';
import { SEASON_IDS } from '@hinode/engine/facts';
import type { Ref } from 'react';
import { Say, useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { useTableState, useYou } from '../table/use-table.ts';
import styles from './battle-title.module.css';

interface Props {
  readonly battle: BattleView;
  readonly ref: Ref<HTMLHeadingElement>;
}

/** Which war this is, what its token is worth, and who is not in it: whoever only looks on is told so. */
export function BattleTitle({ battle: { province, fighters }, ref }: Props) {
  const text = useText();
  const { view } = useTableState();
  const you = useYou();
  const looksOn = you !== undefined && !fighters.includes(you);
  const absent = view.clans
    .map(({ clan }) => clan)
    .filter((clan) => !fighters.includes(clan) && clan !== you);
  // WINTER-3: a token scores its season, Spring 1, Summer 2, Autumn 3.
  const points = SEASON_IDS.indexOf(view.season) + 1;
  return (
    <header className={styles.head}>
      <span className={styles.war} aria-hidden="true">
        {text.number(view.wars.indexOf(province) + 1)}
      </span>
      <h2 id="battle-title" className={styles.title} ref={ref} tabIndex={-1}>
        <Say k="battle.title" values={{ province: { name: province } }} />
      </h2>
      <p className={styles.token}>
        <Say k="battle.token-scores" values={{ points: { holds: { vp: points } } }} />
      </p>
      {looksOn && (
        <p className={styles.watch} data-looks-on="">
          <Say k="battle.watch" />
        </p>
      )}
      {absent.length > 0 && (
        <p className={styles.absent}>
          <Say k="battle.not-here" />
          {absent.map((clan) => (
            <span key={clan} className={styles.clan}>
              <Emblem clan={clan} size={20} /> {text.name(clan)}
            </span>
          ))}
        </p>
      )}
    </header>
  );
}
