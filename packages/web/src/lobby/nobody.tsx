import { useText } from '../app/language.tsx';
import { type Route, writeRoute } from '../app/route.ts';
import { FishingGuide } from '../art/fishing-guide.tsx';
import { Icon, type IconName } from '../art/icon.tsx';
import styles from './lobby.module.css';

/** Nobody is there yet: the guide fishes, and there are two other ways on. */
export function Nobody() {
  const text = useText();
  return (
    <section className={styles.nobody}>
      <FishingGuide />
      <h2>{text.say('lobby.nobody')}</h2>
      <p>{text.say('lobby.nobody-note')}</p>
      <Way
        to={{ page: 'setup', hotSeat: false }}
        icon="bot"
        title={text.say('lobby.bots')}
        note={text.say('lobby.bots-note')}
      />
      <Way
        to={{ page: 'learn' }}
        icon="book"
        title={text.say('home.learn')}
        note={text.say('home.learn-about')}
      />
    </section>
  );
}

interface WayProps {
  readonly to: Route;
  readonly icon: IconName;
  readonly title: string;
  readonly note: string;
}

const Way = ({ to, icon, title, note }: WayProps) => (
  <a className={styles.way} href={writeRoute(to)}>
    <Icon name={icon} size={28} />
    <span>
      <b>{title}</b>
      <span>{note}</span>
    </span>
    <Icon name="arrow-next" size={18} />
  </a>
);
