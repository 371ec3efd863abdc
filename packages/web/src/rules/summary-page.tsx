import { loadSummary, type Summary } from '@hinode/learn';
import type { Language } from '@hinode/text';
import { use } from 'react';
import { useText } from '../app/language.tsx';
import { writeRoute } from '../app/route.ts';
import { Icon } from '../art/icon.tsx';
import { Marked } from '../reading/marked.tsx';
import { ReadingBar } from '../reading/reading-bar.tsx';
import { Button } from '../ui/button.tsx';
import styles from './summary-page.module.css';

const loaded = new Map<Language, Promise<Summary>>();

function summaryIn(language: Language): Promise<Summary> {
  const known = loaded.get(language) ?? loadSummary(language);
  loaded.set(language, known);
  return known;
}

/** The game on two pages, to print and put beside the table. */
export function SummaryPage() {
  const text = useText();
  const { title, parts } = use(summaryIn(text.language));
  return (
    <div className={styles.page}>
      <ReadingBar icon="sheet" title={text.say('rules.summary')} lead={text.say('rules.summary-lead')}>
        <a className={styles.all} href={writeRoute({ page: 'rules' })}>
          {text.say('rules.title')}
        </a>
        <Button look="primary" onClick={() => print()}>
          <Icon name="sheet" size={18} />
          {text.say('rules.print')}
        </Button>
      </ReadingBar>
      <main className={styles.main}>
        <h2 className={styles.title}>{title}</h2>
        <div className={styles.parts}>
          {parts.map((part) => (
            <section key={part.id} className={styles.part}>
              <h3>{part.title}</h3>
              <ul>
                {part.lines.map((line) => (
                  <li key={line}>
                    <Marked text={line} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </main>
    </div>
  );
}
