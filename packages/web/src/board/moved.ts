import type { ClanId, FigureId, ProvinceId } from '@hinode/engine';
import type { LogEntry } from '../table/table.ts';

/** How many pieces of a kind have arrived in a province in this Marshal: those have already moved (MARSHAL-1). */
export type MovedHere = (province: ProvinceId, figure: FigureId) => number;

export function movedBy(clan: ClanId, log: readonly LogEntry[]): MovedHere {
  const arrived = new Map<string, number>();
  for (let i = log.length - 1; i >= 0; i--) {
    const event = log[i]?.event;
    if (event?.type === 'mandateChosen') break;
    if (event?.type !== 'figureMoved' || event.clan !== clan) continue;
    const key = `${event.to} ${event.figure}`;
    arrived.set(key, (arrived.get(key) ?? 0) + 1);
  }
  return (province, figure) => arrived.get(`${province} ${figure}`) ?? 0;
}
