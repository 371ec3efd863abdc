import type { Table } from '../agenda/table.ts';
import { gain } from '../effects/gains.ts';
import { inOneMoment } from '../effects/moment.ts';
import * as position from '../state/index.ts';

const { bringBack, clanId, get, HOSTAGE_COUNT, HOSTAGE_ROOM, HOSTAGES, hostagesTaken, kindId, put, seats } =
  position;

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
