/** What a key means, whatever the keyboard layout. */

type Pressed = Pick<KeyboardEvent, 'key' | 'code'>;

/** The Latin letter of a key, even if the keyboard writes other letters. */
export const letterOf = ({ key, code }: Pressed): string =>
  (/^[a-z]$/i.test(key) ? key : code.replace(/^Key/, '')).toLowerCase();

/** A Persian keyboard has its own question mark. */
export const isQuestionMark = ({ key }: Pressed): boolean => key === '?' || key === '؟';

/** Somebody is writing, so a letter is just a letter. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** A sheet is open over the page, or somebody reads the rules while the table waits below. */
export const isUnderSheet = (): boolean => document.querySelector('[role="dialog"], [data-waits]') !== null;

/** The focus is nowhere in particular, and nobody is about to use it. */
export const isFocusLost = (): boolean =>
  (document.activeElement === null || document.activeElement === document.body) &&
  !isUnderSheet() &&
  !isMenuOpen();

const isMenuOpen = (): boolean => document.querySelector('[role="menu"]') !== null;
