import { describe, expect, test } from 'vitest';
import { type After, beatPlayer } from './beat-player.ts';

/** A clock that is moved by hand. */
function handClock(): { readonly after: After; pass(milliseconds: number): void } {
  let now = 0;
  const due = new Map<() => void, number>();
  return {
    after: (milliseconds, act) => {
      due.set(act, now + milliseconds);
      return () => due.delete(act);
    },
    pass: (milliseconds) => {
      const until = now + milliseconds;
      for (;;) {
        const [next] = [...due].filter(([, at]) => at <= until).sort(([, one], [, other]) => one - other);
        if (next === undefined) break;
        due.delete(next[0]);
        now = next[1];
        next[0]();
      }
      now = until;
    },
  };
}

describe('beats', () => {
  test('follow one another, each in its time', () => {
    const clock = handClock();
    const player = beatPlayer([400, 900, 120], clock.after);
    const seen = [399, 1, 899, 1, 119, 1].map((milliseconds) => {
      clock.pass(milliseconds);
      return player.at();
    });
    expect(seen).toEqual([0, 1, 1, 2, 2, 3]);
  });
  test('end at a press, and the next one has all of its time', () => {
    const clock = handClock();
    const player = beatPlayer([400, 900], clock.after);
    clock.pass(100);
    player.next();
    expect(player.at()).toBe(1);
    clock.pass(899);
    expect(player.at()).toBe(1);
    clock.pass(1);
    expect(player.at()).toBe(2);
  });
  test('are over after the last, and nothing happens after that', () => {
    const clock = handClock();
    const player = beatPlayer([400], clock.after);
    let told = 0;
    player.subscribe(() => told++);
    player.next();
    clock.pass(10_000);
    player.next();
    expect([player.at(), told]).toEqual([1, 1]);
  });
  test('that take no time are not seen', () => {
    const clock = handClock();
    const player = beatPlayer([0, 400, 0, 0], clock.after);
    expect(player.at()).toBe(1);
    clock.pass(400);
    expect(player.at()).toBe(4);
  });
  test('stop with whoever watches them', () => {
    const clock = handClock();
    const player = beatPlayer([400], clock.after);
    player.stop();
    clock.pass(1000);
    expect(player.at()).toBe(0);
  });
});
