import { useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { useTableState } from '../table/use-table.ts';
import styles from './whose.module.css';

/** Several persons at one device: whose question it is. */
export function Whose() {
  const text = useText();
  const { me, persons, seats } = useTableState();
  if (persons.length < 2) return null;
  const player = seats.find(({ clan }) => clan === me)?.player;
  const name = player?.kind === 'person' ? player.name : undefined;
  return (
    <span className={styles.whose} data-whose={me}>
      <Emblem clan={me} size={24} />
      {text.say('dock.whose', { who: name ?? text.name(me) })}{' '}
    </span>
  );
}
