import type { Alarms } from '../clocks/alarms.ts';
import type { AskForBots } from '../table/bots/bot-play.ts';
import type { Jobs } from './jobs.ts';

/**
 * The bots of a game are asked for after each of its entries, and once however many have gathered: whoever comes to the game sees
 * all of them.
 */
export const askForBots =
  (jobs: Pick<Jobs, 'ask'> | undefined): AskForBots =>
  (game, isUrgent) =>
    jobs?.ask('bots', `bots ${game}`, { game }, { isUrgent });

/** The key of the one job that rings the clock of a game. */
export const ringing = (game: string): string => `ring ${game}`;

/** The clock of a game is rung by whichever worker takes the job, and by no other. */
export const alarmsByJobs = (jobs: Pick<Jobs, 'ring' | 'drop'>): Alarms => ({
  set: (game, when) => {
    if (when === undefined) jobs.drop(ringing(game));
    else jobs.ring(game, when);
  },
  // They ring whether or not this process is there.
  close: () => {},
});
