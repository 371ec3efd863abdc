import { KAMI_IDS } from '../data/year.ts';
import { amaterasu } from './amaterasu.ts';
import { fujin } from './fujin.ts';
import { hachiman } from './hachiman.ts';
import type { Kami } from './kami.ts';
import { raijin } from './raijin.ts';
import { ryujin } from './ryujin.ts';
import { susanoo } from './susanoo.ts';
import { tsukuyomi } from './tsukuyomi.ts';

const ALL = { amaterasu, fujin, raijin, ryujin, hachiman, susanoo, tsukuyomi };

/** Every kami, in the order of `KAMI_IDS`: a kami's place here is its number. */
export const KAMI: readonly Kami[] = KAMI_IDS.map((id) => ALL[id]);

export const kamiNumbered = (number: number): Kami => KAMI[number] as Kami;
