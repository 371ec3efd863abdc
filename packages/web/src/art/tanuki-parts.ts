/** The guide, a tanuki with a straw hat on its back: its parts on 160 by 160, from back to front. */

export type Fur = 'fur' | 'mask' | 'belly' | 'straw' | 'ink' | 'bowl' | 'tea';

export interface Stroke {
  readonly d: string;
  readonly fill?: Fur;
  /** The thickness of its line. */
  readonly line?: number;
  /** The color of the line, if it is not ink. */
  readonly ink?: Fur;
  readonly opacity?: number;
}

type Part = readonly Stroke[];

const TAIL: Part = [
  { d: 'M112 128c12 6 30 2 36-12 5-12-2-24-13-22-8 1-11 8-18 11z', fill: 'fur', line: 3 },
  { d: 'M128 99c6 3 10 9 11 16M120 106c6 4 9 11 9 20', line: 6, ink: 'mask' },
  { d: 'M112 128c12 6 30 2 36-12 5-12-2-24-13-22-8 1-11 8-18 11z', line: 3 },
];
const HAT: Part = [
  { d: 'M33 52a47 47 0 1 0 94 0a47 47 0 1 0 -94 0z', fill: 'straw', line: 3 },
  { d: 'M44 52a36 36 0 1 0 72 0a36 36 0 1 0 -72 0z', line: 1.3, opacity: 0.35 },
  {
    d: 'M80 22L80 7M87.8 23L91.6 8.5M95 26L102.5 13M101.2 30.8L111.8 20.2M106 37L119 29.5M109 44.2L123.5 40.4M110 52L125 52M109 59.8L123.5 63.6M106 67L119 74.5M101.2 73.2L111.8 83.8M95 78L102.5 91M87.8 81L91.6 95.5M80 82L80 97M72.2 81L68.4 95.5M65 78L57.5 91M58.8 73.2L48.2 83.8M54 67L41 74.5M51 59.8L36.5 63.6M50 52L35 52M51 44.2L36.5 40.4M54 37L41 29.5M58.8 30.8L48.2 20.2M65 26L57.5 13M72.2 23L68.4 8.5',
    line: 1.2,
    opacity: 0.32,
  },
];
const BODY: Part = [
  { d: 'M80 70c30 0 45 22 45 46 0 23-16 36-45 36s-45-13-45-36c0-24 15-46 45-46z', fill: 'fur', line: 3 },
  { d: 'M80 88c18 0 28 14 28 30s-10 29-28 29-28-13-28-29 10-30 28-30z', fill: 'belly', line: 2 },
  { d: 'M70 132c6 4 14 4 20 0M80 122v3', line: 2 },
  { d: 'M40 152c-4-8 2-14 12-14s16 6 14 14zM120 152c4-8-2-14-12-14s-16 6-14 14z', fill: 'mask', line: 3 },
  { d: 'M52 84c10 8 46 8 56 0', line: 3.5 },
];
const HANGING_ARM: Part = [
  { d: 'M42 98c-9 6-13 15-11 25 6 4 13 2 16-4 1-7 4-12 8-16z', fill: 'fur', line: 3 },
];
const OTHER_ARM: Part = [{ d: 'M118 98c9 6 13 15 11 25-6 4-13 2-16-4-1-7-4-12-8-16z', fill: 'fur', line: 3 }];
const HEAD: Part = [
  { d: 'M46 40c-8-4-11-14-7-22 9-1 17 4 20 12zM114 40c8-4 11-14 7-22-9-1-17 4-20 12z', fill: 'fur', line: 3 },
  { d: 'M47 33c-3-3-4-7-3-10 4 0 7 2 9 5zM113 33c3-3 4-7 3-10-4 0-7 2-9 5z', fill: 'mask' },
  {
    d: 'M80 22c25 0 41 14 41 33 0 6 6 9 8 13-7 2-13 6-17 10-8 7-19 10-32 10s-24-3-32-10c-4-4-10-8-17-10 2-4 8-7 8-13 0-19 16-33 41-33z',
    fill: 'fur',
    line: 3,
  },
  { d: 'M80 27c8 8 10 16 8 26h-16c-2-10 0-18 8-26z', fill: 'belly', opacity: 0.55 },
  {
    d: 'M75 54c-5-9-21-11-29-1-4 9 4 20 15 18 9-1 14-9 14-17zM85 54c5-9 21-11 29-1 4 9-4 20-15 18-9-1-14-9-14-17z',
    fill: 'mask',
  },
];
const EYES: Part = [
  { d: 'M54.5 57a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0z', fill: 'belly' },
  { d: 'M92.5 57a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0z', fill: 'belly' },
];
const PUPILS: Part = [
  { d: 'M58.2 57a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0 -7.6 0z', fill: 'ink' },
  { d: 'M94.2 57a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0 -7.6 0z', fill: 'ink' },
];
const GLINTS: Part = [
  { d: 'M58.7 55a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0z', fill: 'belly' },
  { d: 'M95.7 55a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0z', fill: 'belly' },
];
const MUZZLE: Part = [
  { d: 'M80 62c11 0 17 5 17 12 0 7-7 11-17 11s-17-4-17-11c0-7 6-12 17-12z', fill: 'belly', line: 2 },
  { d: 'M73 66c2-4 12-4 14 0 0 4-4 6-7 6s-7-2-7-6z', fill: 'ink' },
];
const MOUTH: Part = [{ d: 'M80 72v3c-3 4-7 4-10 1M80 75c3 4 7 4 10 1', line: 2.4 }];
const LEAF: Part = [{ d: 'M80 22c-4-6-3-13 4-18 5 6 5 13-4 18zM80 22l2-9', fill: 'straw', line: 2.2 }];
const FLASK: Part = [
  { d: 'M36 112c-8 0-14 7-14 17s6 17 14 17 14-7 14-17-6-17-14-17z', fill: 'belly', line: 3 },
  { d: 'M31 112v-8h10v8', fill: 'belly', line: 3 },
  { d: 'M30 128h12M36 122v12', line: 2.4 },
];
const FAN_ARM: Part = [
  { d: 'M141 77L135.6 46.5A31 31 0 0 1 170.1 87.6z', fill: 'belly', line: 2.6 },
  {
    d: 'M140.3 69L138.4 47.1M142.9 69.2L148.3 47.9M145.4 70.3L157.3 51.8M147.3 72.1L164.6 58.5M148.6 74.4L169.4 67.2M149 77L171 77M148.6 79.6L169.4 86.8',
    line: 1.1,
    opacity: 0.55,
  },
  { d: 'M138 60.3A17 17 0 0 1 157 82.8L141 77z', fill: 'ink', opacity: 0.85 },
  { d: 'M112 95c6-8 14-15 23-20 8-3 13 4 8 10-8 9-16 17-26 24z', fill: 'fur', line: 3 },
];
const PUPILS_ASIDE: Part = [
  { d: 'M60.2 57a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0 -7.6 0z', fill: 'ink' },
  { d: 'M98.2 57a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0 -7.6 0z', fill: 'ink' },
];
const ROD_ARM: Part = [
  { d: 'M112 96c9-4 18-6 27-5 6 2 6 10 0 12-9 3-18 6-28 7z', fill: 'fur', line: 3 },
  { d: 'M120 118L196 34', line: 3.6 },
  { d: 'M196 34c12 26 14 90 12 144', line: 1.3 },
];
const RAISED_ARMS: Part = [
  { d: 'M44 98c-11-6-19-16-22-28-1-7 7-11 12-6 8 8 15 15 24 21z', fill: 'fur', line: 3 },
  { d: 'M116 98c11-6 19-16 22-28 1-7-7-11-12-6-8 8-15 15-24 21z', fill: 'fur', line: 3 },
];
const SMILING_EYES: Part = [{ d: 'M53 59c3-6 11-6 14 0M93 59c3-6 11-6 14 0', line: 4, ink: 'belly' }];
const OPEN_MOUTH: Part = [{ d: 'M71 76c4 6 14 6 18 0z', fill: 'ink', line: 2.4 }];
const PUPILS_DOWN: Part = [
  { d: 'M57.2 60a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0 -7.6 0z', fill: 'ink' },
  { d: 'M95.2 60a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0 -7.6 0z', fill: 'ink' },
];
const ARMS_AND_BOWL: Part = [
  { d: 'M118 98c6 8 5 17-2 24-8 5-17 5-24 2l-2-9c8 1 14-2 17-8z', fill: 'fur', line: 3 },
  { d: 'M42 98c-6 8-5 17 2 24 8 5 17 5 24 2l2-9c-8 1-14-2-17-8z', fill: 'fur', line: 3 },
  { d: 'M60 108h40c0 14-8 20-20 20s-20-6-20-20z', fill: 'bowl', line: 3 },
  { d: 'M60 108a20 5 0 1 0 40 0a20 5 0 1 0 -40 0z', fill: 'tea', line: 2.4 },
  { d: 'M74 100c-4-5 4-8 0-14M86 100c-4-5 4-8 0-14', line: 2.2, opacity: 0.6 },
];

