import { useText } from '../app/language.tsx';
import { useSettings } from '../app/settings.ts';
import { Toggle } from '../ui/toggle.tsx';

/** Whether bots talk: the same setting as at the table, here where it comes to mind. */
export function BotsTalk() {
  const text = useText();
  const { botsSpeak, set } = useSettings();
  return (
    <Toggle
      label={text.say('settings.bots-speak')}
      checked={botsSpeak}
      onChange={(value) => set({ botsSpeak: value })}
    />
  );
}
