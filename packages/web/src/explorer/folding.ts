import { openGame } from '@hinode/engine/games';
import { engineOf } from '@hinode/engine/versions';
import { type Outline, outlineOf } from '@hinode/wire';
import { type SavedGame, savedGames } from '../local/saved-games.ts';

/** The worker's side of what wins: it reads the games that are kept here, folds them, and tells what counts. Whoever has enough ends it. */
export interface FromFolding {
  readonly outlines: readonly Outline[];
  /** So many games are still to be folded. */
  readonly toCome: number;
}

/** How many games are folded, the latest first: each takes a moment. */
const MOST_FOLDED = 200;

/** The page draws all charts anew each time. */
const TELL_EVERY = 400;

interface Folding {
  readonly post: (message: FromFolding) => void;
  readonly games?: () => Promise<readonly SavedGame[]>;
  readonly now?: () => number;
}

export async function foldGames({
  post,
  games = savedGames,
  now = () => performance.now(),
}: Folding): Promise<void> {
  const ended = (await games()).filter(({ record }) => record.result !== undefined).slice(0, MOST_FOLDED);
  post({ outlines: [], toCome: ended.length });
  let outlines: Outline[] = [];
  let told = now();
  for (const [i, game] of ended.entries()) {
    outlines.push(...(await outlineIn(game)));
    const toCome = ended.length - i - 1;
    if (toCome > 0 && now() - told < TELL_EVERY) continue;
    post({ outlines, toCome });
    outlines = [];
    told = now();
  }
}

/** None if the game was made under rules that are not known here. */
async function outlineIn({ record }: SavedGame): Promise<readonly Outline[]> {
  const engine = await engineOf(record.rules);
  const outline = engine && outlineOf(openGame(record, engine));
  return outline === undefined ? [] : [outline];
}

/** The role of the worker: whatever is said to it begins it. */
export const folding =
  (post: (message: FromFolding) => void) =>
  (_: unknown): void =>
    void foldGames({ post }).catch(reportError);
