import type { Speed } from './settings.ts';

/** Should nothing move? According to the setting, or else to the device. */
export const isStill = (speed: Speed): boolean =>
  speed === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How long a gain flies to its clan, at each speed, in milliseconds. */
export const FLIGHT: Readonly<Record<Speed, number>> = { calm: 640, quick: 260, off: 0 };
