import { CLANS, PROVINCE_IDS } from '@hinode/engine/facts';
import { Say, useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import { Thumbnail } from '../lobby/thumbnail.tsx';
import { minutesOf } from './changing.ts';
import { type Draft, seatsOf, shrinesOf, warsOf } from './draft.ts';
import styles from './setup.module.css';

/** What follows from all that was chosen, in sentences, and where everybody begins. */
export function ThisGame({ draft }: { readonly draft: Draft }) {
  const text = useText();
  const shrines = shrinesOf(draft);
  const clans = seatsOf(draft).map(({ clan }) => clan);
  const homes = Object.fromEntries(
    CLANS.filter(({ id }) => clans.includes(id)).map(({ id, home }) => [home, [id]]),
  );
  return (
    <>
      <ul className={styles.facts}>
        <li>
          <Icon name="hourglass" size={18} />
          {text.say('setup.minutes', { n: minutesOf(draft) })}
        </li>
        <li>
          <Icon name="force" size={18} />
          {text.say('setup.wars', { n: warsOf(draft), all: PROVINCE_IDS.length })}
        </li>
        <li>
          <Icon name="honor" size={18} />
          <span>
            <Say k="setup.honor-begins" values={{ clans: { names: clans } }} />
          </span>
        </li>
        {shrines !== undefined && shrines.length > 0 && (
          <li>
            <Icon name="torii" size={18} />
            {text.list(shrines.map((kami) => text.name(kami)))}
          </li>
        )}
      </ul>
      <div className={styles.map}>
        <Thumbnail glance={{ leaders: homes }} small whole />
      </div>
    </>
  );
}
