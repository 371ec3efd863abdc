import { LANGUAGES } from '@hinode/text';
import { test } from 'vitest';
import { allMandatesInView } from '../testing/docked.ts';

test.each(LANGUAGES)('all mandates are in view on the smallest phones (%s)', allMandatesInView);
