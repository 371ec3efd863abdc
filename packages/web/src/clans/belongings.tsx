import type { ClanView } from '@hinode/engine';
import { Say } from '../app/language.tsx';
import { Tip } from '../ui/tip.tsx';
import styles from './belongings.module.css';
import { CardList, OwnedCards } from './owned-cards.tsx';
import { Hostages, Reserve } from './pieces.tsx';
import { Tokens } from './tokens.tsx';

/** How much room there is: with five clans at the side, with fewer, on a page of their own. */
export type Room = 'little' | 'some' | 'full';

interface Props {
  readonly shown: ClanView;
  readonly room: Room;
}

/** What a clan has beside its purse: reserve, cards, tokens, hostages. What it has none of is left out. */
export const Belongings = ({ shown, room }: Props) => (
  <>
    <Reserve shown={shown} />
    {room === 'little' ? (
      <Summary shown={shown} />
    ) : (
      <>
        <OwnedCards cards={shown.cards} full={room === 'full'} />
        <Tokens shown={shown} />
        <Hostages shown={shown} />
      </>
    )}
  </>
);

/** Everything in one line, each a number that tells more. */
function Summary({ shown }: { readonly shown: ClanView }) {
  const { cards, tokens, hostages } = shown;
  if (cards.length + tokens.length + hostages.length === 0) return null;
  return (
    <div className={styles.line}>
      {cards.length > 0 && (
        <Tip className={styles.card} tip={<CardList cards={cards} />}>
          <Say k="count.cards" values={{ n: cards.length }} />
        </Tip>
      )}
      {tokens.length > 0 && (
        <Tip className={styles.card} tip={<Tokens shown={shown} />}>
          <Say k="count.tokens" values={{ n: tokens.length }} />
        </Tip>
      )}
      {hostages.length > 0 && (
        <Tip className={styles.card} tip={<Hostages shown={shown} />}>
          <Say k="count.hostages" values={{ n: hostages.length }} />
        </Tip>
      )}
    </div>
  );
}
