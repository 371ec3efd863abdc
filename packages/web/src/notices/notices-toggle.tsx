import { useEffect, useState } from 'react';
import { useText } from '../app/language.tsx';
import { useSettings } from '../app/settings.ts';
import { Toggle } from '../ui/toggle.tsx';
import { keepWords } from './push.ts';
import { turnNotices } from './turning.ts';

/** The only place that asks the browser for permission. */
export function NoticesToggle() {
  const text = useText();
  const notices = useSettings((settings) => settings.notices);
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    if (notices) void keepWords(text);
  }, [notices, text]);
  if (!('Notification' in globalThis)) return null;
  const change = async (wanted: boolean): Promise<void> => {
    const allowed = await turnNotices(wanted);
    setRefused(wanted && !allowed);
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
