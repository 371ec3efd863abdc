import { Say, useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import { type Draft, minutesOf, seatsOf, shrinesOf, warsOf } from './draft.ts';
import styles from './setup.module.css';

const PROVINCES = 8;

/** What follows from all that was chosen, in sentences. */
export function ThisGame({ draft }: { readonly draft: Draft }) {
  const text = useText();
  const shrines = shrinesOf(draft);
  return (
    <ul className={styles.facts}>
      <li>
        <Icon name="hourglass" size={18} />
        {text.say('setup.minutes', { n: minutesOf(draft) })}
      </li>
      <li>
        <Icon name="force" size={18} />
        {text.say('setup.wars', { n: warsOf(draft), all: PROVINCES })}
      </li>
      <li>
        <Icon name="honor" size={18} />
        <span>
          <Say k="setup.honor-begins" values={{ clans: { names: seatsOf(draft).map(({ clan }) => clan) } }} />
        </span>
      </li>
      {shrines !== undefined && shrines.length > 0 && (
        <li>
          <Icon name="torii" size={18} />
          {text.list(shrines.map((kami) => text.name(kami)))}
        </li>
      )}
    </ul>
  );
}
