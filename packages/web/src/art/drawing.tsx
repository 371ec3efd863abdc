import type { ReactNode } from 'react';

/** The options of every small drawing. */
export interface DrawingProps {
  /** Side length; by default it grows with the text around it. */
  readonly size?: number | string;
  /** What a screen reader says. A drawing without a title is decoration. */
  readonly title?: string;
  readonly className?: string;
}

interface Props extends DrawingProps {
  readonly viewBox: string;
  readonly data?: Readonly<Record<`data-${string}`, string>>;
  readonly children: ReactNode;
}

/** A small square drawing. */
export const Drawing = ({ viewBox, size = '1em', title, className, data, children }: Props) => (
  <svg
    viewBox={viewBox}
    width={size}
    height={size}
    className={className}
    style={{ overflow: 'visible', flex: 'none' }}
    focusable="false"
    role="img"
    aria-label={title}
    aria-hidden={title === undefined}
    {...data}
  >
    {children}
  </svg>
);
