import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useBack } from '../app/back.ts';
import { useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import styles from './sheet.module.css';

export interface PaperProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The content of a sheet (sheet.tsx). */
export function Paper({ title, onClose, children }: PaperProps) {
  const text = useText();
  useBack(onClose);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.veil} data-veil="" />
        <Dialog.Content className={styles.sheet} aria-describedby={undefined}>
          <header className={styles.head}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <Dialog.Close className={styles.close} aria-label={text.say('sheet.close')}>
              <Icon name="close" />
            </Dialog.Close>
          </header>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long sheet is scrolled with the keyboard too */}
          <div className={styles.body} tabIndex={0}>
            {children}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
