import '../rules.ts';
import { allSteps } from '../agenda/agenda.ts';
import { slotsOf } from '../moves/code.ts';
import { MOVE_TYPES } from '../moves/types.ts';
import { sha256 } from '../random/sha256.ts';
import { RULES_VERSION } from '../version.ts';
import { FIELDS } from './field.ts';
import { catalogues } from './words.ts';

/** Everything that the numbers of a position depend on. */
const shape = (): unknown => ({
  rules: RULES_VERSION,
  fields: FIELDS,
  catalogues: catalogues(),
  steps: allSteps().map(({ name, about }) => [name, Object.entries(about)]),
  moves: MOVE_TYPES.map((type) => [type, slotsOf(type)]),
});

export const fingerprintOf = (described: unknown): string =>
  [...sha256(JSON.stringify(described)).subarray(0, 2)]
    .map((word) => (word >>> 0).toString(16).padStart(8, '0'))
    .join('');

/**
 * Two programs with the same fingerprint mean the same by the same numbers, so a position may go from one to the other as it is.
 * With different fingerprints it would be misread, and nobody would notice.
 */
export const FINGERPRINT = fingerprintOf(shape());
