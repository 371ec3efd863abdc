import { CHAPTERS, type Chapter, placeOfRule, type Section } from '@hinode/learn';
import { useText } from '../app/language.tsx';
import { writeRoute } from '../app/route.ts';
import { Icon } from '../art/icon.tsx';
import { useRules } from '../reading/use-rules.ts';
import styles from './contents.module.css';
import { linkToChapter, linkToSection } from './links.ts';
import type { RuleHits } from './use-hits.ts';

interface Props {
  readonly chapter: Chapter;
  readonly target: string | undefined;
  readonly hits: RuleHits;
  /** Called when a line is followed, so that a sheet can close. */
  readonly onFollow: () => void;
}

const idsOf = ({ entries }: Section): readonly string[] => entries.flatMap(({ ids }) => ids);

/** Chapters, and the sections of the open one; during a search, the sections of each chapter that has hits. */
export function Contents({ chapter: open, target, hits, onFollow }: Props) {
  const { chapters, sections } = useRules();
  const here = target && placeOfRule(target)?.section;
  return (
    <>
      <ol className={styles.chapters}>
        {CHAPTERS.map((chapter) => {
          const isOpen = chapter.id === open.id;
          const found = chapter.sections.flatMap(idsOf).filter(hits.has);
          return (
            <li key={chapter.id}>
              <Line
                title={chapters[chapter.id]?.title ?? chapter.id}
                to={linkToChapter(chapter)}
                count={hits.searching ? found.length : chapter.sections.flatMap(idsOf).length}
                hits={hits}
                isCurrent={isOpen && here === undefined}
                onFollow={onFollow}
              />
              {(isOpen || found.length > 0) && (
                <ol className={styles.sections}>
                  {chapter.sections.map((section) => (
                    <li key={section.id}>
                      <Line
                        title={sections[section.id]?.title ?? section.id}
                        to={linkToSection(section)}
                        count={hits.searching ? idsOf(section).filter(hits.has).length : 0}
                        hits={hits}
                        isCurrent={section === here}
                        onFollow={onFollow}
                      />
                    </li>
                  ))}
                </ol>
              )}
            </li>
          );
        })}
      </ol>
      <Elsewhere />
    </>
  );
}

interface LineProps extends Pick<Props, 'hits' | 'onFollow'> {
  readonly title: string;
  readonly to: string;
  readonly count: number;
  readonly isCurrent: boolean;
}

function Line({ title, to, count, hits, isCurrent, onFollow }: LineProps) {
  const text = useText();
  return (
    <a
      className={styles.line}
      href={to}
      aria-current={isCurrent || undefined}
      data-none={(hits.searching && count === 0) || undefined}
      onClick={onFollow}
    >
      <span>{title}</span>
      {count > 0 && (
        <span className={styles.count}>
          {hits.searching ? text.say('rules.found', { n: count }) : text.number(count)}
        </span>
      )}
    </a>
  );
}

/** What else there is to read. */
function Elsewhere() {
  const text = useText();
  return (
    <p className={styles.elsewhere}>
      <a href={writeRoute({ page: 'cards' })}>
        <Icon name="cards" size={18} />
        {text.say('card-browser.title')}
      </a>
      <a href={writeRoute({ page: 'rules', id: 'summary' })}>
        <Icon name="sheet" size={18} />
        {text.say('rules.summary')}
      </a>
    </p>
  );
}
