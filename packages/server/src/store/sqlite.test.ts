import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { gameIn, newSession, said } from './conformance/material.ts';
import { storeKeepsItsPromises } from './conformance.ts';
import { newId } from './ids.ts';
import { MOST_WAITING } from './problems.ts';
import { fileIn, openForWriting } from './sqlite/database.ts';
import { asOpeningError } from './sqlite/failures.ts';
import { guardOver } from './sqlite/guard.ts';
import { STORE_VERSION } from './sqlite/migrate.ts';
import { openSqliteStore } from './sqlite/sqlite.ts';
import { STRIKE } from './sqlite/writes/talk.ts';
import { fillDisk } from './testing/full.ts';

const places = fs.mkdtempSync(path.join(os.tmpdir(), 'hinode-store-'));
afterAll(() => fs.rmSync(places, { recursive: true }));

describe('SQLite', () => storeKeepsItsPromises((place) => openSqliteStore(path.join(places, place))));

/** A data folder with a file in it that another program wrote. */
function folderWith(write: (file: string) => void): string {
  const folder = path.join(places, newId());
  fs.mkdirSync(folder);
  write(fileIn(folder));
  return folder;
}

function database(folder: string): DatabaseSync {
  const db = new DatabaseSync(fileIn(folder));
  onTestFinished(() => db.close());
  return db;
}

async function untouched(folder: string, opening: Promise<unknown>, refusal: object): Promise<void> {
  const before = fs.readFileSync(fileIn(folder));
  await expect(opening).rejects.toMatchObject(refusal);
  expect(fs.readFileSync(fileIn(folder)).equals(before)).toBe(true);
}

test('a file of a newer Hinode is refused with both versions, and left as it is', async () => {
  const folder = path.join(places, newId());
  await (await openSqliteStore(folder)).close();
  const db = new DatabaseSync(fileIn(folder));
  db.exec(`PRAGMA user_version = ${STORE_VERSION + 1}`);
  db.close();
  await untouched(folder, openSqliteStore(folder), {
    code: 'store-newer',
    message: expect.stringContaining(
      `version ${STORE_VERSION + 1} of the file, this one knows ${STORE_VERSION}`,
    ),
  });
});

test('a database of another program is refused, and left as it is', async () => {
  const folder = folderWith((file) => {
    const db = new DatabaseSync(file);
    db.exec('CREATE TABLE recipes (name)');
    db.close();
  });
  await untouched(folder, openSqliteStore(folder), { code: 'store-unreadable' });
});

test('a file that is not a database is refused, and left as it is', async () => {
  const folder = folderWith((file) => fs.writeFileSync(file, 'dear diary, '.repeat(1000)));
  await untouched(folder, openSqliteStore(folder), { code: 'store-unreadable' });
});

test('a folder that cannot be created is reported', async () => {
  const folder = folderWith((file) => fs.writeFileSync(file, ''));
  await expect(openSqliteStore(path.join(fileIn(folder), 'below'))).rejects.toThrow(/ENOTDIR/);
});

test('nobody else on the machine can look into a new data folder', async () => {
  const folder = path.join(places, newId());
  await (await openSqliteStore(folder)).close();
  expect(fs.statSync(folder).mode & 0o077).toBe(0);
});

test('a commit returns when the disk has it', () => {
  const db = openForWriting(path.join(places, newId()));
  onTestFinished(() => db.close());
  const FULL = 2;
  expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  expect(db.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: FULL });
});

test.each(['ABORT', 'ROLLBACK'])(
  'a commit that fails is reported to all who shared it, and leaves nothing behind (%s)',
  async (way) => {
    const folder = path.join(places, newId());
    const store = await openSqliteStore(folder);
    onTestFinished(() => store.close());
    const ids = [newId(), newId()] as const;
    const options = { players: 3, set: 'random', clans: 'free', listed: true } as const;
    for (const id of ids)
      await store.createGame({ id, watch: newId(), createdAt: 0, secret: 's', seats: [], options });

    const db = database(folder);
    db.exec(`CREATE TRIGGER full BEFORE INSERT ON entries WHEN NEW.number = 1
    BEGIN SELECT RAISE(${way}, 'the disk is full'); END`);
    const both = () =>
      ids.map((id, i) => store.append(id, 0, i === 0 ? [{ undo: 0 }] : [{ undo: 0 }, { undo: 0 }], 'key', 0));
    for (const lost of await Promise.allSettled(both()))
      expect(lost).toMatchObject({ status: 'rejected', reason: { message: 'the disk is full' } });
    for (const id of ids) expect(await store.entries(id, 0)).toEqual([]);

    db.exec('DROP TRIGGER full');
    expect((await Promise.all(both())).map(({ outcome }) => outcome)).toEqual(['appended', 'appended']);
  },
);

