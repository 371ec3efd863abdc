import { newId } from '../ids.ts';
import { openSqliteStore } from '../sqlite/sqlite.ts';
import { noteOf } from './note.ts';

/**
 * A program that appends to several games at once, an entry and a note each time, until it is killed. When both were acknowledged
 * it prints a line, `GAME NUMBER`. When it is started again on the same folder, it uses games of its own.
 *     node appender.ts FOLDER GAMES
 */
const [folder = '', games] = process.argv.slice(2);
const store = await openSqliteStore(folder);

async function playOn(id: string): Promise<never> {
  for (let at = 0; ; at++) {
    await store.append(id, at, [{ undo: at }], `${at}`, at);
    await store.addNotes(id, at, [noteOf(at)], `${at}`);
    console.log(`${id} ${at}`);
  }
}

for (let i = 0; i < Number(games); i++) {
  const id = newId();
  await store.createGame({
    id,
    watch: newId(),
    createdAt: 0,
    options: { players: 3, set: 'random', clans: 'free', listed: true },
    seats: [],
    secret: 'a secret',
  });
  void playOn(id);
}
