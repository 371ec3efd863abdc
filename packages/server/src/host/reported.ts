import type { ClanId } from '@hinode/engine';
import type { Report, Store } from '../store/store.ts';

/** A report with what it is about, for the host of the server to judge. */
export interface Reported extends Report {
  /** Whose words they are: the clan, the name, and the person by an id that can be banned. */
  readonly from?: ClanId;
  readonly name?: string;
  readonly person?: string;
  /** To whom, if not to the table. */
  readonly to?: ClanId;
  /** The words; empty if they were struck. */
  readonly text?: string;
}

export async function reportedIn(store: Store, report: Report): Promise<Reported> {
  const [game, [kept]] = await Promise.all([store.game(report.game), store.notes(report.game, report.note)]);
  const note = kept?.note;
  if (game === undefined || note?.type !== 'said') return report;
  const by = game.seats.find(({ clan }) => clan === note.from)?.by;
  return {
    ...report,
    from: note.from,
    ...(by && 'session' in by && { name: by.name, person: by.session }),
    ...(note.to && { to: note.to }),
    text: note.text,
  };
}
