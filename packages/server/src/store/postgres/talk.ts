import type { ClanId } from '@hinode/engine';
import type { KeptNote, Note } from '@hinode/wire';
import { newId } from '../ids.ts';
import type { KeptStore } from '../kept-store.ts';
import { StoreError } from '../problems.ts';
import type { Row } from '../rows.ts';
import { sql } from './database.ts';
import type { Turns } from './turns.ts';

type Part = Pick<KeptStore, 'notes' | 'strike' | 'dropTalk' | 'addReport' | 'reports' | 'dropReport'>;

const NOTES_FROM = sql`SELECT time, at, note, words FROM notes WHERE game = $1 AND number >= $2 ORDER BY number`;
const STRIKE = sql`UPDATE notes SET words = NULL WHERE game = $1 AND number = $2 AND type = 'said'`;
/** Once a day, and only whatever can still be read. */
export const DROP_TALK = sql`UPDATE notes SET words = NULL
  WHERE words IS NOT NULL AND game IN (SELECT id FROM games WHERE ended_at < $1)`;
const REPORT = sql`
  INSERT INTO reports (game, note, by, id, words, at)
  SELECT id, $2::integer, $3, $4, $5, $6::bigint FROM games WHERE id = $1
  ON CONFLICT (game, note, by) DO UPDATE SET id = excluded.id, words = excluded.words, at = excluded.at`;
const REPORTS = sql`SELECT * FROM reports ORDER BY at, id LIMIT $1`;
const DROP_REPORT = sql`DELETE FROM reports WHERE id = $1`;

export const talkOn = ({ read, inTurn }: Turns): Part => ({
  notes: async (id, from) => (await read(NOTES_FROM, id, from)).rows.map(noteOf),
  strike: (id, note) => inTurn(id, async (ask) => (await ask(STRIKE, id, note)).count === 1),
  dropTalk: (before) => inTurn('talk', async (ask) => (await ask(DROP_TALK, before)).count),
  addReport: ({ game, note, by, words, when }) =>
    inTurn(game, async (ask) => {
      const id = newId();
      if ((await ask(REPORT, game, note, by, id, words, when)).count === 0)
        throw new StoreError('no-such-game', 'There is no game with this id.');
      return id;
    }),
  reports: async (limit) =>
    (await read(REPORTS, limit)).rows.map((row) => ({
      id: String(row['id']),
      game: String(row['game']),
      note: Number(row['note']),
      by: row['by'] as ClanId,
      words: String(row['words']),
      when: Number(row['at']),
    })),
  dropReport: (id) => inTurn(id, async (ask) => (await ask(DROP_REPORT, id)).count === 1),
});

const noteOf = ({ time, at, note, words }: Row): KeptNote => ({
  when: Number(time),
  at: Number(at),
  note: withWords(note as Note, words),
});

/** What was said is kept beside its note, and comes back where it was. */
export const withWords = (note: Note, words: unknown): Note =>
  note.type === 'said' && words !== null ? { ...note, text: JSON.parse(String(words)) } : note;
