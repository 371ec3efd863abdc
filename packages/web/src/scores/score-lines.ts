import type { ClanId } from '@hinode/engine';
import { type Sheet, sheetOf, totalOf } from '@hinode/wire/statistics';
import type { TableState } from '../table/table.ts';
import { winterSheet } from './winter-sheet.ts';

/** One clan on the score sheet. */
export interface ScoreLine {
  readonly clan: ClanId;
  /** Its points so far, by source. */
  readonly now: Sheet;
  readonly total: number;
  /** What Winter would bring, by source; nothing once the game is over. */
  readonly winter?: Sheet;
  /** Including Winter. */
  readonly projected: number;
  /** The number of different provinces among its tokens. */
  readonly provinces: number;
}

/** Every clan, the leader first; ties go to the higher honor. */
export function scoreLines({ view, log, sums }: Pick<TableState, 'view' | 'log' | 'sums'>): ScoreLine[] {
  return view.honor
    .map((clan) => {
      const points = sums[clan]?.winter;
      const now = sheetOf(log, clan);
      const winter = view.result === undefined && points ? winterSheet(points) : undefined;
      const total = totalOf(now);
      return {
        clan,
        now,
        total,
        ...(winter && { winter }),
        projected: total + (winter ? totalOf(winter) : 0),
        provinces: points?.provinces ?? 0,
      };
    })
    .sort((a, b) => b.projected - a.projected);
}
