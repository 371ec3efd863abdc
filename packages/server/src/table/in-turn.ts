/** Runs one piece of work after another, in the order in which they came. One that fails does not hold up the next. */
export interface Queue {
  run<T>(work: () => Promise<T>): Promise<T>;
  isEmpty(): boolean;
}

export function inTurn(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    run: (work) => {
      waiting++;
      const done = last.then(work).finally(() => {
        waiting--;
      });
      last = done.catch(() => {});
      return done;
    },
    isEmpty: () => waiting === 0,
  };
}
