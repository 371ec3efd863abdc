import { CLANS } from '@hinode/engine/facts';
import { Suspense } from 'react';
import { Say, useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { Icon } from '../art/icon.tsx';
import { useLeftTable } from '../reading/left-table.ts';
import styles from './chosen.module.css';
import { InTheRules } from './in-the-rules.tsx';
import { ThingPicture } from './thing-picture.tsx';
import { isCard, isClan, type Thing } from './things.ts';
import { kindName, ruleKeyOf } from './words.ts';

interface Props {
  readonly thing: Thing;
  readonly onChoose: (id: string) => void;
}

/** One thing, large: its picture, what it does, what the rules say about it, and who has it. */
export const Chosen = ({ thing, onChoose }: Props) => (
  <div className={styles.chosen} data-chosen={thing.id}>
    <Large thing={thing} />
    <Suspense>
      <InTheRules thing={thing} onChoose={onChoose} />
    </Suspense>
    <Owners thing={thing} />
  </div>
);

function Large({ thing }: { readonly thing: Thing }) {
  const text = useText();
  /** What a kami does as a figure on the map. */
  const unbound = `rule.${thing.id}.unbound`;
  return (
    <article className={styles.large}>
      <ThingPicture thing={thing} />
      <div className={styles.body}>
        <h2 className={styles.title}>
          {text.name(thing.id)}
          {isCard(thing) && (
            <span className={styles.cost}>
              <Icon name="coin" />
              {text.number(thing.card.cost)}
              <span className="spoken">
                <Say k="card-browser.price" values={{ cost: { purse: { coins: thing.card.cost } } }} />
              </span>
            </span>
          )}
        </h2>
        <p className={styles.facts}>
          <Facts thing={thing} />
        </p>
        <p className={styles.rule}>
          <Say k={ruleKeyOf(thing)} />
        </p>
        {text.has(unbound) && (
          <p className={styles.rule}>
            <Say k={unbound} />
          </p>
        )}
      </div>
    </article>
  );
}

/** "Enhancement, Spring, Horseman, 1 copy" */
function Facts({ thing }: { readonly thing: Thing }) {
  const text = useText();
  const sources = thing.sources.map((source) => text.name(source));
  if (isCard(thing)) {
    const { season, copies } = thing.card;
    return [
      kindName(text, thing.kind),
      text.name(season),
      ...sources,
      text.say('card.copies-left', { n: copies }),
    ].join(' · ');
  }
  if (!isClan(thing)) return [kindName(text, thing.kind), text.name(`${thing.id}.epithet`)].join(' · ');
  const facts = CLANS.find(({ id }) => id === thing.id);
  return [
    text.name(`${thing.id}.ability`),
    ...sources,
    ...(facts === undefined
      ? []
      : [
          text.say('card-browser.rank', { rank: facts.honorRank }),
          text.say('card-browser.income', { income: { purse: { coins: facts.income } } }),
          text.say('card-browser.home', { province: { name: facts.home } }),
        ]),
  ].join(' · ');
}

/** Who has it in the game that the reader came from. */
function Owners({ thing }: { readonly thing: Thing }) {
  const owners = useLeftTable((store) => store.left?.owners);
  const clans = (isCard(thing) && owners?.[thing.id]) || [];
  if (clans.length === 0) return null;
  return (
    <p className={styles.owners}>
      {[...new Set(clans)].map((clan) => (
        <Emblem key={clan} clan={clan} size={26} />
      ))}
      <Say k="card-browser.owned" values={{ clans: { names: [...new Set(clans)] } }} />
    </p>
  );
}
