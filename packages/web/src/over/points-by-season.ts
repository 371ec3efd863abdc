import type { ClanId, ProvinceId, SeasonId } from '@hinode/engine';
import { SEASON_IDS, setBonus, vpOfToken } from '@hinode/engine/facts';
import { type Sheet, SOURCES, type Source, sourceOf } from '@hinode/wire/statistics';
import type { LogEntry } from '../table/table.ts';

/** How a clan's points grew through the year: for the chart of where they came from. */

/** From this moment on a clan has so many points, by source. */
export interface Step {
  /** When, from 0 (the year begins) to 1 (the last word of Winter): each season takes a quarter. */
  readonly when: number;
  readonly sheet: Sheet;
  /** Won at war and paid in Winter. */
  readonly earned: Readonly<Record<'tokens' | 'provinces', number>>;
}

const nothing = (): Record<Source, number> =>
  Object.fromEntries(SOURCES.map((source) => [source, 0])) as Record<Source, number>;

export function pointsThroughTheYear(log: readonly LogEntry[], clan: ClanId): Step[] {
  const times = whenOf(log);
  const sheet = nothing();
  const won = new Set<ProvinceId>();
  let season: SeasonId = 'spring';
  let tokens = 0;
  const steps: Step[] = [{ when: 0, sheet: { ...sheet }, earned: { tokens: 0, provinces: 0 } }];
  log.forEach(({ event }, i) => {
    if (event.type === 'seasonBegan') season = event.season;
    if (event.type === 'tokenTaken' && event.clan === clan) {
      tokens += vpOfToken(season);
      won.add(event.province);
    } else if ((event.type === 'gained' || event.type === 'stolen') && event.clan === clan && event.vp) {
      sheet[sourceOf(event.because)] += event.vp;
    } else if (event.type === 'stolen' && event.from === clan && event.vp) {
      sheet.lost -= event.vp;
    } else return;
    steps.push({
      when: times[i] ?? 1,
      sheet: { ...sheet },
      earned: { tokens, provinces: setBonus(won.size) },
    });
  });
  return steps;
}

/** When it was after so many moves, from 0 to 1 as the steps count it. */
export function whenAt(log: readonly LogEntry[], at: number): number {
  const last = log.findLastIndex((entry) => entry.at <= at);
  return last < 0 ? 0 : (whenOf(log)[last] ?? 1);
}

/** When each entry of the log happened: within its season by how many moves had been made. */
function whenOf(log: readonly LogEntry[]): number[] {
  const begins = SEASON_IDS.map((season) =>
    log.findIndex(({ event }) => event.type === 'seasonBegan' && event.season === season),
  ).map((at) => (at < 0 ? log.length : at));
  return log.map((_, i) => {
    const season = Math.max(
      0,
      begins.findLastIndex((at) => at <= i),
    );
    const from = begins[season] ?? 0;
    const to = begins[season + 1] ?? log.length;
    // Winter is one moment: all of it is paid where it begins.
    const part = season === SEASON_IDS.length - 1 ? 0 : (i - from) / Math.max(1, to - from);
    return (season + part) / SEASON_IDS.length;
  });
}
