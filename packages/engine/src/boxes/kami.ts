import { installKami, type Kami } from '../state/kami.ts';
import { KAMI as DECLARED } from './kami.generated.ts';

/** Every kami, in the order of `KAMI_IDS`: a kami's place here is its number. */
export const KAMI: readonly Kami[] = DECLARED;

installKami(KAMI);
