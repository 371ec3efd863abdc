import type { ClanId, SeasonId } from '@hinode/engine';
import { rankingSoFar } from '@hinode/engine/facts';
import type { LogEntry } from '@hinode/engine/games';
import type { Message } from '@hinode/text';

/** Places in a game that one goes to: seasons, wars, betrayals, changes of the lead. */
export interface Chapter {
  /** After so many moves. */
  readonly at: number;
  readonly kind: 'season' | 'war' | 'betrayal' | 'lead';
  readonly season: SeasonId;
  readonly title: Message;
}

export function chaptersOf(log: readonly LogEntry[], clans: readonly ClanId[]): Chapter[] {
  const vp = Object.fromEntries(clans.map((clan) => [clan, 0])) as Record<ClanId, number>;
  let honor: readonly ClanId[] = clans;
  let leader: ClanId | undefined;
  let season: SeasonId = 'spring';
  const chapters: Chapter[] = [];
  const add = (at: number, kind: Chapter['kind'], title: Message): void => {
    chapters.push({ at, kind, season, title });
  };
  for (const { at, event } of log) {
    if (event.type === 'seasonBegan') {
      season = event.season;
      add(at, 'season', { key: 'cause.named', values: { what: { name: season } } });
    } else if (event.type === 'battleBegan') {
      add(at, 'war', { key: 'chapter.war', values: { province: { name: event.province } } });
    } else if (event.type === 'allianceBroken') {
      const values = { clan: { name: event.clan }, other: { name: event.with } };
      add(at, 'betrayal', { key: 'log.alliance-broken', values });
    } else if (event.type === 'honorChanged') honor = event.honor;
    else if ((event.type === 'gained' || event.type === 'stolen') && event.vp) {
      vp[event.clan] += event.vp;
      if (event.type === 'stolen') vp[event.from] -= event.vp;
      // Winter pays everybody at once: who leads in the middle of that means nothing.
      const first = season === 'winter' ? leader : rankingSoFar({ vp, honor })[0]?.clan;
      if (first !== undefined && first !== leader && leader !== undefined)
        add(at, 'lead', { key: 'chapter.lead', values: { clan: { name: first } } });
      leader = first;
    }
  }
  return chapters;
}
