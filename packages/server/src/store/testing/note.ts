import type { KeptNote } from '@hinode/wire';

/** A note that shows which one it is. */
export const noteOf = (n: number): KeptNote => ({
  when: n,
  at: n,
  note: { type: 'said', from: 'koi', text: `${n}` },
});
