import { KAMI_IDS } from '../data/year.ts';
import type { Kami } from '../state/kami.ts';
import { amaterasu } from './core/kami/amaterasu/rules.ts';
import { fujin } from './core/kami/fujin/rules.ts';
import { hachiman } from './core/kami/hachiman/rules.ts';
import { raijin } from './core/kami/raijin/rules.ts';
import { ryujin } from './core/kami/ryujin/rules.ts';
import { susanoo } from './core/kami/susanoo/rules.ts';
import { tsukuyomi } from './core/kami/tsukuyomi/rules.ts';

const ALL = { amaterasu, fujin, raijin, ryujin, hachiman, susanoo, tsukuyomi };

/** Every kami, in the order of `KAMI_IDS`: a kami's place here is its number. */
export const KAMI: readonly Kami[] = KAMI_IDS.map((id) => ALL[id]);

export const kamiNumbered = (number: number): Kami => KAMI[number] as Kami;
