import { forgetNamed } from '../online/named.ts';

/** Another person begins with a page that knows nothing of the last one. */
export function beginAnew(): void {
  forgetNamed();
  location.reload();
}
