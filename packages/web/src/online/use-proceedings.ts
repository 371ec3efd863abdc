import { NEW_PROCEEDINGS, type Proceedings, proceedingsOf, type ShownNote } from '@hinode/wire';
import { useOnline } from './online.ts';

/** Folds the same notes once for all parts of the page that ask. */
const known = new WeakMap<readonly ShownNote[], Proceedings>();

export function proceedingsAsOf(notes: readonly ShownNote[]): Proceedings {
  const proceedings = known.get(notes) ?? proceedingsOf(notes);
  known.set(notes, proceedings);
  return proceedings;
}

/** What people have agreed at this table: pauses, votes, who is stood in for. */
export function useProceedings(): Proceedings {
  const online = useOnline();
  return online === undefined ? NEW_PROCEEDINGS : proceedingsAsOf(online.notes);
}
