import type { ClanId } from '@hinode/engine';
import type { Noticed, NoticeId } from '../life/notices.ts';
import type { Store, StoredGame } from '../store/store.ts';
import type { Push } from './push.ts';
import type { TellGroup } from './webhook.ts';

/** Tells people who are not at the table: their browsers at once, the chat group of the table in one message for several. */
export interface Notices {
  readonly noticed: Noticed;
  close(): void;
}

export interface NoticesOptions {
  readonly store: Pick<Store, 'game'>;
  readonly push?: Push | undefined;
  /** Absent if the host of the server has not turned it on. */
  readonly group?: { readonly tell: TellGroup; readonly url: string } | undefined;
  readonly failed: (problem: unknown) => void;
}

interface Gathered {
  readonly kind: NoticeId;
  readonly clan: ClanId;
}

/** Bids and tea ask several at once: what comes within so long is one message. */
const GATHERING = 5_000;

export function newNotices({ store, push, group, failed }: NoticesOptions): Notices {
  const gathered = new Map<string, { readonly notices: Gathered[]; readonly timer: NodeJS.Timeout }>();

  const tellPerson = async (kind: NoticeId, id: string, clan: ClanId): Promise<void> => {
    const by = (await store.game(id))?.seats.find((seat) => seat.clan === clan)?.by;
    if (by && 'session' in by) await push?.tell(by.session, { kind, game: id, clan });
  };

  const tellGroup = async (id: string): Promise<void> => {
    const notices = gathered.get(id)?.notices ?? [];
    gathered.delete(id);
    const game = await store.game(id);
    if (game?.webhook === undefined || group === undefined) return;
    await group.tell(game.webhook, wordsFor(game, notices, `${group.url}#/online/${id}`));
  };

  const gather = (id: string, notice: Gathered): void => {
    const known = gathered.get(id);
    if (known !== undefined) {
      known.notices.push(notice);
      return;
    }
    const timer = setTimeout(() => void tellGroup(id).catch(failed), GATHERING).unref();
    gathered.set(id, { notices: [notice], timer });
  };

  return {
    noticed: (kind, id, clan, here) => {
      // Whoever looks at the table sees it there.
      if (here) return;
      if (push !== undefined) tellPerson(kind, id, clan).catch(failed);
      if (group !== undefined) gather(id, { kind, clan });
    },
    close: () => {
      for (const { timer } of gathered.values()) clearTimeout(timer);
      gathered.clear();
    },
  };
}

const SENTENCES: Readonly<Record<NoticeId, (who: string) => string>> = {
  'your-turn': (who) => `It is your turn, ${who}.`,
  'half-time': (who) => `Half of the time is gone, ${who}.`,
  'time-ran-out': (who) => `The time of ${who} has run out; the others may wait, let a bot play on, or end.`,
  'your-vote': (who) => `The table asks ${who} to vote.`,
  'game-over': () => 'The game is over.',
};

/** One short text, in English, with the link. */
export function wordsFor(game: StoredGame, notices: readonly Gathered[], link: string): string {
  const kinds = [...new Set(notices.map(({ kind }) => kind))];
  const sentences = kinds.map((kind) => {
    const clans = new Set(notices.flatMap((notice) => (notice.kind === kind ? [notice.clan] : [])));
    return SENTENCES[kind]([...clans].map((clan) => nameOf(game, clan)).join(', '));
  });
  return `Hinode: ${sentences.join(' ')} ${link}`;
}

/** Without the signs by which chat services call people or draw links. */
function nameOf({ seats }: StoredGame, clan: ClanId): string {
  const by = seats.find((seat) => seat.clan === clan)?.by;
  const name = by && 'session' in by ? by.name.replaceAll(/[@<>#*_`~|[\]()\\]/g, '') : '';
  const Clan = clan[0]?.toUpperCase() + clan.slice(1);
  return name === '' ? Clan : `${name} (${Clan})`;
}
