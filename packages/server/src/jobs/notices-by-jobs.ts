import type { Time } from '../clocks/time.ts';
import type { AskedClans } from '../http/asked-clans.ts';
import type { Limits } from '../limits/limits.ts';
import {
  type Group,
  isAnswered,
  type Letters,
  mailTo,
  personOn,
  pushTo,
  tellGroup,
} from '../notices/delivering.ts';
import { GATHERING as MAIL_GATHERING } from '../notices/digest.ts';
import { GATHERING as GROUP_GATHERING } from '../notices/notices.ts';
import type { Noticed } from '../notices/occasions.ts';
import type { Push } from '../notices/push.ts';
import type { Store } from '../store/store.ts';
import type { Doing, Jobs, Told } from './jobs.ts';

/**
 * Notices where several processes make them: what is to be told is a job, one for each seat, chat group or person, and the next
 * message joins it. After something was told, an empty job waits until another message may follow; whatever joins it is told
 * then.
 */
export interface NoticeMeans {
  readonly push?: Push | undefined;
  readonly group?: Group | undefined;
  readonly letters?: Letters | undefined;
}

export interface NoticeJobsOptions extends NoticeMeans {
  readonly store: Pick<Store, 'game' | 'pushes' | 'mailOf'>;
  readonly jobs: Jobs;
  readonly time: Pick<Time, 'now'>;
  readonly failed: (problem: unknown) => void;
}

/** Somebody who is looking at the table sees it there and is told nothing; nor is a job requested where nobody could be reached. */
export function noticesByJobs(options: NoticeJobsOptions): Noticed {
  const { store, jobs, time, push, group, letters, failed } = options;
  const ask = async (told: Told): Promise<void> => {
    const { game, clan } = told;
    const stored = await store.game(game);
    if (group && stored?.webhook !== undefined)
      jobs.ask('group', `group ${game}`, [told], { at: time.now() + GROUP_GATHERING, joins: true });
    const person = stored && personOn(stored, clan);
    if (person === undefined) return;
    if (push && (await store.pushes(person)).length > 0)
      jobs.ask('push', `push ${game} ${clan}`, [told], { joins: true });
    if (letters && (await store.mailOf(person))?.confirmed)
      jobs.ask('mail', `mail ${person}`, [{ ...told, person }], {
        at: time.now() + MAIL_GATHERING,
        joins: true,
      });
  };
  return (kind, game, clan, here) => {
    if (!here) ask({ kind, game, clan }).catch(failed);
  };
}

export interface NoticeDoingOptions extends NoticeMeans {
  readonly store: Pick<Store, 'game'>;
  readonly jobs: Jobs;
  readonly time: Pick<Time, 'now'>;
  readonly limits: Pick<Limits, 'notices' | 'mails'>;
  /** Who is asked now at a table. */
  readonly asked: AskedClans;
}

/** The newest for each table. */
const newest = <T extends { readonly game: string }>(all: readonly T[]): ReadonlyMap<string, T> =>
  new Map(all.map((one) => [one.game, one]));

export const deliveriesOf = ({
  store,
  jobs,
  time,
  limits,
  asked,
  push,
  group,
  letters,
}: NoticeDoingOptions): Pick<Doing, 'push' | 'group' | 'mail'> => ({
  push: async (told) => {
    const last = told.at(-1);
    if (last === undefined || push === undefined) return;
    const game = await store.game(last.game);
    if (game === undefined || (await isAnswered(asked, game, last))) return;
    // What has arrived in the meantime is told at once.
    jobs.ask('push', `push ${game.id} ${last.clan}`, [], { at: time.now() + limits.notices, joins: true });
    await pushTo(store, push, game.id, last);
  },
  group: async (told) => {
    const [first] = told;
    if (first !== undefined && group !== undefined) await tellGroup(store, group, first.game, told);
  },
  mail: async (told) => {
    const [first] = told;
    if (first === undefined || letters === undefined) return;
    const { person } = first;
    await mailTo(letters, person, newest(told), () =>
      jobs.ask('mail', `mail ${person}`, [], { at: time.now() + limits.mails, joins: true }),
    );
  },
});
