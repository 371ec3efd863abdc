import type { ClanId } from '@hinode/engine';
import type { Note, Reported } from '@hinode/wire';
import type { Report, Store, StoredGame } from '../store/store.ts';

/** How many notes before and after are read. */
const AROUND = 20;

/** A report together with the messages it is about. */
export async function reportedIn(store: Store, report: Report): Promise<Reported> {
  const first = Math.max(0, report.note - AROUND);
  const [game, notes] = await Promise.all([store.game(report.game), store.notes(report.game, first)]);
  const at = report.note - first;
  const note = notes[at]?.note;
  if (game === undefined) return report;
  const reporter = nameIn(game, report.by);
  const where = { watch: game.watch, ...(reporter !== undefined && { reporter }) };
  if (note?.type !== 'said') return { ...report, ...where };
  const near = notes.slice(0, at + AROUND + 1).map((kept) => kept.note);
  const by = game.seats.find(({ clan }) => clan === note.from)?.by;
  return {
    ...report,
    ...where,
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

const nameIn = ({ seats }: StoredGame, clan: ClanId): string | undefined => {
  const by = seats.find((seat) => seat.clan === clan)?.by;
  return by && 'session' in by ? by.name : undefined;
};

type Said = Extract<Note, { readonly type: 'said' }>;

/** Both said to everybody, or both between the same two. */
const isSameTalk = (a: Said, b: Said): boolean =>
  a.to === undefined || b.to === undefined
    ? a.to === b.to
    : (a.from === b.from && a.to === b.to) || (a.from === b.to && a.to === b.from);
