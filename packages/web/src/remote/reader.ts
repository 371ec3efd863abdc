import { currentEngine, engineOf, type RulesEngine } from '@hinode/engine/versions';
import { type Message, shapeOf, type Whole } from '@hinode/wire';
import { NOTHING_READ, type Reading, read, readWhole } from './reading.ts';

/** Takes in what the server says of one table, with the engine of the game's rules. */
export interface Reader {
  reading(): Reading;
  /** That of the game's rules. */
  engine(): RulesEngine;
  /** When something was last heard, by our own clock. */
  heardAt(): number;
  hear(message: Message): void;
  /** Reads how the game stands by now, if it can. */
  takeOver(whole: Whole): boolean;
}

export interface ReaderOptions {
  now(): number;
  /** There is more to show: the position, or what is around it. */
  readonly changed: (message: Message) => void;
  /** The page is of another version than the server. */
  readonly lost: () => void;
}

export function newReader({ now, changed, lost }: ReaderOptions): Reader {
  let reading: Reading = NOTHING_READ;
  let engine: RulesEngine = currentEngine;
  /** What was heard since it is being fetched. */
  let early: Message[] | undefined;
  let heardAt = 0;

  /** Cells of another shape would be read as something else, without an error. */
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
    // Rules that are not known here are newer; an engine that cannot be fetched belongs to another version of the page.
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
