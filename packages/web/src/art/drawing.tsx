import type { ReactNode } from 'react';

/** What every small drawing can be told. */
export interface DrawingProps {
  /** Side length; grows with the text around it unless told. */
  readonly size?: number | string;
  /** What it says to somebody who cannot see it. Without one the drawing is decoration. */
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
