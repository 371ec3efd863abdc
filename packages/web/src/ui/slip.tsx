import { Popover } from 'radix-ui';
import type { PointerEvent, ReactNode, RefObject } from 'react';
import { useBack } from '../app/back.ts';
import styles from './tip.module.css';

export interface SlipProps {
  /** The element to which it is attached. */
  readonly trigger: RefObject<HTMLElement | null>;
  /** The id of the element that labels it. */
  readonly name: string;
  /** Was it opened by a press? Then the focus moves in, and comes back afterwards. */
  readonly takesFocus: () => boolean;
  readonly onClose: () => void;
  readonly onPointerEnter?: (event: PointerEvent) => void;
  readonly onPointerLeave?: (event: PointerEvent) => void;
  readonly children: ReactNode;
}

/** A slip of paper attached to what it explains. Loads when the first one opens (tip.tsx). */
export function Slip({ trigger, name, takesFocus, onClose, children, ...pointer }: SlipProps) {
  // A slip that was opened by hovering closes by itself.
  useBack(onClose, takesFocus());
  const keepFocus = (event: Event): void => {
    if (!takesFocus()) event.preventDefault();
  };
  const giveBack = (event: Event): void => {
    event.preventDefault();
    // If something else was pressed, it already has the focus.
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (takesFocus() && isLost) trigger.current?.focus();
  };
  /** A press on that element closes the slip anyway. */
  const stay = (event: CustomEvent): void => {
    if (event.target instanceof Node && trigger.current?.contains(event.target)) event.preventDefault();
  };
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={trigger as RefObject<HTMLElement>} />
      <Popover.Portal>
        <Popover.Content
          className={styles.slip}
          sideOffset={6}
          collisionPadding={8}
          aria-labelledby={name}
          onOpenAutoFocus={keepFocus}
          onCloseAutoFocus={giveBack}
          onInteractOutside={stay}
          {...pointer}
        >
          {children}
          <Popover.Arrow className={styles.arrow} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
