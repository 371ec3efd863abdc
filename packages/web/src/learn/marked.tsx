import { Fragment, type ReactNode } from 'react';
import { Explained } from '../explain/explain.tsx';
import styles from './marked.module.css';

/** `**bold**`, and `[words as they appear in the sentence](term.honor)`, which open a note. */
const MARKS = /\*\*(.+?)\*\*|\[(.+?)\]\((.+?)\)/g;

export const Marked = ({ text }: { readonly text: string }) => <>{parts(text)}</>;

function parts(text: string): ReactNode[] {
  const found: ReactNode[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKS)) {
    const [all, bold, words, term = ''] = match;
    found.push(text.slice(from, match.index));
    found.push(
      bold === undefined ? (
        <Explained id={term} className={styles.term}>
          {words}
        </Explained>
      ) : (
        <b>{parts(bold)}</b>
      ),
    );
    from = match.index + all.length;
  }
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no identity but their place
  return [...found, text.slice(from)].map((part, i) => <Fragment key={i}>{part}</Fragment>);
}
