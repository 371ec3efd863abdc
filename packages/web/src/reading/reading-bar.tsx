import { type ReactNode, use } from 'react';
import { BelowContext } from '../app/below.tsx';
import { useText } from '../app/language.tsx';
import { type Route, writeRoute } from '../app/route.ts';
import { Emblem } from '../art/emblem.tsx';
import { Icon, type IconName } from '../art/icon.tsx';
import { CopyLink } from '../position/copy-link.tsx';
import { useLeftTable } from './left-table.ts';
import styles from './reading-bar.module.css';

interface Props {
  readonly icon: IconName;
  readonly title: string;
  /** What there is to read, in a few words. */
  readonly lead: string;
  /** At the end. */
  readonly children?: ReactNode;
}

/** The bar of the pages to read: the way back, the title, and the table that the reader came from. */
export function ReadingBar({ icon, title, lead, children }: Props) {
  const text = useText();
  const below = use(BelowContext);
  return (
    <header className={styles.bar} data-from={below && ''}>
      <a className={styles.back} href={writeRoute({ page: 'home' })} aria-label={text.say('menu.home')}>
        <Icon name="arrow-back" size={20} />
      </a>
      <Icon name={icon} size={28} className={`${styles.icon}`} />
      <div className={styles.titles}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      <div className={styles.end}>
        {children}
        <CopyLink />
      </div>
      {below && <CameFrom from={below} />}
    </header>
  );
}

/** In lessons and puzzles nobody plays a game. */
const LEARNS: ReadonlySet<Route['page']> = new Set(['learn', 'puzzles', 'position']);

/** From the table, and back to it. */
function CameFrom({ from }: { readonly from: Route }) {
  const text = useText();
  const left = useLeftTable((store) => store.left);
  return (
    <div className={styles.from}>
      {left?.clan && <Emblem clan={left.clan} size={20} />}
      {left?.said !== undefined && <p className={styles.said}>{left.said}</p>}
      <a className={styles.return} href={writeRoute(from)} data-return="">
        {text.say(LEARNS.has(from.page) ? 'reading.back-to-learn' : 'reading.back')}
      </a>
    </div>
  );
}
