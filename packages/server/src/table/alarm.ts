/**
 * Sets an alarm of a table to a moment; called whenever that may have changed. `set` is told only when it is to ring at
 * another moment, or not at all.
 */
export function alarmAt(
  moment: () => number | undefined,
  now: () => number,
  set: (when: number | undefined) => void,
): () => void {
  let alarm: number | undefined;
  return () => {
    const next = moment();
    // Most moves put it off. The one that is set then rings too early, finds nothing due, and is set anew.
    const isPutOff = alarm !== undefined && next !== undefined && next >= alarm && alarm > now();
    if (isPutOff || next === alarm) return;
    alarm = next;
    set(next);
  };
}
