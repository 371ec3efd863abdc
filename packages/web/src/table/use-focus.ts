import { useEffect } from 'react';
import { focusLater } from '../ui/focus-later.ts';
import { isFocusLost, isTyping, isUnderSheet } from '../ui/keys.ts';

/** People who play with the keyboard never lose their place, and the arrow keys lead to an answer from anywhere. */
export function useFocus(asked: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a button may disappear when the next question comes
  useEffect(() => {
    if (!isFocusLost()) return;
    return focusLater(document.querySelector('[data-question] h2') ?? document.querySelector('main'));
  }, [asked]);
  useEffect(() => {
    const walk = (event: KeyboardEvent): void => {
      if (!event.key.startsWith('Arrow') || event.defaultPrevented || isUnderSheet()) return;
      if (isTyping(event.target) || !isNowhere(document.activeElement)) return;
      const answer = firstAnswer();
      if (answer === undefined) return;
      event.preventDefault();
      answer.focus();
    };
    addEventListener('keydown', walk);
    return () => removeEventListener('keydown', walk);
  }, []);
}

/** The focus is not on anything that can be pressed, but on the page itself, on what fills the screen, or on the question. */
const isNowhere = (focused: Element | null): boolean =>
  focused === null || focused === document.body || focused.matches('main, [data-question] h2');

/** The places where answers are, the most likely first. */
const ANSWERS = [
  'main [data-go-on]:enabled',
  '[data-dock] :is([data-pick], [data-move]):enabled',
  'main [role="spinbutton"]',
  'main [data-move]:enabled',
];

const firstAnswer = (): HTMLElement | undefined =>
  ANSWERS.flatMap((answers) => [...document.querySelectorAll<HTMLElement>(answers)]).find((one) =>
    one.checkVisibility(),
  );
