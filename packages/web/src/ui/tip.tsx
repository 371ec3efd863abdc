import { Popover } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import styles from './tip.module.css';
import { useOpening } from './use-opening.ts';

interface Props {
  /** What is pressed: a card, an emblem, a number. */
  readonly children: ReactNode;
  /** The name of the button, where its content is a picture. */
  readonly label?: string;
  readonly className?: string | undefined;
  /** -1 in a picture that is hidden from the keyboard, where a list says the same. */
  readonly tabIndex?: number | undefined;
  /** What it tells. */
  readonly tip: ReactNode;
}

/**
 * Everything tells what it is: press (or Enter) opens a slip with the explanation; Esc or a press elsewhere closes it.
 * A mouse that rests on it opens it too, for as long as it rests.
 */
export function Tip({ children, label, className, tabIndex, tip }: Props) {
  const name = useId();
  const { opened, takesFocus, close, press, rest, leave } = useOpening();
  const keepFocus = (event: Event): void => {
    if (!takesFocus()) event.preventDefault();
  };
  return (
    <Popover.Root open={opened !== 'no'} onOpenChange={(open) => !open && close()}>
      <Popover.Trigger
        id={name}
        className={[styles.trigger, className].filter(Boolean).join(' ')}
        aria-label={label}
        tabIndex={tabIndex}
        onClick={(event) => {
          event.preventDefault();
          press();
        }}
        onPointerEnter={rest}
        onPointerLeave={leave}
      >
        {children}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className={styles.slip}
          sideOffset={6}
          collisionPadding={8}
          aria-labelledby={name}
          onOpenAutoFocus={keepFocus}
          onCloseAutoFocus={keepFocus}
          onPointerEnter={rest}
          onPointerLeave={leave}
        >
          {tip}
          <Popover.Arrow className={styles.arrow} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
