import type { ClanId, Event } from '@hinode/engine';
import type { LogEntry, TableState } from '../table/table.ts';
import { type Chapter, chaptersOf, linesOf } from './chapters.ts';

/** What happened since I was last asked something and answered. */

interface Asked {
  /** So many moves had been made when I was asked. */
  readonly at: number;
  /** What came after so many moves is news. */
  readonly from: number;
}

/** When each person at this screen was asked last. */
export type Memory = Readonly<Partial<Record<ClanId, Asked>>>;

type Asking = Pick<TableState, 'me' | 'moves' | 'decision'>;

/** The memory after what is shown now; the same where nothing changed. */
export function remember(memory: Memory, { me, moves, decision }: Asking): Memory {
  const last = memory[me];
  if (decision === undefined || last?.at === moves) return memory;
  // At tea everybody speaks at any time, and an undone move is no news.
  const fresh = last === undefined || last.at > moves || decision.kind === 'ready';
  return { ...memory, [me]: { at: moves, from: fresh ? moves : last.at + 1 } };
}

/** What a player wants to know; who moved where is seen on the map. */
const NEWS: ReadonlySet<Event['type']> = new Set([
  'gained',
  'stolen',
  'honorChanged',
  'allianceFormed',
  'allianceBroken',
  'giftGiven',
  'strongholdBuilt',
  'cardTaken',
  'figureReplaced',
  'figuresKilled',
  'favorWon',
  'tokenTaken',
  'battleWon',
  'hostageTaken',
  'mandateChosen',
  'kamiTurnBegan',
  'warOpened',
  'seasonBegan',
]);

/** The news since so many moves, in chapters. */
export function newsSince(log: readonly LogEntry[], from: number, me: ClanId): Chapter[] {
  const entries = log.filter(({ at, event }) => at > from && NEWS.has(event.type));
  return chaptersOf(linesOf(entries), 'all', me);
}
