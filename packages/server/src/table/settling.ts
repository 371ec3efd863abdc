import { type Consequence, nextConsequence } from '../notes/consequences.ts';
import type { NoteJournal } from '../notes/note-journal.ts';
import { persisting } from '../notes/persisting.ts';
import type { Hesitation } from '../standing-answers/hesitation.ts';
import { standingMoves } from '../standing-answers/standing-answers.ts';
import type { Appended } from '../store/store.ts';
import type { EntryJournal } from './entry-journal.ts';
import { isAtAnEnd, type Situation } from './situation.ts';

export interface SettlingOptions {
  readonly situation: () => Situation;
  readonly entryJournal: Pick<EntryJournal, 'write'>;
  readonly noteJournal: Pick<NoteJournal, 'write' | 'count'>;
  readonly hesitation: Pick<Hesitation, 'due'>;
}

const BEGAN: Consequence = { note: { type: 'began' } };

/** Does what follows, until nothing does. If another server was quicker, does what follows then: that server may be gone by now. */
export function settling(options: SettlingOptions): () => Promise<void> {
  const { situation, entryJournal, noteJournal, hesitation } = options;

  const carryOut = (next: Consequence): Promise<Appended['outcome']> =>
    'note' in next ? noteJournal.write(next.note, undefined) : entryJournal.write(next.entry, undefined);

  const consequences = (): readonly Consequence[] => {
    const now = situation();
    if (noteJournal.count() === 0 && !isAtAnEnd(now)) return [BEGAN];
    const next = nextConsequence(now);
    return next ? [next] : dueStandingAnswer(now, hesitation);
  };

  const attempt = async (): Promise<Appended['outcome']> => {
    for (let next = consequences(); next.length > 0; next = consequences())
      for (const one of next) if ((await carryOut(one)) !== 'appended') return 'stale';
    return 'appended';
  };
  return async () => {
    await persisting(attempt);
  };
}

/** An answer meant for one time is withdrawn before it is given: it is better to be asked again than to answer twice. */
function dueStandingAnswer(
  situation: Situation,
  hesitation: Pick<Hesitation, 'due'>,
): readonly Consequence[] {
  const answers = standingMoves(situation);
  const move = hesitation.due(
    answers.map((one) => one.move),
    situation.now,
  );
  if (move === undefined) return [];
  const answer = answers.find((one) => one.move === move)?.spends;
  const spending = answer && { type: 'standing' as const, clan: move.clan, answer, value: false };
  return [...(spending ? [{ note: spending }] : []), { entry: move }];
}
