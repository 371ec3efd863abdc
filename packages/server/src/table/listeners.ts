import type { ClanId } from '@hinode/engine';
import type { Message } from '@hinode/wire';

/** Receives messages as they go over the wire; everybody with the same view gets the same text. It must not throw. */
export type Hear = (text: string) => void;

/** Those who sit at a table or watch it. */
export interface Listeners {
  /** Returns a function that leaves again. */
  add(seat: ClanId | undefined, hear: Hear): () => void;
  /** Sends everybody what is written for their seat, if anything is. */
  tell(write: (seat: ClanId | undefined) => Message | undefined): void;
  /** Here or at another node. */
  isHere(seat: ClanId): boolean;
  /** How many have no seat, including those at other nodes. */
  watching(): number;
  /** How many are connected here. */
  count(): number;
}

/** Those who sit at the same table at other nodes. */
export interface Elsewhere {
  isHere(seat: ClanId): boolean;
  watching(): number;
  /** Somebody came or went here. */
  changedHere(seats: () => readonly (ClanId | undefined)[]): void;
}

const NOBODY: Elsewhere = { isHere: () => false, watching: () => 0, changedHere: () => {} };

export function newListeners(elsewhere = NOBODY): Listeners {
  const all = new Set<{ readonly seat: ClanId | undefined; readonly hear: Hear }>();
  const seats = (): readonly (ClanId | undefined)[] => [...all].map(({ seat }) => seat);
  return {
    add: (seat, hear) => {
      const listener = { seat, hear };
      all.add(listener);
      elsewhere.changedHere(seats);
      return () => {
        all.delete(listener);
        elsewhere.changedHere(seats);
      };
    },
    tell: (write) => {
      const texts = new Map<ClanId | undefined, string | undefined>();
      for (const { seat, hear } of all) {
        if (!texts.has(seat)) texts.set(seat, asText(write(seat)));
        const text = texts.get(seat);
        if (text !== undefined) hear(text);
      }
    },
    isHere: (seat) => [...all].some((listener) => listener.seat === seat) || elsewhere.isHere(seat),
    watching: () => [...all].filter(({ seat }) => seat === undefined).length + elsewhere.watching(),
    count: () => all.size,
  };
}

const asText = (message: Message | undefined): string | undefined => message && JSON.stringify(message);
