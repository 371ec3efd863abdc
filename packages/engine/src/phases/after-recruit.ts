import { voicesFor } from '../state/abilities.ts';
import { defineSameTime } from './same-time.ts';

/** What happens after everybody has recruited (MANDATE-6). */
export const AFTER_RECRUIT = defineSameTime({
  name: 'after-recruit',
  acts: voicesFor('afterRecruit'),
  ownOrder: 'listed',
});
