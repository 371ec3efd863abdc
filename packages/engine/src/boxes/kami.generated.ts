// Written by `npm run content` from the folders beside it; change those, not this file.

import { amaterasu } from './core/kami/amaterasu/rules.ts';
import { fujin } from './core/kami/fujin/rules.ts';
import { raijin } from './core/kami/raijin/rules.ts';
import { ryujin } from './core/kami/ryujin/rules.ts';
import { hachiman } from './core/kami/hachiman/rules.ts';
import { susanoo } from './core/kami/susanoo/rules.ts';
import { tsukuyomi } from './core/kami/tsukuyomi/rules.ts';

export const KAMI = [
  amaterasu,
  fujin,
  raijin,
  ryujin,
  hachiman,
  susanoo,
  tsukuyomi,
] as const;
