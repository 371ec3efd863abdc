import { CHAPTERS, type Chapter, type Entry, placeOfRule, type RulesText } from '@hinode/learn';
import { type CSSProperties, use, useEffect, useRef, useState } from 'react';
import { BelowContext } from '../app/below.tsx';
import { useText } from '../app/language.tsx';
import { writeRoute } from '../app/route.ts';
import { isPhone, useScreen } from '../app/screen.ts';
import { Icon } from '../art/icon.tsx';
import { useLeftTable } from '../reading/left-table.ts';
import { lookingAt } from '../reading/looks-at.ts';
import { Marked } from '../reading/marked.tsx';
import { Note } from '../reading/note.tsx';
import { ThingChips } from '../reading/thing-chips.tsx';
import { useRules } from '../reading/use-rules.ts';
import { BoardSlip } from './board/board-slip.tsx';
import styles from './chapter-text.module.css';
import { EntryText } from './entry-text.tsx';
import { linkToChapter } from './links.ts';
import { type Row, rowsOf, spanOf } from './rows.ts';
import { TermSheet, TermSlip } from './term-slip.tsx';
import type { RuleHits } from './use-hits.ts';

interface Props {
  readonly chapter: Chapter;
  /** The rule that was asked for. */
  readonly target: string | undefined;
  readonly hits: RuleHits;
}

interface OpenTerm {
  readonly term: string;
  /** The row in which it was opened, and the word. */
  readonly row: number;
  readonly word: HTMLElement;
}

/** A chapter of the rules, with the notes of each rule in the margin. */
export function ChapterText({ chapter, target, hits }: Props) {
  const rules = useRules();
  const said = useLeftTable((store) => store.left?.said);
  const isAsked = use(BelowContext) !== undefined && said !== undefined;
  const screen = useScreen();
  const termsOnSheet = isPhone(screen) || screen === 'landscape-phone';
  const [opened, setOpened] = useState<OpenTerm>();
  const rows = rowsOf(chapter);
  const text = useRef<HTMLDivElement>(null);
  useTarget(text, target, chapter);

  const hasNotes = rows.map((row, i) => {
    if (opened?.row === i && !termsOnSheet) return true;
    if (row.is !== 'entry') return false;
    if (thingsBeside(row).length > 0) return true;
    return row.entry.ids.some((id) => {
      const { ruling, ours } = notesBeside(rules, row.entry, id);
      return ruling !== undefined || ours !== undefined || (id === target && isAsked);
    });
  });
  const close = (): void => setOpened(undefined);
  return (
    <div className={styles.chapter} ref={text}>
      {rows.map((row, i) => (
        <div key={keyOf(row)} className={styles.row}>
          <div className={styles.text} style={{ '--at': i + 1 } as CSSProperties}>
            <RowText
              chapter={chapter}
              row={row}
              target={target}
              hits={hits}
              openTerm={opened?.row === i ? opened.term : undefined}
              onTerm={(term, word) =>
                setOpened(
                  opened?.row === i && opened.term === term && opened.word === word
                    ? undefined
                    : { term, row: i, word },
                )
              }
            />
          </div>
          {hasNotes[i] && (
            <div
              className={styles.notes}
              style={{ '--at': i + 1, '--span': spanOf(hasNotes, i) } as CSSProperties}
            >
              {opened?.row === i && !termsOnSheet && (
                <TermSlip {...opened} onTerm={(term) => setOpened({ ...opened, term })} onClose={close} />
              )}
              <RowNotes row={row} target={target} asked={isAsked ? said : undefined} />
            </div>
          )}
        </div>
      ))}
      <Onward chapter={chapter} />
      {opened !== undefined && termsOnSheet && (
        <TermSheet term={opened.term} onTerm={(term) => setOpened({ ...opened, term })} onClose={close} />
      )}
    </div>
  );
}

/** A ruling and our decision about a rule; not if that is all there is to the rule, because then it stands in the text. */
function notesBeside(
  { rules, rulings, ours }: RulesText,
  { things }: Entry,
  id: string,
): { readonly ruling: string | undefined; readonly ours: string | undefined } {
  if (rules[id] !== undefined || things.length > 0) return { ruling: rulings[id], ours: ours[id] };
  return { ruling: undefined, ours: rulings[id] === undefined ? undefined : ours[id] };
}

/** Beside the last rule of a section: the cards and clans that look at its subject. */
const thingsBeside = ({ section, entry }: Extract<Row, { readonly is: 'entry' }>): readonly string[] =>
  entry === section.entries.at(-1) ? lookingAt(section.id) : [];

function keyOf(row: Row): string {
  if (row.is === 'head') return 'head';
  return row.is === 'entry' ? `${row.entry.ids[0]}` : `${row.is} ${row.section.id}`;
}

