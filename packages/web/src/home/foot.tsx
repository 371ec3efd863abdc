import { ENDONYMS, LANGUAGES } from '@hinode/text';
import { useText } from '../app/language.tsx';
import { writeRoute } from '../app/route.ts';
import { useSettings } from '../app/settings.ts';
import { Icon } from '../art/icon.tsx';
import styles from './home.module.css';

/** Languages, and what this edition is. */
export function Foot() {
  const text = useText();
  const { language, set } = useSettings();
  return (
    <footer className={styles.foot}>
      <fieldset className={styles.languages}>
        <legend className="spoken">{text.say('home.language')}</legend>
        <Icon name="language" size={20} />
        {LANGUAGES.map((id) => (
          <button
            key={id}
            type="button"
            lang={id}
            aria-pressed={id === language}
            onClick={() => set({ language: id })}
          >
            {ENDONYMS[id]}
          </button>
        ))}
      </fieldset>
      <p className={styles.unofficial}>
        {text.say('home.unofficial')}{' '}
        <a href={writeRoute({ page: 'credits' })}>{text.say('credits.title')}</a>
      </p>
    </footer>
  );
}
