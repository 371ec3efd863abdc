/** What a key means, whatever the keyboard writes. */

type Pressed = Pick<KeyboardEvent, 'key' | 'code'>;

/** The Latin letter of a key, also where the keyboard writes other letters. */
export const letterOf = ({ key, code }: Pressed): string =>
  (/^[a-z]$/i.test(key) ? key : code.replace(/^Key/, '')).toLowerCase();

/** A Persian keyboard has its own question mark. */
export const isQuestionMark = ({ key }: Pressed): boolean => key === '?' || key === '؟';

/** Somebody is writing, so a letter is a letter. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

export const isUnderSheet = (): boolean => document.querySelector('[role="dialog"]') !== null;
