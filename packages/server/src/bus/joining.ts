import { type Bus, type Hearing, silentBus } from './bus.ts';

/** So often a node looks by itself what the others wrote: a word may have been lost. */
const LOOK = 10_000;

export interface JoiningOptions extends Omit<Hearing, 'missed'> {
  /** The database that the nodes share; without one there is one server and nobody to hear. */
  readonly database: string | undefined;
  /** Reads on at all tables. */
  readonly lookAround: () => Promise<void>;
}

/** Joins the nodes that share the database. */
export async function joinNodes({ database, lookAround, ...hearing }: JoiningOptions): Promise<Bus> {
  if (database === undefined) return silentBus;
  const look = (): void => void lookAround().catch(hearing.failed);
  const { openPostgresBus } = await import('./postgres-bus.ts');
  const bus = await openPostgresBus(database, { ...hearing, missed: look });
  const timer = setInterval(look, LOOK).unref();
  return {
    ...bus,
    close: () => {
      clearInterval(timer);
      return bus.close();
    },
  };
}
