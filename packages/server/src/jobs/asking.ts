import type { Alarms } from '../clocks/alarms.ts';
import type { AskForBots } from '../table/bots/bot-play.ts';
import type { Jobs } from './jobs.ts';

/**
 * Requests the bots of a game after each of its entries. Requests that gather become one: whichever worker comes to the game sees
 * all of them.
 */
export const askForBots =
  (jobs: Pick<Jobs, 'ask'> | undefined): AskForBots =>
  (game, isUrgent) =>
    jobs?.ask('bots', `bots ${game}`, { game }, { isUrgent });

/** The key of the one job that rings the clock of a game. */
export const ringing = (game: string): string => `ring ${game}`;

/** The clock of a game is rung only by the worker that takes the job. */
export const alarmsByJobs = (jobs: Pick<Jobs, 'ring' | 'drop'>): Alarms => ({
  set: (game, when) => {
    if (when === undefined) jobs.drop(ringing(game));
    else jobs.ring(game, when);
  },
  // They ring whether or not this process is running.
  close: () => {},
});
