import type { Entry } from '@hinode/learn';
import { useText } from '../app/language.tsx';
import { writeRoute } from '../app/route.ts';
import { ThingPicture } from '../card-browser/thing-picture.tsx';
import { thingNamed } from '../card-browser/things.ts';
import { boxed, Marked } from '../reading/marked.tsx';
import { useRules } from '../reading/use-rules.ts';
import styles from './entry-text.module.css';
import { thingWords } from './thing-words.ts';
import type { RuleHits } from './use-hits.ts';

interface Props {
  readonly entry: Entry;
  readonly target: string | undefined;
  readonly hits: RuleHits;
  readonly openTerm: string | undefined;
  readonly onTerm: (term: string, word: HTMLElement) => void;
}

/**
 * A rule, or several that belong together: first a card's own words, then what there is to add. If a rule is nothing but a ruling
 * or a decision of ours, it says so.
 */
export function EntryText({ entry: { ids, things }, target, hits, openTerm, onTerm }: Props) {
  const { rules, rulings, ours } = useRules();
  const text = useText();
  const isHit = ids.some(hits.has) ? hits.isHit : undefined;
  const inOwnWords = ids.filter((id) => rules[id] === undefined && things.length > 0);
  return (
    <>
      {things.map((thing) => (
        <OwnWords key={thing} thing={thing} isHit={isHit} />
      ))}
      {inOwnWords.length > 0 && (
        <p className={styles.anchors}>
          {inOwnWords.map((id) => (
            <Anchor key={id} id={id} isTarget={id === target} />
          ))}
        </p>
      )}
      {ids
        .filter((id) => !inOwnWords.includes(id))
        .map((id) => (
          <p key={id} className={styles.rule} id={id} tabIndex={-1} data-target={id === target || undefined}>
            {rules[id] === undefined && (
              <span className={styles.ours}>
                {text.say(rulings[id] === undefined ? 'reading.ours' : 'reading.ruling')}
              </span>
            )}
            <Marked
              text={rules[id] ?? rulings[id] ?? ours[id] ?? ''}
              onTerm={onTerm}
              open={openTerm}
              isHit={isHit}
            />{' '}
            <IdLink id={id} />
          </p>
        ))}
    </>
  );
}

/** The id of a rule, which is also its address. */
const IdLink = ({ id }: { readonly id: string }) => (
  <a className={styles.id} href={writeRoute({ page: 'rules', id })}>
    <bdi>{id}</bdi>
  </a>
);

/** For a rule that a card states in its own words. */
const Anchor = ({ id, isTarget }: { readonly id: string; readonly isTarget: boolean }) => (
  <span id={id} className={styles.anchor} tabIndex={-1} data-target={isTarget || undefined}>
    <IdLink id={id} />
  </span>
);

interface OwnWordsProps {
  readonly thing: string;
  readonly isHit: ((word: string) => boolean) | undefined;
}

/** A card, kami or clan in its own words; the picture links to it. */
function OwnWords({ thing, isHit }: OwnWordsProps) {
  const text = useText();
  const known = thingNamed(thing);
  return (
    <div className={styles.thing}>
      {known && (
        <span className={styles.picture}>
          <ThingPicture thing={known} />
        </span>
      )}
      <div>
        <h4 className={styles.name}>
          <a href={writeRoute({ page: 'cards', id: thing })}>{boxed(text.name(thing), isHit)}</a>
        </h4>
        <p>{boxed(thingWords(text, thing), isHit)}</p>
      </div>
    </div>
  );
}
