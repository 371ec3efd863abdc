import { CardPicture } from '../art/card-picture.tsx';
import { Emblem } from '../art/emblem.tsx';
import { Icon } from '../art/icon.tsx';
import styles from './thing-picture.module.css';
import { isCard, isClan, type Thing } from './things.ts';

/** The picture of anything that can be looked up: the print of a card, the sign of a kami on its disc, the cloth of a clan. */
export function ThingPicture({ thing }: { readonly thing: Thing }) {
  if (isCard(thing)) return <CardPicture card={thing.card} className={`${styles.print}`} />;
  if (isClan(thing))
    return (
      <span className={styles.cloth} data-clan={thing.id} aria-hidden="true">
        <Emblem clan={thing.id} size="100%" />
      </span>
    );
  return (
    <span className={styles.shrine} aria-hidden="true">
      <span className={styles.disc}>
        <Icon name={thing.id} size="100%" />
      </span>
    </span>
  );
}
