import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../art/icon.tsx';
import styles from './menu.module.css';

interface Props {
  readonly icon: IconName;
  readonly onSelect: () => void;
  readonly children: ReactNode;
}

export const MenuItem = ({ icon, onSelect, children }: Props) => (
  <DropdownMenu.Item className={styles.item} onSelect={onSelect}>
    <Icon name={icon} size={18} />
    {children}
  </DropdownMenu.Item>
);
