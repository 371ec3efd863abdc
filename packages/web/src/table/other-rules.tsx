import { RULES_VERSION } from '@hinode/engine/facts';
import type { GameRecord } from '@hinode/engine/records';
import { Say, useText } from '../app/language.tsx';
import { writeRoute } from '../app/route.ts';
import { Icon } from '../art/icon.tsx';
import { download, recordFileName } from '../menu/download.ts';
import styles from '../menu/trouble.module.css';
import { Button } from '../ui/button.tsx';

/** A game kept in this browser that belongs to other rules: it cannot be opened, but is not lost either. */
export function OtherRules({ record }: { readonly record: GameRecord }) {
  const text = useText();
  return (
    <main className={styles.trouble}>
      <h1>{text.say('standing.other-rules')}</h1>
      <p role="status">
        <Say k="home.other-rules" values={{ theirs: record.rules, here: RULES_VERSION }} />
      </p>
      <div className={styles.ways}>
        <Button look="primary" onClick={() => download(recordFileName(), record)}>
          <Icon name="save" size={18} />
          {text.say('menu.save')}
        </Button>
        <a className={styles.home} href={writeRoute({ page: 'home' })}>
          {text.say('menu.home')}
        </a>
      </div>
    </main>
  );
}
