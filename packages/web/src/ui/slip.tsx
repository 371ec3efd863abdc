import { Popover } from 'radix-ui';
import type { PointerEvent, ReactNode, RefObject } from 'react';
import { useBack } from '../app/back.ts';
import styles from './tip.module.css';

export interface SlipProps {
  /** What it hangs on. */
  readonly trigger: RefObject<HTMLElement | null>;
  /** The id of what names it. */
  readonly name: string;
  /** Was it pressed? Then the focus goes in, and comes back. */
  readonly takesFocus: () => boolean;
  readonly onClose: () => void;
  readonly onPointerEnter?: (event: PointerEvent) => void;
  readonly onPointerLeave?: (event: PointerEvent) => void;
  readonly children: ReactNode;
}

/** A slip of paper that hangs on what it explains. Loaded when the first one opens (tip.tsx). */
export function Slip({ trigger, name, takesFocus, onClose, children, ...pointer }: SlipProps) {
  // What only a resting mouse opened goes by itself.
  useBack(onClose, takesFocus());
  const keepFocus = (event: Event): void => {
    if (!takesFocus()) event.preventDefault();
  };
  const giveBack = (event: Event): void => {
    event.preventDefault();
    // If something else was pressed, the focus is there already.
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (takesFocus() && isLost) trigger.current?.focus();
  };
  /** A press on what it hangs on closes it by itself. */
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
