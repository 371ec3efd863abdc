import { guessLanguage, LANGUAGES, type Language } from '@hinode/text';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** A person's settings in this browser: stored, and guessed from the browser at first. */

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const SPEEDS = ['calm', 'quick', 'off'] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly speed: Speed;
  readonly sound: boolean;
  /** Are messages from bots shown in this browser? */
  readonly botsSpeak: boolean;
  /** Single letters as shortcuts. */
  readonly keys: boolean;
  readonly largeText: boolean;
  /** Notices when it is the person's move at an online table. */
  readonly notices: boolean;
  set(change: Partial<Omit<Settings, 'set'>>): void;
}

export const useSettings = create<Settings>()(
  persist(
    (set) => ({
      language: guessLanguage(navigator.languages),
      theme: 'system',
      speed: 'calm',
      sound: false,
      botsSpeak: true,
      keys: true,
      largeText: false,
      notices: false,
      set: (change) => set(change),
    }),
    {
      name: 'hinode-settings',
      // Values stored by another version are used only if they make sense.
      merge: (stored, settings) => ({ ...settings, ...sensible(stored) }),
    },
  ),
);

function sensible(stored: unknown): Partial<Settings> {
  if (typeof stored !== 'object' || stored === null) return {};
  const { language, theme, speed, sound, botsSpeak, keys, largeText, notices } = stored as Record<
    string,
    unknown
  >;
  return {
    ...(LANGUAGES.some((known) => known === language) && { language: language as Language }),
    ...(THEMES.some((known) => known === theme) && { theme: theme as Theme }),
    ...(SPEEDS.some((known) => known === speed) && { speed: speed as Speed }),
    ...(typeof sound === 'boolean' && { sound }),
    ...(typeof botsSpeak === 'boolean' && { botsSpeak }),
    ...(typeof keys === 'boolean' && { keys }),
    ...(typeof largeText === 'boolean' && { largeText }),
    ...(typeof notices === 'boolean' && { notices }),
  };
}

/** Milliseconds between the moves of bots. */
export const PACE: Readonly<Record<Speed, number>> = { calm: 900, quick: 300, off: 0 };
