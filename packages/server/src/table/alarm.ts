/**
 * Sets the alarm of a table; called whenever its moment may have changed. `set` is called only if the alarm should ring at
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
    // Most moves only put it off. The alarm already set then rings too early, finds nothing due, and is set again.
    const isPutOff = alarm !== undefined && next !== undefined && next >= alarm && alarm > now();
    if (isPutOff || next === alarm) return;
    alarm = next;
    set(next);
  };
}
