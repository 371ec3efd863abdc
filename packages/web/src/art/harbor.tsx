import { Band } from './band.tsx';
import styles from './harbor.module.css';
import { INK } from './ink.ts';

interface Props {
  /** The server cannot be reached: the boats are gone. */
  readonly empty?: boolean;
  /** With the pier and its lanterns at the end of the bay. */
  readonly pier?: boolean;
}

/** The bay of the online pages: boats before the mountain, and a pier. Its height is `--band`. */
export const Harbor = ({ empty = false, pier = false }: Props) => (
  <div className={styles.harbor}>
    <Band />
    {!empty && (
      <svg className={styles.boats} viewBox="0 0 240 60" aria-hidden="true">
        <Boat x={36} y={50} size={0.42} />
        <Boat x={118} y={56} size={0.6} />
      </svg>
    )}
    {pier && (
      <svg className={styles.pier} viewBox="0 -84 240 146" aria-hidden="true">
        <Pier />
      </svg>
    )}
  </div>
);

interface BoatProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export const Boat = ({ x, y, size }: BoatProps) => (
  <g transform={`translate(${x} ${y}) scale(${size})`} stroke={INK} strokeLinejoin="round">
    <path d="M0-4v-86" strokeWidth="3.5" strokeLinecap="round" />
    <path d="M-34-84h68c5 20 5 40 1 60h-70c-4-20-4-40 1-60z" fill="var(--snow)" strokeWidth="2.4" />
    <path
      d="M-36-64h72M-37-44h74M-12-84c-2 20-2 40 0 60M12-84c2 20 2 40 0 60"
      strokeWidth="1"
      opacity=".35"
      fill="none"
    />
    <path
      d="M-62-12c16 4 92 4 118-6 4 12-6 26-18 28h-78c-12-2-20-12-22-22z"
      fill="var(--timber)"
      strokeWidth="2.4"
    />
  </g>
);

export const Pier = () => (
  <g stroke={INK}>
    <path d="M20 8v54M80 8v54M140 8v54M200 8v54" strokeWidth="7" />
    <path d="M0 0h240v14h-240z" fill="var(--board)" strokeWidth="2.4" />
    {[26, 94, 162].map((x) => (
      <Lantern key={x} x={x} />
    ))}
  </g>
);

const Lantern = ({ x }: { readonly x: number }) => (
  <g transform={`translate(${x} 0) scale(.8)`}>
    <path d="M0 0v-96" strokeWidth="5" />
    <path d="M0-92h34" strokeWidth="4" />
    <path d="M34-92v10" strokeWidth="2" />
    <path
      d="M24-82h20v6h-20zM20-76h28c6 12 6 26 0 38h-28c-6-12-6-26 0-38zM24-38h20v6h-20z"
      fill="#fffdf4"
      strokeWidth="2.4"
      strokeLinejoin="round"
    />
    <path d="M17-66h34M16-57h36M17-48h34" strokeWidth="1" opacity=".5" />
  </g>
);
