import type { ClanId } from '@hinode/engine';
import type { Cancel, Time } from '../clocks/time.ts';
import { type Letters, mailTo, type Notice } from './delivering.ts';
import type { NoticeId } from './occasions.ts';

/**
 * E-mails to people who are away: what waits for a person is gathered for a while and sent as one e-mail, and no other follows
 * for an hour. Somebody who comes to the table in the meantime gets no e-mail about it.
 */
export interface Digest {
  tell(person: string, kind: NoticeId, game: string, clan: ClanId): void;
  /** The person is looking at this table. */
  forget(person: string, game: string): void;
  close(): void;
}

export interface DigestOptions extends Letters {
  readonly time: Time;
  /** How long after an e-mail a person gets no other. */
  readonly between: number;
  readonly failed: (problem: unknown) => void;
}

/** How long somebody must be away: nobody gets an e-mail for stepping out for tea. */
export const GATHERING = 10 * 60_000;

interface Gathering {
  /** The newest notice of each table. */
  readonly tables: Map<string, Notice>;
  readonly cancel: Cancel;
}

export function newDigest({ time, between, failed, ...letters }: DigestOptions): Digest {
  const gathering = new Map<string, Gathering>();
  /** Until when each person who got an e-mail lately gets no other. */
  const quiet = new Map<string, number>();

  const send = (person: string, { tables }: Gathering): Promise<void> =>
    mailTo(letters, person, tables, () => {
      quiet.set(person, time.elapsed() + between);
      time.after(between, () => quiet.delete(person));
    });

  const begin = (person: string): Gathering => {
    const left = (quiet.get(person) ?? 0) - time.elapsed();
    const cancel = time.after(Math.max(GATHERING, left), () => {
      const gathered = gathering.get(person);
      gathering.delete(person);
      if (gathered) send(person, gathered).catch(failed);
    });
    const begun = { tables: new Map(), cancel };
    gathering.set(person, begun);
    return begun;
  };

  return {
    tell: (person, kind, game, clan) =>
      void (gathering.get(person) ?? begin(person)).tables.set(game, { kind, clan }),
    forget: (person, game) => {
      const gathered = gathering.get(person);
      gathered?.tables.delete(game);
      if (gathered?.tables.size !== 0) return;
      gathered.cancel();
      gathering.delete(person);
    },
    close: () => {
      for (const { cancel } of gathering.values()) cancel();
      gathering.clear();
    },
  };
}
