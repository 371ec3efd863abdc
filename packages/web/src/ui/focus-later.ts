import { afterPicture } from '../app/after-picture.ts';

/**
 * Moves the focus once the page has been painted: doing it earlier would force a layout in the middle of rendering. If something
 * else has taken the focus meanwhile, it stays there. Returns how to cancel.
 */
export function focusLater(element: HTMLElement | null): () => void {
  const focused = document.activeElement;
  return afterPicture(() => {
    if (document.activeElement === focused) element?.focus({ preventScroll: true });
  });
}
