import { useText } from '../app/language.tsx';
import { writeRoute } from '../app/route.ts';
import { FishingGuide } from '../art/fishing-guide.tsx';
import { Icon } from '../art/icon.tsx';
import styles from './lobby.module.css';

/** Nobody is there yet: the guide fishes, and there are two other ways on. */
export function Nobody() {
  const text = useText();
  return (
    <section className={styles.nobody}>
      <FishingGuide />
      <h2>{text.say('lobby.nobody')}</h2>
      <p>{text.say('lobby.nobody-note')}</p>
      <a className={styles.way} href={writeRoute({ page: 'setup', hotSeat: false })}>
        <Icon name="bot" size={28} />
        <span>
          <b>{text.say('lobby.bots')}</b>
          <span>{text.say('lobby.bots-note')}</span>
        </span>
        <Icon name="arrow-next" size={18} />
      </a>
    </section>
  );
}
