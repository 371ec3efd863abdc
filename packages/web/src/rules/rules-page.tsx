import { CHAPTERS, placeOfRule, RULE_IDS, ruleFor } from '@hinode/learn';
import { type KeyboardEvent, useDeferredValue, useState } from 'react';
import { useText } from '../app/language.tsx';
import { writeRoute } from '../app/route.ts';
import { hasRail, useScreen } from '../app/screen.ts';
import { useSettings } from '../app/settings.ts';
import { Icon } from '../art/icon.tsx';
import { ReadingBar } from '../reading/reading-bar.tsx';
import { SearchField } from '../reading/search-field.tsx';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { ChapterText } from './chapter-text.tsx';
import { Contents } from './contents.tsx';
import styles from './rules.module.css';
import { SummaryPage } from './summary-page.tsx';
import { useHits } from './use-hits.ts';

/** The address of the summary, among those of the rules. */
const SUMMARY = 'summary';

/** The rules, opened at one of them, or at whatever the table asked about. */
export const RulesPage = ({ id }: { readonly id?: string | undefined }) =>
  id === SUMMARY ? <SummaryPage /> : <Rules target={id === undefined ? undefined : ruleFor(id)} />;

function Rules({ target }: { readonly target: string | undefined }) {
  const text = useText();
  const screen = useScreen();
  const isWide = hasRail(screen);
  const [words, setWords] = useState('');
  const [isOpen, setOpen] = useState(false);
  const hits = useHits(useDeferredValue(words));
  const { chapter } = (target && placeOfRule(target)) || { chapter: CHAPTERS[0] };
  if (chapter === undefined) return null;

  /** Enter moves from one hit to the next, and from the last to the first. */
  const goOn = ({ key, shiftKey }: KeyboardEvent): void => {
    if (key !== 'Enter' || hits.rules.length === 0) return;
    const at = hits.rules.indexOf(target ?? '');
    const next = hits.rules.at((at + (shiftKey ? -1 : 1)) % hits.rules.length);
    if (next !== undefined) location.replace(writeRoute({ page: 'rules', id: next }));
  };
  const search = (
    <SearchField label={text.say('rules.search')} value={words} onChange={setWords} onKeyDown={goOn}>
      <span className={styles.count} role="status">
        {words.trim() !== '' && text.number(hits.rules.length)}
      </span>
    </SearchField>
  );
  const contents = <Contents chapter={chapter} target={target} hits={hits} onFollow={() => setOpen(false)} />;
  return (
    <div className={styles.page} data-wide={isWide || undefined}>
      <ReadingBar
        icon="book"
        title={text.say('rules.title')}
        lead={text.say('rules.lead', { n: RULE_IDS.length })}
      >
        {!isWide && search}
        {!isWide && (
          <Button
            className={styles.call}
            onClick={() => setOpen(true)}
            aria-label={text.say('rules.contents')}
          >
            <Icon name="log" size={18} />
          </Button>
        )}
        {isWide && <LettersButton />}
      </ReadingBar>
      {isWide && (
        <nav className={styles.contents} aria-label={text.say('rules.contents')}>
          {search}
          {contents}
        </nav>
      )}
      <main className={styles.main}>
        <ChapterText key={chapter.id} chapter={chapter} target={target} hits={hits} />
      </main>
      {isOpen && (
        <Sheet title={text.say('rules.contents')} onClose={() => setOpen(false)}>
          {contents}
        </Sheet>
      )}
    </div>
  );
}

/** Larger type, and back. */
function LettersButton() {
  const text = useText();
  const { largeText, set } = useSettings();
  return (
    <Button
      look="quiet"
      aria-pressed={largeText}
      aria-label={text.say('settings.larger-text')}
      title={text.say('settings.larger-text')}
      onClick={() => set({ largeText: !largeText })}
    >
      <Icon name="letters" size={22} />
    </Button>
  );
}
