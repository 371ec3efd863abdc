import { forgetNamed } from '../online/named.ts';

/** Starts over for another person, with a page that knows nothing about the previous one. */
export function beginAnew(): void {
  forgetNamed();
  location.reload();
}
