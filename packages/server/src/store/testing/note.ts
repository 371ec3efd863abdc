import type { Kept } from '@hinode/wire';

/** A note that says which it is. */
export const noteOf = (n: number): Kept => ({
  when: n,
  at: n,
  note: { type: 'said', from: 'koi', text: `${n}` },
});
