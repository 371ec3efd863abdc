import type { Cancel, Time } from '../clocks/time.ts';

/**
 * What is counted at one node counts at all: whoever has asked for too much here is not free there. Each node tells the others
 * a few times a second who has asked for how much. What is told is lost seldom, and then counts at one node alone.
 */
export interface Gossip {
  /** About one kind of thing that is limited. */
  about(limit: string): Sharer;
  /** What another node said. */
  hear(said: string): void;
  close(): void;
}

export interface Sharer {
  /** So much more of this name was counted here. */
  tell(name: string, weight: number): void;
  /** Called with what was counted elsewhere. */
  listen(hear: (name: string, weight: number) => void): void;
}

/** Milliseconds that gather what is told. */
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
