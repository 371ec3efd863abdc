import { isAsked, topOfAgenda, waiting } from '../agenda/agenda.ts';
import { refuse, type Refusal } from '../errors.ts';
import type { State } from '../state/layout.ts';
import type { Read } from './border.ts';
import { optionsOf } from './legal.ts';
void topOfAgenda; void isAsked; void waiting;
/** stub */
export function whyIllegal(state: State, read: Read): Refusal | undefined {
  const options = optionsOf(state, read.clan);
  for (let i = 0; i < options.count; i++) if (options.codes[i] === read.code) return undefined;
  return refuse('not-legal-now', 'FORMAT');
}
