import type { Table } from '../agenda/table.ts';
import { gain } from '../effects/gains.ts';
import { inOneMoment } from '../effects/moment.ts';
import { seats } from '../state/clans.ts';
import { bringBack } from '../state/figures.ts';
import { kindId } from '../state/kinds.ts';
import * as layout from '../state/layout.ts';
import { clanId } from '../state/names.ts';
import { hostagesTaken } from '../state/taken.ts';

const { get, HOSTAGE_COUNT, HOSTAGE_ROOM, HOSTAGES, put } = layout;

/** SEASON-4, WINTER-1: hostages go home, and each is worth a coin to its captor. */
export function returnHostages(table: Table): void {
  const { state, sink } = table;
  if (get(state, HOSTAGE_COUNT) === 0) return;
  const held = hostagesTaken(state);
  for (const { of, kind } of held) bringBack(state, of, kind);
  for (let i = 0; i < HOSTAGE_ROOM; i++) put(state, HOSTAGES + i, 0);
  put(state, HOSTAGE_COUNT, 0);
  inOneMoment(table, () => {
    for (const captor of seats(state)) {
      const own = held.filter((hostage) => hostage.captor === captor);
      if (own.length === 0) continue;
      sink?.({
        type: 'hostagesReturned',
        captor: clanId(captor),
        hostages: own.map(({ of, kind }) => ({ of: clanId(of), figure: kindId(kind) })),
        seenBy: 'all',
      });
      gain(table, captor, { coins: own.length }, 'hostages-returned');
    }
  });
}
