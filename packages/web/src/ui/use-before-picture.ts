import { useLayoutEffect } from 'react';

/**
 * Measures the page after it has changed and before that is seen. Asked any sooner, the browser would have to lay out the
 * whole page in the middle of the change, and both together keep a slow phone busy for too long.
 */
export function useBeforePicture(measure: () => void): void {
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(measure);
    return () => cancelAnimationFrame(frame);
  });
}
