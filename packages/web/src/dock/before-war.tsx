import type { View } from '@hinode/engine';
import type { RefObject } from 'react';
import { Say, SayMessage } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { Give } from '../clans/give.tsx';
import { useTableState } from '../table/use-table.ts';
import { ReadyRow } from '../tea/ready-row.tsx';
import { SpeakFor } from '../tea/speak-for.tsx';
import styles from './before-war.module.css';
import { Frame } from './frame.tsx';
import { HintSlip } from './hint-slip.tsx';
import { questionFor } from './question.ts';

const WORDS = { title: 'before-war.title', yes: 'before-war.ready', no: 'before-war.not-ready' } as const;

/** The pause before the war (DEAL-6): what the last turns brought, whom to give something, and one's own word. */
export function BeforeWar({ heading }: { readonly heading: RefObject<HTMLHeadingElement | null> }) {
  const { decision, view, mayGive, persons } = useTableState();
  return (
    <Frame
      heading={heading}
      question={
        decision ? <SayMessage message={questionFor(decision, view, [])} /> : <Say k="before-war.waiting" />
      }
      foot={<ReadyRow words={WORDS} />}
    >
      <HintSlip aside />
      {persons.length > 1 && <SpeakFor />}
      <Gained gained={view.gained ?? []} />
      {mayGive && <Gifts />}
    </Frame>
  );
}

/** Who has got what: that is what the pause is for. */
function Gained({ gained }: { readonly gained: NonNullable<View['gained']> }) {
  return (
    <div className={styles.row}>
      <h3 className={styles.label} id="pause-gained">
        <Say k="before-war.gained" />
      </h3>
      <ul className={styles.clans} aria-labelledby="pause-gained">
        {gained.map(({ clan, ...purse }) => (
          <li key={clan} className={styles.clan}>
            <Say k="before-war.got" values={{ clan: { name: clan }, purse: { purse } }} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Gifts() {
  const { view, me } = useTableState();
  return (
    <div className={styles.row}>
      <h3 className={styles.label} id="pause-give">
        <Say k="before-war.give" />
      </h3>
      <ul className={styles.clans} aria-labelledby="pause-give">
        {view.clans
          .filter(({ clan }) => clan !== me)
          .map(({ clan }) => (
            <li key={clan} className={styles.clan}>
              <Emblem clan={clan} size={22} />
              <Give to={clan} />
            </li>
          ))}
      </ul>
    </div>
  );
}
