import { test } from 'vitest';
import { offersWhatIsLegal, offersWhatMayBeSaid } from '../testing/offering.ts';

test('for positions of a hundred random games the page offers exactly the legal moves', () =>
  offersWhatIsLegal(100));

test('at thirty tea ceremonies the page offers exactly what may be said', () => offersWhatMayBeSaid(30));
