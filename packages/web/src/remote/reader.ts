import { currentEngine, engineOf, type RulesEngine } from '@hinode/engine/versions';
import { type Message, shapeOf, type Whole } from '@hinode/wire';
import { NOTHING_READ, type Reading, read, readWhole } from './reading.ts';

/** Takes in what the server says about a table, using the engine for the game's rules. */
export interface Reader {
  reading(): Reading;
  /** The engine of the game's rules. */
  engine(): RulesEngine;
  /** When something was last heard, by our own clock. */
  heardAt(): number;
  hear(message: Message): void;
  /** Reads the current state of the game, if it can. */
  takeOver(whole: Whole): boolean;
}

export interface ReaderOptions {
  now(): number;
  /** There is something new to show: the position, or what surrounds it. */
  readonly changed: (message: Message) => void;
  /** The page and the server have different versions. */
  readonly lost: () => void;
}

export function newReader({ now, changed, lost }: ReaderOptions): Reader {
  let reading: Reading = NOTHING_READ;
  let engine: RulesEngine = currentEngine;
  /** What was heard while the engine is loading. */
  let early: Message[] | undefined;
  let heardAt = 0;

  /** Cells of another shape would be misread without an error. */
  const isUnderstood = ({ shape }: Whole): boolean => shape === shapeOf(engine);

  const take = (message: Message): void => {
    heardAt = now();
    if (message.type === 'table' && !isUnderstood(message)) {
      lost();
      return;
    }
    reading = read(reading, message, heardAt);
    changed(message);
  };

  const fetchEngine = async (whole: Whole): Promise<void> => {
    early = [whole];
    // Rules that are unknown here are newer; an engine that cannot be loaded belongs to another version of the page.
    const fetched = await engineOf(whole.rules).catch(() => undefined);
    const heard = early;
    early = undefined;
    if (fetched === undefined) return lost();
    engine = fetched;
    for (const message of heard) take(message);
  };

  return {
    reading: () => reading,
    engine: () => engine,
    heardAt: () => heardAt,
    hear: (message) => {
      if (early !== undefined) early.push(message);
      else if (message.type === 'table' && message.rules !== engine.rules) void fetchEngine(message);
      else take(message);
    },
    takeOver: (whole) => {
      if (!isUnderstood(whole)) {
        lost();
        return false;
      }
      reading = readWhole(reading, whole);
      changed(whole);
      return true;
    },
  };
}
