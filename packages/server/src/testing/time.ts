import type { Cancel, Time } from '../clocks/time.ts';

/** A clock that stands still until it is moved by hand. */
export interface HandTime extends Time {
  /** Lets time pass; whatever becomes due is started, in order. */
  pass(milliseconds: number): void;
  /** Sets the wall clock back, although no time has passed. */
  setBack(milliseconds: number): void;
  /** When it will ring next. */
  next(): number | undefined;
}

interface Alarm {
  when: number;
  readonly work: () => void;
  /** Does it follow the wall clock, which can be set? */
  readonly goesByClock: boolean;
}

export function handTime(start = 1_700_000_000_000): HandTime {
  let now = start;
  let passed = 0;
  const alarms = new Set<Alarm>();
  const first = () => [...alarms].sort((a, b) => a.when - b.when)[0];
  const set = (alarm: Alarm): Cancel => {
    alarms.add(alarm);
    return () => alarms.delete(alarm);
  };
  return {
    now: () => now,
    elapsed: () => passed,
    at: (when, work) => {
      const alarm = { when, work, goesByClock: true };
      // A moment that has passed rings at once: the clock may have been moved before the alarm was set.
      if (when <= now) setImmediate(() => alarms.delete(alarm) && work());
      return set(alarm);
    },
    after: (milliseconds, work) => set({ when: now + milliseconds, work, goesByClock: false }),
    setBack: (milliseconds) => {
      now -= milliseconds;
      for (const alarm of alarms) if (!alarm.goesByClock) alarm.when -= milliseconds;
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