/** Scrolls to the rule that was asked for; for the first one of a chapter or a section, to the title above it. */
function useTarget(
  text: { readonly current: HTMLElement | null },
  target: string | undefined,
  chapter: Chapter,
): void {
  useEffect(() => {
    const rule = target && text.current?.querySelector<HTMLElement>(`[id="${CSS.escape(target)}"]`);
    if (!rule) return;
    const section = chapter.sections.find(({ entries }) => entries[0]?.ids[0] === target);
    if (section !== undefined && section === chapter.sections[0]) scrollTo(0, 0);
    else (section ? document.getElementById(section.id) : rule)?.scrollIntoView();
    if (!(document.activeElement instanceof HTMLInputElement)) rule.focus({ preventScroll: true });
  }, [text, target, chapter]);
}

interface RowTextProps extends Props {
  readonly row: Row;
  readonly openTerm: string | undefined;
  readonly onTerm: (term: string, word: HTMLElement) => void;
}

function RowText({ chapter, row, target, hits, openTerm, onTerm }: RowTextProps) {
  const rules = useRules();
  switch (row.is) {
    case 'head': {
      const heading = rules.chapters[chapter.id];
      return (
        <header className={styles.head}>
          <h2 className={styles.title}>{heading?.title}</h2>
          {heading?.lead && (
            <p className={styles.lead}>
              <Marked text={heading.lead} onTerm={onTerm} open={openTerm} />
            </p>
          )}
        </header>
      );
    }
    case 'section': {
      const heading = rules.sections[row.section.id];
      return (
        <header className={styles.section} id={row.section.id}>
          <h3 className={styles.subtitle}>{heading?.title}</h3>
          {heading?.lead && (
            <p className={styles.lead}>
              <Marked text={heading.lead} onTerm={onTerm} open={openTerm} />
            </p>
          )}
        </header>
      );
    }
    case 'entry':
      return <EntryText entry={row.entry} target={target} hits={hits} openTerm={openTerm} onTerm={onTerm} />;
    case 'board':
      return <BoardSlip id={row.board} />;
    case 'see':
      return <SeeAlso rules={row.section.see} />;
  }
}

interface RowNotesProps {
  readonly row: Row;
  readonly target: string | undefined;
  /** What the table said that led here. */
  readonly asked: string | undefined;
}

/** Beside a rule: what was asked, rulings and decisions; beside the last of a section, the cards that look at it. */
function RowNotes({ row, target, asked }: RowNotesProps) {
  const text = useText();
  const rules = useRules();
  if (row.is !== 'entry') return null;
  const { entry } = row;
  const things = thingsBeside(row);
  return (
    <>
      {entry.ids.map((id) => {
        const { ruling, ours } = notesBeside(rules, entry, id);
        return (
          <div key={id} className={styles.ofRule}>
            {id === target && asked !== undefined && (
              <Note label={text.say('rules.asked')} look="asked">
                {asked}
              </Note>
            )}
            <Words label="reading.ruling" id={id} words={ruling} />
            <Words label="reading.ours" id={id} words={ours} />
          </div>
        );
      })}
      {things.length > 0 && (
        <Note label={text.say('rules.cards')}>
          <ThingChips things={things} />
        </Note>
      )}
    </>
  );
}

interface WordsProps {
  readonly label: 'reading.ruling' | 'reading.ours';
  readonly id: string;
  readonly words: string | undefined;
}

/** What was ruled or decided about a rule. */
function Words({ label, id, words }: WordsProps) {
  const text = useText();
  return (
    words !== undefined && (
      <Note label={text.say(label)} look={label === 'reading.ours' ? 'ours' : 'ruling'} rule={id}>
        <Marked text={words} />
      </Note>
    )
  );
}

/** Rules elsewhere, grouped by section. */
function SeeAlso({ rules }: { readonly rules: readonly string[] }) {
  const text = useText();
  const { sections } = useRules();
  return (
    <p className={styles.see}>
      <b>{text.say('rules.see')}</b>
      {rules.map((id) => (
        <a key={id} className={styles.way} href={writeRoute({ page: 'rules', id })}>
          {sections[placeOfRule(id)?.section.id ?? '']?.title ?? id}
          <bdi className={styles.id}>{id}</bdi>
        </a>
      ))}
    </p>
  );
}

/** Links to the previous and the next chapter. */
function Onward({ chapter }: { readonly chapter: Chapter }) {
  const text = useText();
  const { chapters } = useRules();
  const at = CHAPTERS.indexOf(chapter);
  const [before, after] = [CHAPTERS[at - 1], CHAPTERS[at + 1]];
  return (
    <nav className={styles.onward} aria-label={text.say('rules.onward')}>
      {before && (
        <a className={styles.step} href={linkToChapter(before)}>
          <Icon name="arrow-back" size={18} />
          {chapters[before.id]?.title}
        </a>
      )}
      {after && (
        <a className={styles.step} href={linkToChapter(after)} data-after="">
          {chapters[after.id]?.title}
          <Icon name="arrow-next" size={18} />
        </a>
      )}
    </nav>
  );
}
