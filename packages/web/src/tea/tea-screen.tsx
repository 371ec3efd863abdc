import type { ClanId } from '@hinode/engine';
import { type ReactNode, useState } from 'react';
import { Say } from '../app/language.tsx';
import { isPhone, type Screen, useAcross, useScreen } from '../app/screen.ts';
import { Sea } from '../art/sea.tsx';
import { BeginnersAdvice } from '../dock/beginners-advice.tsx';
import { HintSlip } from '../dock/hint-slip.tsx';
import { part } from '../table/part.tsx';
import { useTableState, useYou } from '../table/use-table.ts';
import { ReadyButton, type ReadyWords } from './ready-button.tsx';
import { ReadyRow } from './ready-row.tsx';
import { Round } from './round.tsx';
import { TeaParts } from './tea-parts.tsx';
import styles from './tea-screen.module.css';

/** Where seats are small and letters hang on them. */
const isSmall = (screen: Screen, across: boolean): boolean =>
  isPhone(screen) || screen === 'landscape-phone' || (screen === 'middle' && !across);

/** The tea ceremony: the table seen from your seat, and everything that can be said at it. */
export const TeaScreen = part(useTea, ({ children, seats, you, ally, partners }) => {
  const screen = useScreen();
  const across = useAcross();
  const [chosen, setChosen] = useState<ClanId>();
  const partner = partners.find((clan) => clan === chosen) ?? partners[0];
  const choice = { partners, onChoose: setChosen, ...(partner && { partner }) };
  const words: ReadyWords = {
    title: 'tea.ready-title',
    yes: ally ? 'tea.ready-with' : 'tea.ready-alone',
    no: 'tea.ready-not',
  };
  // The main thing at tea is to find an ally; once there is one, to go on.
  const wanted = ally !== undefined;
  const atSeat = you !== undefined && (screen === 'wide' || screen === 'laptop');
  return (
    <section className={styles.screen} aria-labelledby="tea-title" data-tea>
      <Sea />
      <h2 id="tea-title" className="spoken">
        <Say k="tea.title" />
      </h2>
      {children && <div className={styles.head}>{children}</div>}
      <div className={styles.body} data-seats={seats}>
        <div className={styles.round}>
          <Round
            {...choice}
            small={isSmall(screen, across)}
            own={atSeat && <ReadyButton words={words} wanted={wanted} />}
          />
        </div>
        <div className={styles.side}>
          <div className={styles.news}>
            <BeginnersAdvice />
            <HintSlip />
          </div>
          <TeaParts {...choice} together={screen === 'wide'} />
          <div className={styles.ready}>
            <ReadyRow words={words} wanted={wanted} buttonAtSeat={atSeat} />
          </div>
        </div>
      </div>
    </section>
  );
});

function useTea(_: { readonly children?: ReactNode }) {
  const { offers, view, me } = useTableState();
  return {
    seats: view.clans.length,
    you: useYou(),
    ally: view.clans.find(({ clan }) => clan === me)?.ally,
    partners: offers.flatMap(({ move }) => (move.type === 'propose' ? [move.with] : [])),
  };
}
