import type { ClanId } from '@hinode/engine';
import type { Note } from '@hinode/wire';
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
  /** What was said before and after in the same talk, so that the words can be understood. */
  readonly around?: readonly { readonly from: ClanId; readonly text: string }[];
}

/** So many notes before and after are looked at. */
const AROUND = 20;

export async function reportedIn(store: Store, report: Report): Promise<Reported> {
  const first = Math.max(0, report.note - AROUND);
  const [game, notes] = await Promise.all([store.game(report.game), store.notes(report.game, first)]);
  const at = report.note - first;
  const note = notes[at]?.note;
  if (game === undefined || note?.type !== 'said') return report;
  const near = notes.slice(0, at + AROUND + 1).map((kept) => kept.note);
  const by = game.seats.find(({ clan }) => clan === note.from)?.by;
  return {
    ...report,
    from: note.from,
    ...(by && 'session' in by && { name: by.name, person: by.session }),
    ...(note.to && { to: note.to }),
    text: note.text,
    around: near.flatMap((other) =>
      other.type === 'said' && other !== note && isSameTalk(other, note)
        ? [{ from: other.from, text: other.text }]
        : [],
    ),
  };
}

type Said = Extract<Note, { readonly type: 'said' }>;

/** Both to all, or both between the same two. */
const isSameTalk = (a: Said, b: Said): boolean =>
  a.to === undefined || b.to === undefined
    ? a.to === b.to
    : (a.from === b.from && a.to === b.to) || (a.from === b.to && a.to === b.from);