test('when too much is waiting for the disk, the rest is refused, and later all is well', async () => {
  const store = await openSqliteStore(path.join(places, newId()));
  onTestFinished(() => store.close());
  const id = await gameIn(store);
  const asked = Array.from({ length: MOST_WAITING + 50 }, (_, n) =>
    store.addNotes(id, n, [said(`${n}`)]).then(
      ({ outcome }) => outcome,
      ({ code }) => code,
    ),
  );
  const answers = await Promise.all(asked);
  expect(answers.slice(0, MOST_WAITING).every((answer) => answer === 'appended')).toBe(true);
  expect(answers.slice(MOST_WAITING)).toEqual(Array(50).fill('store-busy'));
  expect(await store.notes(id, 0)).toHaveLength(MOST_WAITING);
  expect(await store.addNotes(id, MOST_WAITING, [said('later')])).toMatchObject({ outcome: 'appended' });
});

test('a struck message leaves nothing in the file', async () => {
  const folder = path.join(places, newId());
  const store = await openSqliteStore(folder);
  const id = await gameIn(store);
  const word = newId();
  await store.addNotes(
    id,
    0,
    Array.from({ length: 200 }, (_, n) => said(`${n} ${word}`)),
  );
  for (let n = 0; n < 200; n++) await store.strike(id, n);
  await store.close();
  expect(fs.readdirSync(folder)).toEqual([path.basename(fileIn(folder))]);
  expect(fs.readFileSync(fileIn(folder)).includes(word)).toBe(false);
});

test('a deleted person is gone from the log too, while the store is open', async () => {
  const folder = path.join(places, newId());
  const store = await openSqliteStore(folder);
  onTestFinished(() => store.close());
  const isLeft = (word: string): boolean =>
    fs.readdirSync(folder).some((name) => fs.readFileSync(path.join(folder, name)).includes(word));
  const [login, struck, swept] = ['a-login-to-forget', 'a word to strike', 'a word to sweep'];
  const mail = { address: 'to-forget@club.example', language: 'en', token: newId() } as const;

  const person = newSession();
  await store.createSession(person);
  await store.createAccount(person.id, login, 'hash');
  const ids = [await gameIn(store), await gameIn(store)] as const;
  await store.addNotes(ids[0], 0, [said(struck)]);
  await store.addNotes(ids[1], 0, [said(swept)], undefined, { status: 'over', endedAt: 1 });
  await store.setMail(person.id, mail);
  for (const word of [login, struck, swept, mail.address]) expect(isLeft(word)).toBe(true);

  await store.dropMail(mail.token);
  expect(isLeft(mail.address)).toBe(false);
  await store.deletePerson(person.id);
  expect([login, struck, swept].map(isLeft)).toEqual([false, true, true]);
  await store.strike(ids[0], 0);
  expect([struck, swept].map(isLeft)).toEqual([false, true]);
  await store.dropTalk(2);
  expect(isLeft(swept)).toBe(false);
});

test('a reader who holds the log makes nobody wait, and the log is emptied when the reader is done', async () => {
  const folder = path.join(places, newId());
  const store = await openSqliteStore(folder);
  onTestFinished(() => store.close());
  const id = await gameIn(store);
  await store.addNotes(id, 0, [said('a word to strike')]);
  const log = (): Buffer => fs.readFileSync(`${fileIn(folder)}-wal`);
  const reader = database(folder);
  reader.exec('BEGIN; SELECT * FROM games');
  expect(await store.strike(id, 0)).toBe(true);
  expect(log().includes('a word to strike')).toBe(true);
  expect(await store.addNotes(id, 1, [said('and on')])).toMatchObject({ outcome: 'appended' });
  reader.exec('COMMIT');
  await expect.poll(() => log().includes('a word to strike'), { timeout: 60_000 }).toBe(false);
});

test('what was left in the log at shutdown is gone from it after the next start', async () => {
  const folder = path.join(places, newId());
  const store = await openSqliteStore(folder);
  const id = await gameIn(store);
  await store.addNotes(id, 0, [said('a word to strike')]);
  const log = (): Buffer => fs.readFileSync(`${fileIn(folder)}-wal`);
  // As if the server were killed: as long as somebody else has the file open, closing it empties nothing.
  const reader = database(folder);
  reader.exec('BEGIN; SELECT * FROM games');
  await store.strike(id, 0);
  await store.close();
  reader.exec('COMMIT');
  expect(log().includes('a word to strike')).toBe(true);
  const next = await openSqliteStore(folder);
  onTestFinished(() => next.close());
  expect(log().includes('a word to strike')).toBe(false);
});

