import { Drawing, type DrawingProps } from './drawing.tsx';

interface Props extends DrawingProps {
  /** No eyes: not begun. One: begun. Both: done. */
  readonly eyes: 0 | 1 | 2;
}

/** Keeps count with its eyes rather than its color. A print, so it looks the same by day and by night. */
export const Daruma = ({ eyes, ...drawing }: Props) => (
  <Drawing viewBox="0 0 48 48" {...drawing}>
    <path
      d="M24 2.5c10.5 0 17.5 7 18.5 17 .6 5-.5 9-2 12.5 1 6-5 13.5-16.5 13.5s-17.5-7.5-16.5-13.5c-1.5-3.5-2.6-7.5-2-12.5 1-10 8-17 18.5-17z"
      fill="#2a2623"
      stroke="#1d1a17"
      strokeWidth="2.4"
      strokeLinejoin="round"
    />
    <path
      d="M24 7.8c8.6 0 14.6 4.8 14.6 11.7 0 7.1-6 11.5-14.6 11.5s-14.6-4.4-14.6-11.5c0-6.9 6-11.7 14.6-11.7z"
      fill="#f3ead7"
      stroke="#1d1a17"
      strokeWidth="1.8"
    />
    <g fill="none" stroke="#1d1a17" strokeLinecap="round">
      <path d="M11.5 16.5c2.5-4 6.5-4.6 10-2.3M36.5 16.5c-2.5-4-6.5-4.6-10-2.3" strokeWidth="3" />
      <path d="M20.5 26.3c2.3 1 4.7 1 7 0" strokeWidth="1.8" />
      <path d="M12 27c2.5 1.5 4.5 1.5 6.5.5M36 27c-2.5 1.5-4.5 1.5-6.5.5" strokeWidth="1.6" />
    </g>
    {[17.3, 30.7].map((x, i) => (
      <g key={x}>
        <circle cx={x} cy="20.2" r="5" fill="#fffdf4" stroke="#1d1a17" strokeWidth="1.7" />
        {i < eyes && <circle cx={x} cy="20.2" r="3.3" fill="#1d1a17" />}
      </g>
    ))}
    <path
      d="M15 35.5c2 2.6 4.5 4 9 4s7-1.4 9-4M19 41.5c3 1 7 1 10 0"
      fill="none"
      stroke="#dccdae"
      strokeWidth="1.8"
      strokeLinecap="round"
    />
  </Drawing>
);
