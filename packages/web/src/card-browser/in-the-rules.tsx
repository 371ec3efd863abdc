import { rulesOfThing } from '@hinode/learn';
import { useText } from '../app/language.tsx';
import { writeRoute } from '../app/route.ts';
import { alike, ruleOfTerm, termsLookedAt } from '../reading/looks-at.ts';
import { Marked } from '../reading/marked.tsx';
import { Note } from '../reading/note.tsx';
import { ThingChips } from '../reading/thing-chips.tsx';
import { useRules } from '../reading/use-rules.ts';
import styles from './in-the-rules.module.css';
import type { Thing } from './things.ts';

/** How many similar things are shown. */
const MOST_ALIKE = 6;

interface Props {
  readonly thing: Thing;
  readonly onChoose: (id: string) => void;
}

/** What the rules say about a thing beyond its own words: its rules, its rulings, what it looks at, and what looks at the same. */
export function InTheRules({ thing, onChoose }: Props) {
  const text = useText();
  const { rules, rulings, ours, terms } = useRules();
  const ids = rulesOfThing(thing.id);
  const looks = termsLookedAt(thing.id);
  const others = alike(thing.id).slice(0, MOST_ALIKE);
  return (
    <>
      {ids.map((id) => (
        <Words key={id} id={id} more={rules[id]} ruling={rulings[id]} ours={ours[id]} />
      ))}
      <div className={styles.ways}>
        {ids.length > 0 && <h3 className={styles.heading}>{text.say('card-browser.rule')}</h3>}
        {ids.map((id) => (
          <a key={id} className={styles.way} href={writeRoute({ page: 'rules', id })}>
            <bdi>{id}</bdi>
          </a>
        ))}
        {looks.length > 0 && <h3 className={styles.heading}>{text.say('card-browser.looks-at')}</h3>}
        {looks.map((term) => (
          <a
            key={term}
            className={styles.way}
            href={writeRoute({ page: 'rules', id: ruleOfTerm(term) ?? term })}
          >
            {terms[term]?.title ?? term}
          </a>
        ))}
      </div>
      {others.length > 0 && (
        <section className={styles.others}>
          <h3 className={styles.heading}>{text.say('card-browser.alike')}</h3>
          <ThingChips things={others} onChoose={onChoose} />
        </section>
      )}
    </>
  );
}

interface WordsProps {
  readonly id: string;
  readonly more: string | undefined;
  readonly ruling: string | undefined;
  readonly ours: string | undefined;
}

function Words({ id, more, ruling, ours }: WordsProps) {
  const text = useText();
  return (
    <>
      {more !== undefined && (
        <Note label={text.say('card-browser.more')} rule={id}>
          <Marked text={more} />
        </Note>
      )}
      {ruling !== undefined && (
        <Note label={text.say('reading.ruling')} rule={id}>
          <Marked text={ruling} />
        </Note>
      )}
      {ours !== undefined && (
        <Note label={text.say('reading.ours')} look="ours" rule={id}>
          <Marked text={ours} />
        </Note>
      )}
    </>
  );
}
