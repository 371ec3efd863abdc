import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import { UnreadTalk } from '../online/parts.tsx';
import { useInstalled } from '../pwa/installed.ts';
import styles from './menu.module.css';
import { useHelpKey } from './use-help-key.ts';

export interface MenuProps {
  readonly look?: 'menu' | 'more';
  /** Further entries, at the top. */
  readonly children?: ReactNode;
}

/** The menu button. The menu itself loads with the first press, or earlier when there is time. */
export function Menu(props: MenuProps) {
  const [opens, setOpens] = useState<'menu' | 'keys'>();
  useHelpKey(opens === undefined ? () => setOpens('keys') : undefined);
  const closed = <Closed {...props} onPress={() => setOpens('menu')} />;
  if (opens === undefined) return closed;
  return (
    <Suspense fallback={closed}>
      <WholeMenu {...props} opens={opens} />
    </Suspense>
  );
}

/** Its appearance before it was ever opened. */
function Closed({ look = 'menu', children, onPress }: MenuProps & { readonly onPress: () => void }) {
  const text = useText();
  const { update } = useInstalled();
  return (
    <button
      type="button"
      className={styles.trigger}
      aria-haspopup="menu"
      aria-expanded="false"
      onClick={onPress}
    >
      <Icon name={look} size={22} />
      <span className="spoken">{text.say('menu.title')}</span>
      {children && <UnreadTalk />}
      {update && <span className={styles.dot} />}
    </button>
  );
}

export const fetchMenu = () => import('./whole-menu.tsx');
const WholeMenu = lazy(async () => ({ default: (await fetchMenu()).WholeMenu }));
