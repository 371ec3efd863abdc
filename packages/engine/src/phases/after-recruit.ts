import * as position from '../state/index.ts';
import { defineSameTime } from './same-time.ts';

const { voicesFor } = position;

/** What happens after everybody has recruited (MANDATE-6). */
export const AFTER_RECRUIT = defineSameTime({
  name: 'after-recruit',
  acts: voicesFor('afterRecruit'),
  ownOrder: 'listed',
});
