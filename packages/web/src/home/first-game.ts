import { type Draft, GENTLE, SOLO } from '../setup/draft.ts';
import type { KeptGame } from './use-kept-games.ts';

/** Against bots that play by rules of thumb and make the mistakes that people make. */
export const FIRST_GAME: Draft = {
  ...SOLO,
  players: Object.fromEntries(
    Object.entries(SOLO.players).map(([clan, player]) => [
      clan,
      player.kind === 'bot' ? { kind: 'bot', level: 'ashigaru', skill: GENTLE } : player,
    ]),
  ),
};

/** Nobody has set up a game in this browser, or played one to its end. */
export const isFirstGame = (last: Draft, games: readonly Pick<KeptGame, 'progress'>[]): boolean =>
  last === SOLO && !games.some(({ progress }) => progress?.ended);
