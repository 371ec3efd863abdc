import { useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../app/language.tsx';
import { writeRoute } from '../app/route.ts';
import { Icon } from '../art/icon.tsx';
import { ruleOfTerm } from '../reading/looks-at.ts';
import { Marked } from '../reading/marked.tsx';
import { useRules } from '../reading/use-rules.ts';
import { Sheet } from '../ui/sheet.tsx';
import styles from './term-slip.module.css';

interface EntryProps {
  readonly term: string;
  /** Goes from one term to another. */
  readonly onTerm: (term: string) => void;
  readonly onClose: () => void;
}

interface SlipProps extends EntryProps {
  /** The word that was pressed. */
  readonly word: HTMLElement;
}

/** What a word means, in the margin, joined to it by a thin line of ink. */
export function TermSlip({ term, word, onTerm, onClose }: SlipProps) {
  const text = useText();
  const { terms } = useRules();
  const slip = useRef<HTMLElement>(null);
  const line = useLine(word, slip, term);
  return (
    <aside className={styles.slip} ref={slip} role="status" data-term-slip={term}>
      {line && (
        <svg className={styles.line} width="1" height="1" aria-hidden="true">
          <path d={line} />
        </svg>
      )}
      <header className={styles.head}>
        <h4 className={styles.title}>{terms[term]?.title}</h4>
        <button
          type="button"
          className={styles.close}
          aria-label={text.say('sheet.close')}
          onClick={() => {
            onClose();
            word.focus();
          }}
        >
          <Icon name="close" />
        </button>
      </header>
      <TermText term={term} onTerm={onTerm} />
    </aside>
  );
}

/** The same on a phone. */
export function TermSheet({ term, onTerm, onClose }: EntryProps) {
  const { terms } = useRules();
  return (
    <Sheet title={terms[term]?.title ?? term} onClose={onClose}>
      <div className={styles.onSheet} data-term-slip={term}>
        <TermText term={term} onTerm={onTerm} onFollow={onClose} />
      </div>
    </Sheet>
  );
}

interface TextProps extends Omit<EntryProps, 'onClose'> {
  readonly onFollow?: () => void;
}

function TermText({ term, onTerm, onFollow }: TextProps) {
  const text = useText();
  const { terms } = useRules();
  const rule = ruleOfTerm(term);
  return (
    <>
      <p>
        <Marked text={terms[term]?.text ?? ''} onTerm={onTerm} />
      </p>
      {rule !== undefined && (
        <a className={styles.rule} href={writeRoute({ page: 'rules', id: rule })} onClick={onFollow}>
          {text.say('explain.rule')} <bdi className={styles.id}>{rule}</bdi>
        </a>
      )}
    </>
  );
}

/** From the top of the word to the near edge of the slip; undefined if the slip is below the text. */
function useLine(
  word: HTMLElement,
  slip: { readonly current: HTMLElement | null },
  term: string,
): string | undefined {
  const [line, setLine] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another term may need another height
  useLayoutEffect(() => {
    const measure = (): void => {
      if (slip.current === null) return;
      const from = word.getBoundingClientRect();
      const to = slip.current.getBoundingClientRect();
      const onward = to.left > from.right;
      if (!onward && to.right >= from.left) {
        setLine(undefined);
        return;
      }
      // Within the slip: from its near edge to the gap above the word's line, and along that gap.
      const [edge, turn] = onward ? [0, -28] : [to.width, to.width + 28];
      const [x, y] = [(onward ? from.right : from.left) - to.left, from.top - to.top];
      setLine(`M${edge} 20C${(edge + turn) / 2} 20 ${(edge + turn) / 2} ${y} ${turn} ${y}L${x} ${y}`);
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [word, slip, term]);
  return line;
}
