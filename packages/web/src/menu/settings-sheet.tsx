import { ENDONYMS, LANGUAGES } from '@hinode/text';
import { useId } from 'react';
import { useText } from '../app/language.tsx';
import { useSettings } from '../app/settings.ts';
import { NoticesToggle } from '../notices/notices-toggle.tsx';
import { Segments } from '../ui/segments.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { Toggle } from '../ui/toggle.tsx';
import styles from './menu.module.css';

/** The settings. Everything takes effect at once, even in the middle of a game. */
export function SettingsSheet({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const id = useId();
  const { language, theme, speed, sound, botsSpeak, keys, largeText, set } = useSettings();
  return (
    <Sheet title={text.say('settings.title')} onClose={onClose}>
      <div className={styles.parts}>
        <h3 id={`${id}-language`}>{text.say('settings.language')}</h3>
        <Segments
          labelledBy={`${id}-language`}
          value={language}
          options={LANGUAGES.map((value) => ({ value, label: ENDONYMS[value], lang: value }))}
          onChange={(value) => set({ language: value })}
        />
        <h3 id={`${id}-theme`}>{text.say('settings.theme')}</h3>
        <Segments
          labelledBy={`${id}-theme`}
          value={theme}
          options={[
            { value: 'system', label: text.say('settings.theme-system') },
            { value: 'light', label: text.say('settings.theme-light') },
            { value: 'dark', label: text.say('settings.theme-dark') },
          ]}
          onChange={(value) => set({ theme: value })}
        />
        <h3 id={`${id}-speed`}>{text.say('settings.animation')}</h3>
        <Segments
          labelledBy={`${id}-speed`}
          value={speed}
          options={[
            { value: 'calm', label: text.say('settings.animation-calm') },
            { value: 'quick', label: text.say('settings.animation-quick') },
            { value: 'off', label: text.say('settings.animation-off') },
          ]}
          onChange={(value) => set({ speed: value })}
        />
        <Toggle
          label={text.say('settings.sound')}
          note={text.say('settings.sound-note')}
          checked={sound}
          onChange={(value) => set({ sound: value })}
        />
        <Toggle
          label={text.say('settings.bots-speak')}
          note={text.say('settings.bots-speak-note')}
          checked={botsSpeak}
          onChange={(value) => set({ botsSpeak: value })}
        />
        <NoticesToggle />
        <Toggle
          label={text.say('settings.letters')}
          note={text.say('keys.letters-about')}
          checked={keys}
          onChange={(value) => set({ keys: value })}
        />
        <Toggle
          label={text.say('settings.larger-text')}
          checked={largeText}
          onChange={(value) => set({ largeText: value })}
        />
        <p className={styles.note}>{text.say('settings.on-device')}</p>
      </div>
    </Sheet>
  );
}
