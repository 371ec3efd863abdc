import { Say, useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import { Face } from '../cards/face.tsx';
import styles from './thing-face.module.css';
import { ThingPicture } from './thing-picture.tsx';
import { isCard, isClan, type Thing } from './things.ts';
import { kindName, ruleKeyOf } from './words.ts';

/** A thing as it appears in the card browser: a card with its face, and kami and clans in the same way. */
export function ThingFace({ thing }: { readonly thing: Thing }) {
  const text = useText();
  if (isCard(thing)) return <Face card={thing.card} />;
  return (
    <div className={styles.face} data-kind={thing.kind}>
      <ThingPicture thing={thing} />
      <div className={styles.body}>
        <h3 className={styles.title}>{text.name(thing.id)}</h3>
        <p className={styles.kind}>
          <Icon name={isClan(thing) ? 'clans' : thing.id} />
          {isClan(thing) ? text.name(`${thing.id}.ability`) : kindName(text, thing.kind)}
        </p>
        <p>
          <Say k={ruleKeyOf(thing)} />
        </p>
      </div>
    </div>
  );
}
