import type { ClanView } from '@hinode/engine';
import { useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import styles from './belongings.module.css';
import { CardList, CardPictures, OwnedCards } from './owned-cards.tsx';
import { Hostages, Reserve } from './pieces.tsx';
import { Summary } from './summary.tsx';
import { Tokens } from './tokens.tsx';

/** How much room there is: in the rail of a low page, in the rail, or on a page of their own. */
export type Room = 'rows' | 'some' | 'full';

interface Props {
  readonly shown: ClanView;
  readonly room: Room;
}

/** How many pictures of cards fit beside so many kinds of pieces. */
const picturesBeside = (kinds: number): number => (kinds > 3 ? 1 : 2);

/** What a clan has besides its purse: reserve, cards, tokens, hostages. Empty groups are left out. */
export function Belongings({ shown, room }: Props) {
  const { cards, reserve } = shown;
  switch (room) {
    case 'rows':
      return (
        <div className={styles.row}>
          <Reserve shown={shown} together />
          <Won shown={shown} />
        </div>
      );
    case 'full':
      return (
        <>
          <Reserve shown={shown} />
          <OwnedCards cards={cards} />
          <Tokens shown={shown} />
          <Hostages shown={shown} />
        </>
      );
    case 'some':
      return (
        <>
          <Reserve shown={shown}>
            {cards.length > 0 && (
              <CardPictures cards={cards} most={picturesBeside(Object.keys(reserve).length)} />
            )}
          </Reserve>
          <Tokens shown={shown} />
          <Hostages shown={shown} />
        </>
      );
  }
}

/** Cards, tokens and hostages as numbers; a press lists them all. */
function Won({ shown }: { readonly shown: ClanView }) {
  const text = useText();
  const { cards, tokens, hostages } = shown;
  const counts = [
    ['count.cards', 'cards', cards.length],
    ['count.tokens', 'force', tokens.length],
    ['count.hostages', 'hostage', hostages.length],
  ] as const;
  const had = counts.filter(([, , n]) => n > 0);
  if (had.length === 0) return null;
  return (
    <Summary
      label={had.map(([key, , n]) => text.say(key, { n })).join(', ')}
      tip={
        <div className={styles.more}>
          <CardList cards={cards} />
          <Tokens shown={shown} />
          <Hostages shown={shown} />
        </div>
      }
    >
      {had.map(([key, icon, n]) => (
        <span key={key} className={styles.count}>
          <Icon name={icon} size={14} />
          {text.number(n)}
        </span>
      ))}
    </Summary>
  );
}
