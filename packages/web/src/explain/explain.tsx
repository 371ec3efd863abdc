import { CARD_FACTS, CLAN_IDS } from '@hinode/engine/facts';
import type { Text } from '@hinode/text';
import type { ReactNode } from 'react';
import { Say, useText, useTextWith } from '../app/language.tsx';
import { ReadLink } from '../reading/read-link.tsx';
import { Tip } from '../ui/tip.tsx';
import styles from './explain.module.css';

interface Explaining {
  readonly id: string;
  /** Include what a kami does as a figure on the map. */
  readonly unbound?: boolean;
  /** Include links to further reading; not where a pointer could not reach them. */
  readonly links?: boolean;
}

/** What a thing does, in our words: a card, kami, clan, figure, mandate, advantage, `phase.tea`, `term.honor`. */
export function Explain({ id, unbound = false, links = true }: Explaining) {
  const text = useTextWith('play');
  const rule = `rule.${id}`;
  const figure = `rule.${id}.unbound`;
  const bonus = `rule.${id}.bonus`;
  return (
    <div className={styles.explain}>
      <p className={styles.name}>{nameOf(text, id)}</p>
      <Kind id={id} />
      {text.has(rule) && (
        <p>
          <Say k={rule} />
        </p>
      )}
      {unbound && text.has(figure) && (
        <p>
          <Say k={figure} />
        </p>
      )}
      {text.has(bonus) && (
        <p className={styles.bonus}>
          <Say k={bonus} />
        </p>
      )}
      {links && <ReadMore id={id} />}
    </div>
  );
}

/** Its rule, and for a card its place in the card browser. */
function ReadMore({ id }: { readonly id: string }) {
  const text = useText();
  return (
    <p className={styles.more}>
      <ReadLink page="rules" to={id}>
        {text.say('explain.rule')}
      </ReadLink>
      {isCard(id) && (
        <ReadLink page="cards" to={id}>
          {text.say('explain.all-cards')}
        </ReadLink>
      )}
    </p>
  );
}

const isCard = (id: string): boolean => CARD_FACTS.some((card) => card.id === id);

/** Words of the game that are not pieces, cards or places (`term.honor`) have their names among the texts. */
const nameOf = (text: Text, id: string): string => (text.has(id) ? text.say(id) : text.name(id));

/** The line below the name: the type of a card, the name of a clan's gift, the title of a kami. */
function Kind({ id }: { readonly id: string }) {
  const text = useText();
  const card = CARD_FACTS.find((known) => known.id === id);
  if (card !== undefined)
    return (
      <p className={styles.kind}>
        <Say
          k="explain.card"
          values={{
            type: { name: `type.${card.type}` },
            season: { name: card.season },
            cost: { purse: { coins: card.cost } },
          }}
        />
      </p>
    );
  if (CLAN_IDS.some((clan) => clan === id))
    return <p className={styles.kind}>{text.name(`${id}.ability`)}</p>;
  const epithet = text.name(`${id}.epithet`);
  return epithet === `${id}.epithet` ? null : <p className={styles.kind}>{epithet}</p>;
}

interface Props extends Explaining {
  readonly children: ReactNode;
  /** The name of the button, if its content is a picture. */
  readonly label?: string;
  readonly className?: string | undefined;
}

/** Something that explains itself when pressed. */
export const Explained = ({ id, unbound = false, ...tip }: Props) => (
  <Tip tip={<Explain id={id} unbound={unbound} />} {...tip} />
);
