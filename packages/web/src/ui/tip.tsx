import { Popover } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './tip.module.css';

interface Props {
  /** What is pressed: a card, an emblem, a number. */
  readonly children: ReactNode;
  /** The name of the button, where its content is a picture. */
  readonly label?: string;
  readonly className?: string;
  /** What it tells. */
  readonly tip: ReactNode;
}

/** Everything tells what it is: press (or Enter) opens a slip with the explanation; Esc or a press elsewhere closes it. */
export function Tip({ children, label, className, tip }: Props) {
  return (
    <Popover.Root>
      <Popover.Trigger className={[styles.trigger, className].filter(Boolean).join(' ')} aria-label={label}>
        {children}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className={styles.slip} sideOffset={6} collisionPadding={8}>
          {tip}
          <Popover.Arrow className={styles.arrow} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
