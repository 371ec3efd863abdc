import { type Piece, parseMarkup } from '@hinode/learn';
import { Fragment, type ReactNode, useMemo } from 'react';
import { writeRoute } from '../app/route.ts';
import { ruleOfTerm } from './looks-at.ts';
import styles from './marked.module.css';
import { piecesOf } from './search.ts';

interface Props {
  readonly text: string;
  /** Opens the entry of a term. Without it, terms are words like any others. */
  readonly onTerm?: ((term: string, word: HTMLElement) => void) | undefined;
  /** The term whose entry is open. */
  readonly open?: string | undefined;
  /** Words that were searched for are boxed. */
  readonly isHit?: ((word: string) => boolean) | undefined;
}

/** A text of the rules: bold words, terms that can be opened, and search hits. */
export function Marked({ text, onTerm, open, isHit }: Props) {
  const pieces = useMemo(() => parseMarkup(text), [text]);
  return pieces.map((piece, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no identity but their place
    <Fragment key={i}>{drawn(piece, { onTerm, open, isHit })}</Fragment>
  ));
}

function drawn({ words, bold, term }: Piece, { onTerm, open, isHit }: Omit<Props, 'text'>): ReactNode {
  const inside = boxed(words, isHit);
  if (term !== undefined && onTerm !== undefined)
    return (
      // A link rather than a button: it may break across lines, and leads to the rule where there is no room for its entry.
      <a
        className={styles.term}
        href={writeRoute({ page: 'rules', id: ruleOfTerm(term) ?? term })}
        aria-expanded={term === open}
        data-term={term}
        onClick={(event) => {
          event.preventDefault();
          onTerm(term, event.currentTarget);
        }}
      >
        {inside}
      </a>
    );
  return bold ? <b>{inside}</b> : inside;
}

/** The words of a text, with a box around each hit. */
export function boxed(words: string, isHit: ((word: string) => boolean) | undefined): ReactNode {
  if (isHit === undefined) return words;
  return piecesOf(words).map((piece, i) =>
    isHit(piece) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <mark key={i} className={styles.hit}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}
