import type { Time } from '../life/time.ts';

/** A clock that stands still until it is moved by hand. */
export interface HandTime extends Time {
  /** Lets time pass; whatever is due meanwhile is begun, in order. */
  pass(milliseconds: number): void;
  /** Somebody sets the clock on the wall: no time has passed. */
  setBack(milliseconds: number): void;
  /** When it will ring next. */
  next(): number | undefined;
}

export function handTime(start = 1_700_000_000_000): HandTime {
  let now = start;
  let passed = 0;
  const alarms = new Set<{ readonly when: number; readonly work: () => void }>();
  const first = () => [...alarms].sort((a, b) => a.when - b.when)[0];
  return {
    now: () => now,
    elapsed: () => passed,
    at: (when, work) => {
      const alarm = { when, work };
      alarms.add(alarm);
      return () => alarms.delete(alarm);
    },
    setBack: (milliseconds) => {
      now -= milliseconds;
    },
    pass: (milliseconds) => {
      passed += milliseconds;
      const end = now + milliseconds;
      for (let alarm = first(); alarm !== undefined && alarm.when <= end; alarm = first()) {
        alarms.delete(alarm);
        now = Math.max(now, alarm.when);
        alarm.work();
      }
      now = end;
    },
    next: () => first()?.when,
  };
}
