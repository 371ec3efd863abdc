import styles from './fishing-guide.module.css';

/** The guide fishes from the pier, and a second bowl steams beside it: nobody has come yet. */
export const FishingGuide = () => (
  <svg className={styles.guide} viewBox="-20 -4 300 200" aria-hidden="true">
    <path d="M20 158v38M90 158v38M160 158v38" stroke="#1d1a17" strokeWidth="7" />
    <path d="M-60 150h254v14h-254z" fill="var(--board)" stroke="#1d1a17" strokeWidth="2.4" />
    <g>
      <path
        d="M112 128c12 6 30 2 36-12 5-12-2-24-13-22-8 1-11 8-18 11z"
        fill="var(--fur)"
        stroke="#1d1a17"
        strokeLinejoin="round"
        strokeLinecap="round"
        strokeWidth="3"
      />
      <path
        d="M128 99c6 3 10 9 11 16M120 106c6 4 9 11 9 20"
        fill="none"
        stroke="var(--mask)"
        strokeWidth="6"
      />
      <path
        d="M112 128c12 6 30 2 36-12 5-12-2-24-13-22-8 1-11 8-18 11z"
        fill="none"
        stroke="#1d1a17"
        strokeLinejoin="round"
        strokeLinecap="round"
        strokeWidth="3"
      />
      <circle
        cx="80"
        cy="52"
        r="47"
        fill="var(--straw)"
        stroke="#1d1a17"
        strokeLinejoin="round"
        strokeLinecap="round"
        strokeWidth="3"
      />
      <circle cx="80" cy="52" r="36" fill="none" stroke="#1d1a17" strokeWidth="1.3" opacity=".35" />
      <path d="M80 22L80 7" stroke="#1d1a17" strokeWidth="1.2" opacity=".32" />
      <path d="M87.8 23L91.6 8.5" stroke="#1d1a17" strokeWidth="1.2" opacity=".32" />
      <path d="M95 26L102.5 13" stroke="#1d1a17" strokeWidth="1.2" opacity=".32" />
      <path d="M101.2 30.8L111.8 20.2" stroke="#1d1a17" strokeWidth="1.2" opacity=".32" />
      <path d="M106 37L119 29.5" stroke="#1d1a17" strokeWidth="1.2" opacity=".32" />
      <path d="M109 44.2L123.5 40.4" stroke="#1d1a17" strokeWidth="1.2" opacity=".32" />
      <path d="M110 52L125 52" stroke="#1d1a17" strokeWidth="1.2" opacity=".32" />
      <path d="M109 59.8L123.5 63.6" stroke="#1d1a17" strokeWidth="1.2" opacity=".32" />
      <path d="M106 67L119 74.5" stroke="#1d1a17" strokeWidth="1.2" opacity=".32" />
      <path d="M101.2 73.2L111.8 83.8" stroke="#1d1a17" strokeWidth="1.2" opacity=".32" />
      <path d="M95 78L102.5 91" stroke="#1d1a17" strokeWidth="1.2" opacity=".32" />
      <path d="M87.8 81L91.6 95.5" stroke="#1d1a17" strokeWidth="1.2" opacity=".32" />
      <path d="M80 82L80 97" stroke="#1d1a17" strokeWidth="1.2" opacity=".32" />
      <path d="M72.2 81L68.4 95.5" stroke="#1d1a17" strokeWidth="1.2" opacity=".32" />
      <path d="M65 78L57.5 91" stroke="#1d1a17" strokeWidth="1.2" opacity=".32" />
      <path d="M58.8 73.2L48.2 83.8" stroke="#1d1a17" strokeWidth="1.2" opacity=".32" />
      <path d="M54 67L41 74.5" stroke="#1d1a17" strokeWidth="1.2" opacity=".32" />
      <path d="M51 59.8L36.5 63.6" stroke="#1d1a17" strokeWidth="1.2" opacity=".32" />
      <path d="M50 52L35 52" stroke="#1d1a17" strokeWidth="1.2" opacity=".32" />
      <path d="M51 44.2L36.5 40.4" stroke="#1d1a17" strokeWidth="1.2" opacity=".32" />
      <path d="M54 37L41 29.5" stroke="#1d1a17" strokeWidth="1.2" opacity=".32" />
      <path d="M58.8 30.8L48.2 20.2" stroke="#1d1a17" strokeWidth="1.2" opacity=".32" />
      <path d="M65 26L57.5 13" stroke="#1d1a17" strokeWidth="1.2" opacity=".32" />
      <path d="M72.2 23L68.4 8.5" stroke="#1d1a17" strokeWidth="1.2" opacity=".32" />
      <path
        d="M80 70c30 0 45 22 45 46 0 23-16 36-45 36s-45-13-45-36c0-24 15-46 45-46z"
        fill="var(--fur)"
        stroke="#1d1a17"
        strokeLinejoin="round"
        strokeLinecap="round"
        strokeWidth="3"
      />
      <path
        d="M80 88c18 0 28 14 28 30s-10 29-28 29-28-13-28-29 10-30 28-30z"
        fill="var(--belly)"
        stroke="#1d1a17"
        strokeLinejoin="round"
        strokeLinecap="round"
        strokeWidth="2"
      />
      <path
        d="M70 132c6 4 14 4 20 0M80 122v3"
        fill="none"
        stroke="#1d1a17"
        strokeLinejoin="round"
        strokeLinecap="round"
        strokeWidth="2"
      />
      <path
        d="M40 152c-4-8 2-14 12-14s16 6 14 14zM120 152c4-8-2-14-12-14s-16 6-14 14z"
        fill="var(--mask)"
        stroke="#1d1a17"
        strokeLinejoin="round"
        strokeLinecap="round"
        strokeWidth="3"
      />
      <path
        d="M52 84c10 8 46 8 56 0"
        fill="none"
        stroke="#1d1a17"
        strokeLinejoin="round"
        strokeLinecap="round"
        strokeWidth="3.5"
      />
      <path
        d="M42 98c-9 6-13 15-11 25 6 4 13 2 16-4 1-7 4-12 8-16z"
        fill="var(--fur)"
        stroke="#1d1a17"
        strokeLinejoin="round"
        strokeLinecap="round"
        strokeWidth="3"
      />
      <path
        d="M112 96c9-4 18-6 27-5 6 2 6 10 0 12-9 3-18 6-28 7z"
        fill="var(--fur)"
        stroke="#1d1a17"
        strokeLinejoin="round"
        strokeLinecap="round"
        strokeWidth="3"
      />
      <path
        d="M120 118L196 34"
        stroke="#1d1a17"
        strokeLinejoin="round"
        strokeLinecap="round"
        strokeWidth="3.6"
      />
      <path
        d="M196 34c12 26 14 60 12 108"
        fill="none"
        stroke="#1d1a17"
        strokeLinejoin="round"
        strokeLinecap="round"
        strokeWidth="1.3"
      />
      <path
        d="M46 40c-8-4-11-14-7-22 9-1 17 4 20 12zM114 40c8-4 11-14 7-22-9-1-17 4-20 12z"
        fill="var(--fur)"
        stroke="#1d1a17"
        strokeLinejoin="round"
        strokeLinecap="round"
        strokeWidth="3"
      />
      <path d="M47 33c-3-3-4-7-3-10 4 0 7 2 9 5zM113 33c3-3 4-7 3-10-4 0-7 2-9 5z" fill="var(--mask)" />
      <path
        d="M80 22c25 0 41 14 41 33 0 6 6 9 8 13-7 2-13 6-17 10-8 7-19 10-32 10s-24-3-32-10c-4-4-10-8-17-10 2-4 8-7 8-13 0-19 16-33 41-33z"
        fill="var(--fur)"
        stroke="#1d1a17"
        strokeLinejoin="round"
        strokeLinecap="round"
        strokeWidth="3"
      />
      <path d="M80 27c8 8 10 16 8 26h-16c-2-10 0-18 8-26z" fill="var(--belly)" opacity=".55" />
      <path
        d="M75 54c-5-9-21-11-29-1-4 9 4 20 15 18 9-1 14-9 14-17zM85 54c5-9 21-11 29-1 4 9-4 20-15 18-9-1-14-9-14-17z"
        fill="var(--mask)"
      />
      <circle cx="61" cy="57" r="6.5" fill="var(--belly)" />
      <circle cx="99" cy="57" r="6.5" fill="var(--belly)" />
      <circle cx="64" cy="57" r="3.8" fill="#1d1a17" />
      <circle cx="102" cy="57" r="3.8" fill="#1d1a17" />
      <circle cx="60" cy="55" r="1.3" fill="var(--belly)" />
      <circle cx="97" cy="55" r="1.3" fill="var(--belly)" />
      <path
        d="M80 62c11 0 17 5 17 12 0 7-7 11-17 11s-17-4-17-11c0-7 6-12 17-12z"
        fill="var(--belly)"
        stroke="#1d1a17"
        strokeLinejoin="round"
        strokeLinecap="round"
        strokeWidth="2"
      />
      <path d="M73 66c2-4 12-4 14 0 0 4-4 6-7 6s-7-2-7-6z" fill="#1d1a17" />
      <path
        d="M80 72v3c-3 4-7 4-10 1M80 75c3 4 7 4 10 1"
        fill="none"
        stroke="#1d1a17"
        strokeLinejoin="round"
        strokeLinecap="round"
        strokeWidth="2.4"
      />
      <path
        d="M80 22c-4-6-3-13 4-18 5 6 5 13-4 18zM80 22l2-9"
        fill="var(--straw)"
        stroke="#1d1a17"
        strokeLinejoin="round"
        strokeLinecap="round"
        strokeWidth="2.2"
      />
      <path
        d="M36 112c-8 0-14 7-14 17s6 17 14 17 14-7 14-17-6-17-14-17z"
        fill="var(--belly)"
        stroke="#1d1a17"
        strokeLinejoin="round"
        strokeLinecap="round"
        strokeWidth="3"
      />
      <path
        d="M31 112v-8h10v8"
        fill="var(--belly)"
        stroke="#1d1a17"
        strokeLinejoin="round"
        strokeLinecap="round"
        strokeWidth="3"
      />
      <path
        d="M30 128h12M36 122v12"
        stroke="#1d1a17"
        strokeLinejoin="round"
        strokeLinecap="round"
        strokeWidth="2.4"
      />
    </g>
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
    <ellipse cx="208" cy="178" rx="22" ry="6" fill="none" stroke="var(--foam)" strokeWidth="2" />
  </svg>
);
