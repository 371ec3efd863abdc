import type { Cancel, Time } from '../clocks/time.ts';

/**
 * Shares counts between nodes, so that somebody who has asked for too much at one node cannot go on at another. Each node tells
 * the others a few times a second who has asked for how much. A message is seldom lost; if it is, those requests count at one
 * node alone.
 */
export interface Gossip {
  /** About one of the limits. */
  about(limit: string): Sharer;
  /** What another node said. */
  hear(said: string): void;
  close(): void;
}

export interface Sharer {
  /** This much more was counted here for this name. */
  tell(name: string, weight: number): void;
  /** Called with what was counted elsewhere. */
  listen(hear: (name: string, weight: number) => void): void;
}

/** How many milliseconds to gather what is to be told. */
const GATHERING = 250;

export function newGossip(tell: (said: string) => void, { after }: Pick<Time, 'after'>): Gossip {
  const listening = new Map<string, (name: string, weight: number) => void>();
  const gathered = new Map<string, number>();
  let cancel: Cancel | undefined;

  const send = (): void => {
    cancel = undefined;
    for (const [what, weight] of gathered) if (weight !== 0) tell(`${what}:${weight}`);
    gathered.clear();
  };
  return {
    about: (limit) => ({
      tell: (name, weight) => {
        // A word on the bus has no spaces.
        const what = `${limit}:${encodeURIComponent(name)}`;
        gathered.set(what, (gathered.get(what) ?? 0) + weight);
        cancel ??= after(GATHERING, send);
      },
      listen: (hear) => void listening.set(limit, hear),
    }),
    hear: (said) => {
      const [limit = '', name = '', weight = ''] = said.split(':');
      const more = Number.parseInt(weight, 10);
      if (!Number.isNaN(more)) listening.get(limit)?.(decodeURIComponent(name), more);
    },
    close: () => cancel?.(),
  };
}
