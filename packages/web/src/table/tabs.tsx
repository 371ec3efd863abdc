import { memo } from 'react';
import { useText } from '../app/language.tsx';
import { Icon, type IconName } from '../art/icon.tsx';
import { UnreadTalk } from '../online/parts.tsx';
import styles from './tabs.module.css';
import { useTable } from './use-table.ts';

export type Tab = 'map' | 'clans' | 'cards' | 'log' | 'talk';

const TABS = [
  ['map', 'map', 'tabs.map'],
  ['clans', 'clans', 'tabs.clans'],
  ['cards', 'cards', 'tabs.cards'],
  ['log', 'log', 'tabs.log'],
  ['talk', 'chat', 'tabs.talk'],
] as const satisfies readonly (readonly [Tab, IconName, string])[];

interface Props {
  readonly tab: Tab;
  readonly onChange: (tab: Tab) => void;
}

/** At the foot of a phone: what fills the screen. */
export const Tabs = memo(({ tab, onChange }: Props) => {
  const text = useText();
  const { talk } = useTable();
  return (
    <nav className={styles.tabs} aria-label={text.say('tabs.label')}>
      {TABS.filter(([id]) => id !== 'talk' || talk !== undefined).map(([id, icon, label]) => (
        <button
          key={id}
          type="button"
          aria-current={tab === id ? 'page' : undefined}
          onClick={() => onChange(id)}
        >
          <Icon name={icon} size={20} />
          {text.say(label)}
          {id === 'talk' && tab !== 'talk' && <UnreadTalk />}
        </button>
      ))}
    </nav>
  );
});