/** A store with a game in it, closed again. */
async function closedStore(): Promise<string> {
  const folder = path.join(places, newId());
  const store = await openSqliteStore(folder);
  const id = await gameIn(store);
  await store.addNotes(
    id,
    0,
    Array.from({ length: 300 }, (_, n) => said(`${n} ${'word '.repeat(20)}`)),
  );
  await store.close();
  return folder;
}

test.each([
  ['with a damaged page', (file: string) => overwrite(file, 8192, 4096)],
  ['cut in half', (file: string) => fs.truncateSync(file, Math.floor(fs.statSync(file).size / 8192) * 4096)],
])('a file %s is refused at the start, and left as it is', async (_, harm) => {
  const folder = await closedStore();
  harm(fileIn(folder));
  await untouched(folder, openSqliteStore(folder), {
    code: 'store-damaged',
    message: expect.stringContaining('backup'),
  });
});

function overwrite(file: string, from: number, length: number): void {
  const opened = fs.openSync(file, 'r+');
  fs.writeSync(opened, Buffer.alloc(length, 0xa5), 0, length, from);
  fs.closeSync(opened);
}

test('what SQLite refuses has a code and a sentence', async () => {
  const folder = await closedStore();
  const db = new DatabaseSync(fileIn(folder), { readOnly: true });
  onTestFinished(() => db.close());
  const thrown = (work: () => unknown): unknown => {
    try {
      return work();
    } catch (problem) {
      return asOpeningError(problem);
    }
  };
  expect(thrown(() => db.exec('DELETE FROM games'))).toMatchObject({ code: 'store-read-only' });
  expect(thrown(() => new DatabaseSync(path.join(folder, 'nowhere', 'x')))).toMatchObject({
    code: 'store-unreachable',
  });
  const other = thrown(() => db.exec('SELECT luck'));
  expect(other).toMatchObject({ code: 'store-unreadable' });
  expect(String(other)).toContain('The store cannot be opened: no such');
});

test('a full disk is reported as such, and all is well when there is room again', async () => {
  const folder = path.join(places, newId());
  const store = await openSqliteStore(folder);
  onTestFinished(() => store.close());
  const id = await gameIn(store);
  const free = fillDisk(database(folder), 'entries');
  await expect(store.append(id, 0, [{ undo: 0 }], 'key', 0)).rejects.toMatchObject({ code: 'disk-full' });
  expect(await store.entries(id, 0)).toEqual([]);
  free();
  expect(await store.append(id, 0, [{ undo: 0 }], 'key', 0)).toMatchObject({ outcome: 'appended' });
});

test('files that are deleted or replaced under the open store are noticed', async () => {
  const swap = (file: string): void => {
    fs.copyFileSync(file, `${file}.copy`);
    fs.renameSync(`${file}.copy`, file);
  };
  for (const [name, harm] of [
    ['', fs.rmSync],
    ['-wal', fs.rmSync],
    ['', swap],
  ] as const) {
    const folder = path.join(places, newId());
    const store = await openSqliteStore(folder);
    onTestFinished(() => store.close());
    const guard = guardOver(folder);
    await gameIn(store);
    expect(guard.look()).toBeUndefined();
    harm(`${fileIn(folder)}${name}`);
    expect(guard.look()).toMatchObject({ code: 'store-gone' });
  }
});

test('lists are found by an index, whatever else is stored', () => {
  const folder = path.join(places, newId());
  openForWriting(folder).close();
  const plan = (sql: string): string =>
    database(folder)
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .all()
      .map(({ detail }) => detail)
      .join('; ');
  expect(plan(`SELECT id FROM games WHERE status = 'playing'`)).toContain('USING COVERING INDEX playing');
  expect(plan('SELECT * FROM games WHERE watch = ?')).toContain('USING INDEX watching');
  expect(plan('SELECT game FROM players WHERE person = ? ORDER BY game DESC')).toBe(
    'SEARCH players USING COVERING INDEX games_of (person=?)',
  );
  const dropTalk = plan(`${STRIKE} AND game IN (SELECT game FROM games WHERE ended_at < ?)`);
  expect(dropTalk).toContain('SEARCH notes USING INDEX words (game=?)');
  expect(dropTalk).toContain('INDEX ended (ended_at<?)');
});