const BACK = [...TAIL, ...HAT, ...BODY];
const FACE = [...HEAD, ...EYES];
const SNOUT = [...MUZZLE, ...MOUTH, ...LEAF];

export const POSES = {
  stand: [...BACK, ...HANGING_ARM, ...OTHER_ARM, ...FACE, ...PUPILS, ...GLINTS, ...SNOUT, ...FLASK],
  /** With the fan raised toward the thing it speaks of. */
  point: [...BACK, ...HANGING_ARM, ...FAN_ARM, ...FACE, ...PUPILS_ASIDE, ...GLINTS, ...SNOUT, ...FLASK],
  joy: [...BACK, ...RAISED_ARMS, ...HEAD, ...SMILING_EYES, ...MUZZLE, ...OPEN_MOUTH, ...LEAF],
  /** With a bowl of tea. */
  wait: [...BACK, ...FACE, ...PUPILS_DOWN, ...GLINTS, ...SNOUT, ...ARMS_AND_BOWL],
  fish: [...BACK, ...HANGING_ARM, ...ROD_ARM, ...FACE, ...PUPILS_ASIDE, ...GLINTS, ...SNOUT, ...FLASK],
  head: [...HAT, ...FACE, ...PUPILS, ...GLINTS, ...SNOUT],
} as const satisfies Record<string, Part>;
export type Pose = keyof typeof POSES;
