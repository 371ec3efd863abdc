import { type Life, lifeOf, NEW_LIFE, type ShownNote } from '@hinode/wire';
import { useOnline } from './online.ts';

/** The same notes come to the same, for every part of the page that asks. */
const known = new WeakMap<readonly ShownNote[], Life>();

export function lifeAsOf(notes: readonly ShownNote[]): Life {
  const life = known.get(notes) ?? lifeOf(notes);
  known.set(notes, life);
  return life;
}

/** What people agreed at this table: pauses, votes, who is stood in for. */
export function useLife(): Life {
  const online = useOnline();
  return online === undefined ? NEW_LIFE : lifeAsOf(online.notes);
}
