import type { ClanId } from '@hinode/engine';
import type { AskedClans } from '../http/asked-clans.ts';
import type { Store, StoredGame } from '../store/store.ts';
import { groupWords } from './group-words.ts';
import { turnLetter, type Waiting } from './letters.ts';
import type { NoticeId } from './occasions.ts';
import type { Post } from './post.ts';
import type { Push } from './push.ts';
import type { TellGroup } from './webhook.ts';

/** How notices get to people; when they are sent is decided elsewhere (notices.ts, digest.ts, jobs/notices-by-jobs.ts). */

export interface Notice {
  readonly kind: NoticeId;
  readonly clan: ClanId;
}

/** A chat group is told by a call; `url` is where the links in its messages lead. */
export interface Group {
  readonly tell: TellGroup;
  readonly url: string;
}

/** The person on a seat. */
export async function personAt(
  store: Pick<Store, 'game'>,
  id: string,
  clan: ClanId,
): Promise<string | undefined> {
  const game = await store.game(id);
  return game && personOn(game, clan);
}

export function personOn({ seats }: Pick<StoredGame, 'seats'>, clan: ClanId): string | undefined {
  const by = seats.find((seat) => seat.clan === clan)?.by;
  return by && 'session' in by ? by.session : undefined;
}

/** Sends a notice to the browsers of the person on a seat. */
export async function pushTo(
  store: Pick<Store, 'game'>,
  push: Push,
  id: string,
  { kind, clan }: Notice,
): Promise<void> {
  const person = await personAt(store, id, clan);
  if (person !== undefined) await push.tell(person, { kind, game: id, clan });
}

/** Sends notices to the chat group of a table, in one message. */
export async function tellGroup(
  store: Pick<Store, 'game'>,
  { tell, url }: Group,
  id: string,
  notices: readonly Notice[],
): Promise<void> {
  const game = await store.game(id);
  if (game?.webhook === undefined) return;
  await tell(game.webhook, await groupWords(game, notices, `${url}#/online/${id}`));
}

export interface Letters {
  readonly store: Pick<Store, 'game' | 'mailOf'>;
  readonly post: Pick<Post, 'send'>;
  /** Who is asked now at a table. */
  readonly asked: AskedClans;
  readonly url: string;
}

/** These are about a question in the game itself. */
const IS_ASKED: ReadonlySet<NoticeId> = new Set(['your-turn', 'half-time']);

/** Somebody who has answered in the meantime, perhaps from a phone, need not be told. */
export const isAnswered = async (
  asked: AskedClans,
  game: StoredGame,
  { kind, clan }: Notice,
): Promise<boolean> => IS_ASKED.has(kind) && !(await asked(game))?.includes(clan);

/** Which of these tables are still waiting for a person. */
async function stillWaiting(
  { store, asked }: Letters,
  person: string,
  tables: ReadonlyMap<string, Notice>,
): Promise<readonly Waiting[]> {
  const found = [...tables].map(async ([id, { kind, clan }]) => {
    const game = await store.game(id);
    if (game === undefined || personOn(game, clan) !== person) return [];
    return (await isAnswered(asked, game, { kind, clan })) ? [] : [{ kind, clan, game }];
  });
  return (await Promise.all(found)).flat();
}

/** One e-mail about everything that waits for a person, if anything does; `sending` is called before it goes out. */
export async function mailTo(
  letters: Letters,
  person: string,
  tables: ReadonlyMap<string, Notice>,
  sending: () => void,
): Promise<void> {
  const mail = await letters.store.mailOf(person);
  if (!mail?.confirmed) return;
  const waiting = await stillWaiting(letters, person, tables);
  if (waiting.length === 0) return;
  sending();
  await letters.post.send(await turnLetter(mail, waiting, letters.url));
}
