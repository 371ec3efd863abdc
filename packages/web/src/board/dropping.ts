import type { PointerEvent } from 'react';
import type { Option } from '../choices/choices.ts';

/** Dragging a piece: pressing it chooses it, and dropping it on a place counts as choosing that place. */

/** A drag shorter than this counts as a press. */
const PRESS = 8;

export function dropOn(event: PointerEvent, option: Option, choose: () => void): void {
  const begun = { x: event.clientX, y: event.clientY };
  const isOwn = option.pick.kind === 'piece';
  choose();
  if (!isOwn) return;
  const letGo = (end: globalThis.PointerEvent): void => {
    if (Math.hypot(end.clientX - begun.x, end.clientY - begun.y) < PRESS) return;
    const under = document.elementsFromPoint(end.clientX, end.clientY);
    const province = under.find((element) => element.matches('[data-province], [data-plate], [data-shrine]'));
    if (province instanceof SVGElement || province instanceof HTMLElement)
      province.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  };
  addEventListener('pointerup', letGo, { once: true });
}
