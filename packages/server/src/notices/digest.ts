import type { ClanId } from '@hinode/engine';
import type { Cancel, Time } from '../clocks/time.ts';
import type { AskedClans } from '../http/asked-clans.ts';
import type { Store } from '../store/store.ts';
import { turnLetter, type Waiting } from './letters.ts';
import type { NoticeId } from './occasions.ts';
import type { Post } from './post.ts';

/**
 * E-mails to people who are away: what waits for a person is gathered for a while and sent as one, and after an e-mail
 * nothing follows for an hour. Whoever comes to the table meanwhile gets no e-mail about it.
 */
export interface Digest {
  tell(person: string, kind: NoticeId, game: string, clan: ClanId): void;
  /** The person looks at this table. */
  forget(person: string, game: string): void;
  close(): void;
}

export interface DigestOptions {
  readonly store: Pick<Store, 'game' | 'mailOf'>;
  readonly post: Pick<Post, 'send'>;
  /** Who is asked now at a table. */
  readonly asked: AskedClans;
  readonly url: string;
  readonly time: Time;
  /** So long after an e-mail a person gets no other. */
  readonly between: number;
  readonly failed: (problem: unknown) => void;
}

/** How long somebody must be away: nobody gets an e-mail for stepping out for tea. */
export const GATHERING = 10 * 60_000;

/** These wait for an answer in the game itself. */
const IS_ASKED: ReadonlySet<NoticeId> = new Set(['your-turn', 'half-time']);

interface Gathering {
  /** What each table wants, the newest of it. */
  readonly tables: Map<string, { readonly kind: NoticeId; readonly clan: ClanId }>;
  readonly cancel: Cancel;
}

export function newDigest({ store, post, asked, url, time, between, failed }: DigestOptions): Digest {
  const gathering = new Map<string, Gathering>();
  /** Who got an e-mail lately, and until when they get no other. */
  const quiet = new Map<string, number>();

  const waitingFor = async (person: string, { tables }: Gathering): Promise<Waiting[]> => {
    const found = [...tables].map(async ([id, { kind, clan }]) => {
      const game = await store.game(id);
      const by = game?.seats.find((seat) => seat.clan === clan)?.by;
      if (game === undefined || !by || !('session' in by) || by.session !== person) return [];
      // Whoever has answered meanwhile, perhaps from a phone, knows.
      const isStale = IS_ASKED.has(kind) && !(await asked(game))?.includes(clan);
      return isStale ? [] : [{ kind, clan, game }];
    });
    return (await Promise.all(found)).flat();
  };

  const send = async (person: string, gathered: Gathering): Promise<void> => {
    const mail = await store.mailOf(person);
    if (!mail?.confirmed) return;
    const waiting = await waitingFor(person, gathered);
    if (waiting.length === 0) return;
    quiet.set(person, time.elapsed() + between);
    time.after(between, () => quiet.delete(person));
    await post.send(await turnLetter(mail, waiting, url));
  };

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
