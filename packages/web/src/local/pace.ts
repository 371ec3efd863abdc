/** How quickly the bots of a local table follow one another, so that people can see what they do. */
export interface Pace {
  /** Milliseconds between two moves. */
  set(milliseconds: number): void;
  /** No more pauses until `calm`. */
  hurry(): void;
  calm(): void;
  /** Pauses the bots on the map, so that they wait for a step, or resumes them. */
  hold(on: boolean): void;
  step(): void;
  /** The pause after a move; longer where something new has begun. */
  wait(begun: boolean): Promise<unknown>;
  /** Waits for a step if bots are paused. */
  heldBack(isOnMap: () => boolean): Promise<void>;
}

const USUAL = 250;
/** How much longer the pause is where something new begins, so that it is noticed. */
const BREATH = 2;

export function newPace(pause: (milliseconds: number) => Promise<void>): Pace {
  let usual = USUAL;
  let hurried = false;
  let held = false;
  let stepping = false;
  let stopWaiting = (): void => {};
  let letGo = (): void => {};
  return {
    set: (milliseconds) => {
      usual = milliseconds;
    },
    hurry: () => {
      hurried = true;
      held = false;
      stopWaiting();
      letGo();
    },
    calm: () => {
      hurried = false;
    },
    hold: (on) => {
      held = on;
      if (!held) letGo();
    },
    step: () => {
      stepping = held;
      stopWaiting();
      letGo();
    },
    wait: (begun) =>
      hurried || usual === 0
        ? Promise.resolve()
        : Promise.race([
            pause(begun ? BREATH * usual : usual),
            new Promise<void>((resolve) => (stopWaiting = resolve)),
          ]),
    heldBack: async (isOnMap) => {
      while (held && !stepping && isOnMap()) await new Promise<void>((resolve) => (letGo = resolve));
      stepping = false;
    },
  };
}
