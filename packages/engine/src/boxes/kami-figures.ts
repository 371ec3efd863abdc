import { installKamiFigures } from '../state/unbound.ts';
import { KAMI_FIGURES } from './kami-figures.generated.ts';

/** The kami that come to the map. */
installKamiFigures(KAMI_FIGURES);
