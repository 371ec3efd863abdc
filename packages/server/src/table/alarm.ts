/**
 * Sets the alarm of a table to the first of some moments; called whenever they may have changed. `set` is told only when
 * it is to ring at another moment, or not at all.
 */
export function alarmAt(
  moments: () => readonly (number | undefined)[],
  now: () => number,
  set: (when: number | undefined) => void,
): () => void {
  let alarm: number | undefined;
  return () => {
    const coming = moments().filter((when) => when !== undefined);
    const next = coming.length === 0 ? undefined : Math.min(...coming);
    // Most moves put it off. The one that is set then rings too early, finds nothing due, and is set anew.
    const isPutOff = alarm !== undefined && next !== undefined && next >= alarm && alarm > now();
    if (isPutOff || next === alarm) return;
    alarm = next;
    set(next);
  };
}
