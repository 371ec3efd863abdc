import { type ComponentProps, lazy, type ReactNode, Suspense, useId, useRef } from 'react';
import type { SlipProps } from './slip.tsx';
import styles from './tip.module.css';
import { useOpening } from './use-opening.ts';

interface Props {
  /** What is pressed: a card, an emblem, a number. */
  readonly children: ReactNode;
  /** The name of the button, if its content is a picture. */
  readonly label?: string;
  readonly className?: string | undefined;
  /** -1 in a picture that is hidden from the keyboard because a list says the same. */
  readonly tabIndex?: number | undefined;
  /** The explanation. */
  readonly tip: ReactNode;
}

/**
 * Everything can explain itself: a press (or Enter) opens a slip with the explanation; Esc or a press elsewhere closes it. A mouse
 * that rests on it opens it too, for as long as it rests.
 */
export function Tip({ children, label, className, tabIndex, tip }: Props) {
  const opening = useOpening();
  const { press, rest, leave } = opening;
  return (
    <Asked
      opening={opening}
      className={className}
      aria-label={label}
      tabIndex={tabIndex}
      onClick={press}
      onPointerEnter={rest}
      onPointerLeave={leave}
      slip={{ onPointerEnter: rest, onPointerLeave: leave, children: tip }}
    >
      {children}
    </Asked>
  );
}

interface AskedProps extends ComponentProps<'button'> {
  readonly opening: ReturnType<typeof useOpening>;
  readonly slip: Pick<SlipProps, 'onPointerEnter' | 'onPointerLeave' | 'children'>;
}

/** A button with a slip attached while it is open. There are many of these, and few are ever opened. */
export function Asked({ opening, slip, className, ...button }: AskedProps) {
  const name = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const { opened, takesFocus, close } = opening;
  const isOpen = opened !== 'no';
  return (
    <>
      <button
        type="button"
        ref={trigger}
        id={name}
        className={[styles.trigger, className].filter(Boolean).join(' ')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...button}
      />
      {isOpen && (
        <Suspense>
          <Slip trigger={trigger} name={name} takesFocus={takesFocus} onClose={close} {...slip} />
        </Suspense>
      )}
    </>
  );
}

export const fetchSlip = () => import('./slip.tsx');
const Slip = lazy(async () => ({ default: (await fetchSlip()).Slip }));
