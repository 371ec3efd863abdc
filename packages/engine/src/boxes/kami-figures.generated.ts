// Written by `npm run content` from the folders beside it; change those, not this file.

import { susanoo } from './kami-unbound/kami-figures/susanoo/rules.ts';

export const KAMI_FIGURES = [
  susanoo,
] as const;
