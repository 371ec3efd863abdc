import { TANUKI_COLORS, TanukiPaths } from './tanuki.tsx';

/** The guide fishing from the pier, with a second bowl of tea steaming beside it: nobody has come yet. */
export const FishingGuide = () => (
  <svg className={TANUKI_COLORS} viewBox="-20 -4 300 200" aria-hidden="true">
    <path
      d="M-20 176c40-14 80-14 120-4s120 4 180-2v26h-300z"
      fill="var(--water)"
      stroke="var(--foam)"
      strokeWidth="3"
    />
    <path d="M20 158v38M90 158v38M160 158v38" stroke="#1d1a17" strokeWidth="7" />
    <path d="M-60 150h254v14h-254z" fill="var(--board)" stroke="#1d1a17" strokeWidth="2.4" />
    <TanukiPaths pose="fish" />
    <g transform="translate(160 132) scale(.7)">
      <path d="M-27-3c1 16 11 23 27 23s26-7 27-23z" fill="#2a2623" stroke="#1d1a17" strokeWidth="2" />
      <ellipse cy="-4" rx="27" ry="9.5" fill="#f3ead7" stroke="#1d1a17" strokeWidth="2" />
      <ellipse cy="-2.5" rx="21" ry="6.5" fill="#97966c" />
      <path
        d="M-8-16c-6-7 6-12 0-20M8-16c-6-7 6-12 0-20"
        fill="none"
        stroke="#1d1a17"
        strokeWidth="2.2"
        opacity=".5"
        strokeLinecap="round"
      />
    </g>
    <ellipse cx="208" cy="180" rx="20" ry="5" fill="none" stroke="var(--foam)" strokeWidth="2" />
  </svg>
);
