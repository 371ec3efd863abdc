import { type GameRecord, type Mark, newRecord, type Proof } from '@hinode/engine/records';
import type { KeptNote, Note, ShownNote } from '@hinode/wire';
import { proofOfGame } from '../rooms/shown.ts';
import type { Store, StoredGame } from '../store/store.ts';

/** A finished game, to be kept, replayed and checked anywhere. It contains nothing that people said. */
export interface FinishedGame {
  readonly record: GameRecord;
  readonly proof: Proof;
  /** What the table agreed and who was absent; what was said stays at the table. */
  readonly notes: readonly ShownNote[];
}

const MARKS: ReadonlySet<Note['type']> = new Set([
  'paused',
  'resumed',
  'time-ran-out',
  'waited',
  'bot-took-over',
  'came-back',
  'ended',
]);

export async function finishedGame(
  store: Pick<Store, 'entries' | 'notes'>,
  game: StoredGame,
): Promise<FinishedGame | undefined> {
  const { id, setup, options, status } = game;
  if (status !== 'over' || setup === undefined) return undefined;
  const [entries, notes] = await Promise.all([store.entries(id, 0), store.notes(id, 0)]);
  const record = newRecord(setup, entries, game.result);
  const marks = notes.flatMap(markOf);
  const proof = proofOfGame(game);
  return {
    record: {
      ...record,
      rules: options.rules ?? record.rules,
      ...(marks.length > 0 && { marks }),
      proof,
    },
    proof,
    // Renumbered, because gaps would reveal how much was whispered.
    notes: notes.filter(({ note }) => MARKS.has(note.type)).map((kept, n) => ({ n, ...kept })),
  };
}

/** What changed who plays, or ended the game early. */
function markOf({ at, note }: KeptNote): readonly Mark[] {
  switch (note.type) {
    case 'bot-took-over':
      return [{ at, type: note.why, clan: note.clan }];
    case 'came-back':
      return [{ at, type: 'came-back', clan: note.clan }];
    case 'ended':
      return [
        {
          at,
          type: note.how === 'agreed' ? 'ended-by-agreement' : 'abandoned',
          ...(note.by && { clan: note.by }),
        },
      ];
    default:
      return [];
  }
}
