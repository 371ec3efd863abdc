import { lazy, Suspense, useState } from 'react';
import { useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import { useOpenRecord } from '../menu/open-record.tsx';
import { useInstalled } from '../pwa/installed.ts';
import styles from './home.module.css';

/** What is not a way into a game: records, installing, settings. */
export function TopBar() {
  const text = useText();
  const record = useOpenRecord();
  const { update, install } = useInstalled();
  const [settings, setSettings] = useState(false);
  return (
    <div className={styles.top}>
      {update && (
        <button type="button" onClick={update}>
          <Icon name="again" size={18} />
          {text.say('menu.update')}
        </button>
      )}
      {install && (
        <button type="button" onClick={install}>
          <Icon name="plus" size={18} />
          {text.say('menu.install')}
        </button>
      )}
      <button type="button" onClick={record.choose}>
        <Icon name="open" size={18} />
        {text.say('menu.load')}
      </button>
      <button type="button" onClick={() => setSettings(true)}>
        <Icon name="settings" size={18} />
        {text.say('menu.settings')}
      </button>
      {record.sheet}
      {settings && (
        <Suspense>
          <SettingsSheet onClose={() => setSettings(false)} />
        </Suspense>
      )}
    </div>
  );
}

const SettingsSheet = lazy(async () => ({
  default: (await import('../menu/settings-sheet.tsx')).SettingsSheet,
}));
