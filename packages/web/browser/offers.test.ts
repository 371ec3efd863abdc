import { test } from 'vitest';
import { offersWhatIsLegal, offersWhatMayBeSaid } from '../testing/offering.ts';

/** A sample; `npm run test:long` opens a hundred positions. */

test('for positions of random games the page offers exactly the legal moves', () => offersWhatIsLegal(6));

test('at tea the page offers exactly what may be said', () => offersWhatMayBeSaid(2));
