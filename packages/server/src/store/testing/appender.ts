import { newId } from '../ids.ts';
import { openSqliteStore } from '../sqlite/sqlite.ts';

/**
 * A program that appends to several games at once until it is killed, and prints a line for every append that was
 * acknowledged: `GAME NUMBER`. Started again on the same folder it goes on with games of its own.
 *
 *     node appender.ts FOLDER GAMES
 */
const [folder = '', games] = process.argv.slice(2);
const store = await openSqliteStore(folder);

async function playOn(id: string): Promise<never> {
  for (let at = 0; ; at++) {
    await store.append(id, at, [{ undo: at }], `${at}`, at);
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
