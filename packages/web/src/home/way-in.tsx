import type { ReactNode } from 'react';
import { type Route, writeRoute } from '../app/route.ts';
import { Icon, type IconName } from '../art/icon.tsx';
import styles from './ways.module.css';

interface Words {
  readonly picture: ReactNode;
  readonly title: string;
  readonly note: ReactNode;
}

/** What every way into a game looks like: a picture, what it is, and a line about it. */
export const WayFace = ({ picture, title, note }: Words) => (
  <>
    <span className={styles.picture}>{picture}</span>
    <span className={styles.words}>
      <span className={styles.title}>{title}</span>
      <span className={styles.note}>{note}</span>
    </span>
  </>
);

export const Onward = () => (
  <span className={styles.onward}>
    <Icon name="arrow-next" size={18} />
  </span>
);

interface WayProps {
  readonly to: Route;
  readonly icon: IconName;
  readonly title: string;
  readonly note: string;
}

export const WayIn = ({ to, icon, title, note }: WayProps) => (
  <a className={styles.way} href={writeRoute(to)}>
    <WayFace picture={<Icon name={icon} size={28} />} title={title} note={note} />
    <Onward />
  </a>
);
