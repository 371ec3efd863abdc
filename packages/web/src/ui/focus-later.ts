import { afterPicture } from '../app/after-picture.ts';

/**
 * Moves the focus once the page is shown as it is now: a browser that is asked for it before lays out the page in the middle of
 * drawing. Whoever has moved the focus meanwhile keeps it. Gives how to call it off.
 */
export function focusLater(element: HTMLElement | null): () => void {
  const focused = document.activeElement;
  return afterPicture(() => {
    if (document.activeElement === focused) element?.focus({ preventScroll: true });
  });
}
