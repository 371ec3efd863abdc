import type { ClanId } from '@hinode/engine';
import type { Text } from '@hinode/text';
import type { StoredGame } from '../store/store.ts';
import type { Notice } from './delivering.ts';

/** What a chat group is told: a line for each player concerned, in the language of the person who added the group, and the link. */
export async function groupWords(
  game: Pick<StoredGame, 'seats' | 'language'>,
  notices: readonly Notice[],
  link: string,
): Promise<string> {
  // Loaded when the first group is told: a server without groups starts without it.
  const { loadText } = await import('@hinode/text');
  const text = await loadText(game.language ?? 'en');
  const lines = notices.map(({ kind, clan }) =>
    kind === 'game-over'
      ? text.say('notice.game-over')
      : text.say('group.notice', { who: nameOf(game, clan, text), notice: { key: `notice.${kind}` } }),
  );
  return [text.say('home.title'), ...new Set(lines), link].join('\n');
}

/** A name without the characters by which chat services mention people or make links. */
function nameOf({ seats }: Pick<StoredGame, 'seats'>, clan: ClanId, text: Text): string {
  const by = seats.find((seat) => seat.clan === clan)?.by;
  const name = by && 'session' in by ? by.name.replaceAll(/[@<>#*_`~|[\]()\\]/g, '') : '';
  return name === '' ? text.name(clan) : `${name} (${text.name(clan)})`;
}
