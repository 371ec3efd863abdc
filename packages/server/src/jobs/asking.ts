import type { Alarms } from '../clocks/alarms.ts';
import type { AskForBots } from '../table/bots/bot-play.ts';
import type { Jobs } from './jobs.ts';

/** The bots of a game are asked for once after each of its entries, however many nodes have the table open. */
export const askForBots =
  (jobs: Pick<Jobs, 'ask'> | undefined): AskForBots =>
  (game, entries, isUrgent) =>
    jobs?.ask('bots', `bots ${game} ${entries}`, { game }, { isUrgent });

/** The clock of a game is rung by whichever worker takes the job, and by no other. */
export const alarmsByJobs = (jobs: Pick<Jobs, 'ask' | 'drop'>): Alarms => ({
  set: (game, when) => {
    const key = `ring ${game}`;
    if (when === undefined) jobs.drop(key);
    else jobs.ask('ring', key, { game, when }, { at: when, isUrgent: true });
  },
  // They ring whether or not this process is there.
  close: () => {},
});
