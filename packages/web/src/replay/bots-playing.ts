import { botOf, gameBetween, type Why } from '@hinode/bots';
import { type ClanId, type Decision, type Move, type Result, result, type Setup } from '@hinode/engine';
import { mannerOf } from '../table/bots.ts';
import type { Seat } from '../table/table.ts';

/** Bots play among themselves, in a worker, and say why. Whoever has seen enough ends the worker. */

export interface BotsGame {
  readonly setup: Setup;
  readonly seats: readonly Seat[];
}

/** A move, and what speaks for it. */
export interface Told {
  readonly move: Move;
  readonly decision: Decision;
  readonly why?: Why;
}

export type FromBots =
  | { readonly type: 'told'; readonly told: Told }
  | { readonly type: 'over'; readonly result: Result };

/** How long a Shogun may think about one decision. */
const MILLISECONDS = 300;

export const botsPlaying =
  (post: (message: FromBots) => void) =>
  (message: unknown): void => {
    const { setup, seats } = message as BotsGame;
    const bots = Object.fromEntries(
      seats.map(({ clan, player }): [ClanId, ReturnType<typeof botOf>] => {
        const bot = player.kind === 'bot' ? player : ({ kind: 'bot', level: 'samurai' } as const);
        const options = { budget: { milliseconds: MILLISECONDS }, explains: true };
        return [clan, botOf(bot.level, { ...options, ...mannerOf(bot) })];
      }),
    );
    let said: Pick<Told, 'decision' | 'why'> | undefined;
    const game = gameBetween(setup, bots, setup.seed, {
      answered: (_, decision, { why }) => {
        said = { decision, ...(why && { why }) };
      },
    });
    for (let move = game.next(); move !== undefined; move = game.next())
      if (said !== undefined) post({ type: 'told', told: { move, ...said } });
    const end = result(game.state);
    if (end !== undefined) post({ type: 'over', result: end });
  };
