import type { ClanId } from '@hinode/engine';
import type { Message } from '@hinode/wire';

/** Gets messages as they go over the wire; everybody with the same eyes gets the same text. It must not throw. */
export type Hear = (text: string) => void;

/** Those who sit at a table or look on. */
export interface Listeners {
  /** Gives a way out again. */
  add(seat: ClanId | undefined, hear: Hear): () => void;
  /** Tells everybody what is written for their seat, if anything is. */
  tell(write: (seat: ClanId | undefined) => Message | undefined): void;
  isHere(seat: ClanId): boolean;
  /** How many have no seat. */
  watching(): number;
  count(): number;
}

export function newListeners(): Listeners {
  const all = new Set<{ readonly seat: ClanId | undefined; readonly hear: Hear }>();
  return {
    add: (seat, hear) => {
      const listener = { seat, hear };
      all.add(listener);
      return () => all.delete(listener);
    },
    tell: (write) => {
      const texts = new Map<ClanId | undefined, string | undefined>();
      for (const { seat, hear } of all) {
        if (!texts.has(seat)) texts.set(seat, asText(write(seat)));
        const text = texts.get(seat);
        if (text !== undefined) hear(text);
      }
    },
    isHere: (seat) => [...all].some((listener) => listener.seat === seat),
    watching: () => [...all].filter(({ seat }) => seat === undefined).length,
    count: () => all.size,
  };
}

const asText = (message: Message | undefined): string | undefined => message && JSON.stringify(message);
