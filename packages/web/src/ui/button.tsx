import type { ComponentProps } from 'react';
import styles from './button.module.css';

interface Props extends ComponentProps<'button'> {
  /** `primary` is the black one; `choice` has the ink edge of things that can be chosen; `quiet` has no edge. */
  readonly look?: 'primary' | 'choice' | 'quiet';
}

/** Every button of the page. */
export function Button({ look = 'choice', className, type = 'button', ...rest }: Props) {
  return (
    <button
      type={type}
      className={[styles.button, styles[look], className].filter(Boolean).join(' ')}
      {...rest}
    />
  );
}
