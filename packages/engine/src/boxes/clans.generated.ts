// Written by `npm run content` from the folders beside it; change those, not this file.

import { koi } from './core/clans/koi/rules.ts';
import { sun } from './dynasty-invasion/clans/sun/rules.ts';
import { lotus } from './core/clans/lotus/rules.ts';
import { turtle } from './core/clans/turtle/rules.ts';
import { dragonfly } from './core/clans/dragonfly/rules.ts';
import { fox } from './daimyo-box/clans/fox/rules.ts';
import { bonsai } from './core/clans/bonsai/rules.ts';
import { moon } from './dynasty-invasion/clans/moon/rules.ts';

export const CLANS = [
  koi,
  sun,
  lotus,
  turtle,
  dragonfly,
  fox,
  bonsai,
  moon,
] as const;
