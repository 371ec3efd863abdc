import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './menu.module.css';

interface Props {
  readonly sideOffset?: number;
  readonly children: ReactNode;
}

/** The content of a menu. A new question may take the focus while it is open: only a press elsewhere or Escape closes it. */
export const MenuList = ({ sideOffset = 0, children }: Props) => (
  <DropdownMenu.Content
    className={styles.menu}
    align="end"
    sideOffset={sideOffset}
    collisionPadding={8}
    onFocusOutside={(event) => event.preventDefault()}
  >
    {children}
  </DropdownMenu.Content>
);
