import { withoutBlanks } from '../notes/words.ts';
import { folded } from '../store/logins.ts';

/** Whether two names would be taken for each other: in small and large letters alike, and without what nobody sees. */
export const looksLike = (one: string, other: string): boolean => seenAs(one) === seenAs(other);

const seenAs = (name: string): string => withoutBlanks(folded(name));
