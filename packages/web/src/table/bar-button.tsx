import type { ReactNode } from 'react';
import { useText } from '../app/language.tsx';
import { Icon, type IconName } from '../art/icon.tsx';
import { UnreadTalk } from '../online/parts.tsx';
import styles from './bar-button.module.css';
import { useHint } from './hint.ts';
import { part } from './part.tsx';
import { useTable, useTableState } from './use-table.ts';

interface Props {
  readonly icon: IconName;
  readonly label: 'bar.map' | 'bar.scores' | 'bar.hint' | 'tabs.cards' | 'tabs.log' | 'tabs.talk';
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly badge?: ReactNode;
  readonly onPress: () => void;
}

/** A button of the bar, with a label under the icon. */
export function BarButton({ icon, label, pressed, disabled, badge, onPress }: Props) {
  const text = useText();
  return (
    <button
      type="button"
      className={styles.button}
      data-label={label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onPress}
    >
      <Icon name={icon} size={18} />
      <span className={styles.label}>{text.say(label)}</span>
      {badge}
    </button>
  );
}

export const HintButton = part(useMayAsk, ({ mayAsk }) => {
  const table = useTable();
  const { ask, thinking } = useHint();
  return (
    <BarButton icon="hint" label="bar.hint" disabled={!mayAsk || thinking} onPress={() => void ask(table)} />
  );
});

function useMayAsk() {
  return { mayAsk: useTableState().decision !== undefined };
}

export const TalkButton = ({ onPress }: { readonly onPress: () => void }) => (
  <BarButton icon="chat" label="tabs.talk" badge={<UnreadTalk />} onPress={onPress} />
);
