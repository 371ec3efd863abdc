/** Is this one within what may come in a window of time? */
export function paceOf(now: () => number, most: number, window: number): () => boolean {
  let began = now();
  let count = 0;
  return () => {
    if (now() - began >= window) {
      began = now();
      count = 0;
    }
    return ++count <= most;
  };
}
