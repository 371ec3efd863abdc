import type { ClanId } from '@hinode/engine';
import { type Cancel, realTime, type Time } from '../clocks/time.ts';
import type { Store } from '../store/store.ts';
import { type Group, type Notice, personAt, pushTo, tellGroup } from './delivering.ts';
import type { Digest } from './digest.ts';
import type { Noticed, NoticeId } from './occasions.ts';
import type { Push } from './push.ts';

/**
 * Tells people who are not at the table: their browsers at once and then at most once a minute, the chat group of the table with
 * one message for several people, and those who stay away by e-mail.
 */
export interface Notices {
  readonly noticed: Noticed;
  close(): void;
}

export interface NoticesOptions {
  readonly store: Pick<Store, 'game'>;
  readonly push?: Push | undefined;
  /** Absent if the admin of the server has not turned it on. */
  readonly group?: Group | undefined;
  /** Absent if the admin of the server has configured no mail server. */
  readonly mail?: Digest | undefined;
  readonly failed: (problem: unknown) => void;
  /** How long after a notice the same seat gets no other; the newest is kept for it. */
  readonly between: number;
  /** The machine's own clock by default. */
  readonly time?: Time;
}

/** A seat that was told something; the newest notice since then is waiting. */
interface Told {
  later?: NoticeId | undefined;
  readonly cancel: Cancel;
}

/** Bids and tea ask several players at once: notices within this time become one message. */
export const GATHERING = 5_000;

export function newNotices(options: NoticesOptions): Notices {
  const { store, push, group, mail, failed, between, time = realTime } = options;
  const gathered = new Map<string, { readonly notices: Notice[]; readonly cancel: Cancel }>();
  const told = new Map<string, Told>();

  const write = async (kind: NoticeId, id: string, clan: ClanId, here: boolean): Promise<void> => {
    const person = await personAt(store, id, clan);
    if (person === undefined) return;
    if (here) mail?.forget(person, id);
    else mail?.tell(person, kind, id, clan);
  };

  const tellPerson = (kind: NoticeId, id: string, clan: ClanId): void => {
    const seat = `${id} ${clan}`;
    const before = told.get(seat);
    if (before !== undefined) {
      before.later = kind;
      return;
    }
    const cancel = time.after(between, () => {
      const later = told.get(seat)?.later;
      told.delete(seat);
      if (later !== undefined) tellPerson(later, id, clan);
    });
    told.set(seat, { cancel });
    if (push !== undefined) pushTo(store, push, id, { kind, clan }).catch(failed);
  };

  /** Somebody who is looking at the table sees there whatever was still waiting. */
  const forget = (id: string, clan: ClanId): void => {
    const before = told.get(`${id} ${clan}`);
    if (before !== undefined) before.later = undefined;
  };

  const sendGathered = async (id: string): Promise<void> => {
    const notices = gathered.get(id)?.notices ?? [];
    gathered.delete(id);
    if (group !== undefined) await tellGroup(store, group, id, notices);
  };

  const gather = (id: string, notice: Notice): void => {
    const known = gathered.get(id);
    if (known !== undefined) {
      known.notices.push(notice);
      return;
    }
    const cancel = time.after(GATHERING, () => void sendGathered(id).catch(failed));
    gathered.set(id, { notices: [notice], cancel });
  };

  return {
    noticed: (kind, id, clan, here) => {
      if (mail !== undefined) write(kind, id, clan, here).catch(failed);
      if (here) return forget(id, clan);
      if (push !== undefined) tellPerson(kind, id, clan);
      if (group !== undefined) gather(id, { kind, clan });
    },
    close: () => {
      for (const { cancel } of [...gathered.values(), ...told.values()]) cancel();
      mail?.close();
      gathered.clear();
      told.clear();
    },
  };
}
