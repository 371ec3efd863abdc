import type { Event } from '@hinode/engine';
import type { LogEntry, TableState } from '../table/table.ts';
import { SOUNDS, type Sound } from './sound.ts';

/** The sounds that events make. */

const HEARD: Readonly<Partial<Record<Event['type'], Sound>>> = {
  figureSummoned: 'piece',
  figurePlaced: 'piece',
  figureMoved: 'piece',
  figureReplaced: 'piece',
  strongholdBuilt: 'piece',
  bidsRevealed: 'reveal',
  giftGiven: 'coin',
  mandateChosen: 'brush',
  allianceFormed: 'stamp',
  tokenTaken: 'stamp',
  hostageTaken: 'piece',
  controlTaken: 'piece',
  figuresKilled: 'fall',
  warBegan: 'drum',
  gameEnded: 'win',
};

function soundOf(event: Event): Sound | undefined {
  if (event.type === 'gained') return event.coins === undefined ? undefined : 'coin';
  // Seats at tea get their seals one by one.
  if (event.type === 'readyChanged') return event.ready ? 'stamp' : undefined;
  if (event.type === 'seasonBegan') return 'gate';
  return HEARD[event.type];
}

/** The sounds of new events, each once, however often it happened at that moment. */
export function soundsOf(entries: readonly LogEntry[]): Sound[] {
  const heard = new Set(entries.map(({ event }) => soundOf(event)));
  return SOUNDS.filter((sound) => heard.has(sound));
}

/** Am I asked now, but was not before? */
export const becameMyMove = (before: TableState, now: TableState): boolean =>
  now.decision !== undefined && (before.decision === undefined || before.me !== now.me);
