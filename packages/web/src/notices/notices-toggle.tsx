import { useEffect, useState } from 'react';
import { useText } from '../app/language.tsx';
import { useSettings } from '../app/settings.ts';
import { Toggle } from '../ui/toggle.tsx';
import { keepWords, subscribe, unsubscribe } from './push.ts';

/** The browser is asked for its permission here and nowhere else. */
export function NoticesToggle() {
  const text = useText();
  const { notices, set } = useSettings();
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    if (notices) void keepWords(text);
  }, [notices, text]);
  if (!('Notification' in globalThis)) return null;
  const change = async (wanted: boolean): Promise<void> => {
    const allowed = wanted && (await Notification.requestPermission()) === 'granted';
    setRefused(wanted && !allowed);
    set({ notices: allowed });
    // A server that cannot reach browsers, or none at all, leaves the words of the open page.
    await (allowed ? subscribe() : unsubscribe()).catch(() => undefined);
  };
  return (
    <Toggle
      label={text.say('settings.notices')}
      note={text.say(refused ? 'settings.notices-refused' : 'settings.notices-note')}
      checked={notices}
      onChange={(wanted) => void change(wanted)}
    />
  );
}
