import type { DatabaseSync } from 'node:sqlite';
import { folded } from '../../logins.ts';
import { StoreError } from '../../problems.ts';
import type { Sync } from '../sync.ts';

/** More browsers than anybody has. */
const MOST_PUSHES = 20;

export const peopleOn = (db: DatabaseSync) => ({
  ...sessionsOn(db),
  ...keysOn(db),
  ...accountsOn(db),
  ...pushesOn(db),
});

function sessionsOn(db: DatabaseSync): Sync<'createSession' | 'renameSession' | 'ban'> {
  const taken = db.prepare(
    'SELECT 1 FROM persons WHERE id = ? UNION ALL SELECT 1 FROM keys WHERE token_hash = ?',
  );
  const create = db.prepare('INSERT INTO persons (id, name, created_at) VALUES (?, ?, ?)');
  const addKey = db.prepare('INSERT INTO keys (token_hash, person, created_at) VALUES (?, ?, ?)');
  const rename = db.prepare('UPDATE persons SET name = ? WHERE id = ?');
  const ban = db.prepare('UPDATE persons SET banned = ? WHERE id = ?');
  return {
    createSession: ({ id, tokenHash, name, createdAt }) => {
      if (taken.get(id, tokenHash)) throw sessionExists();
      create.run(id, name, createdAt);
      addKey.run(tokenHash, id, createdAt);
    },
    renameSession: (person, name) => rename.run(name, person).changes === 1,
    ban: (person, value) => ban.run(Number(value), person).changes === 1,
  };
}

function keysOn(db: DatabaseSync): Sync<'addKey' | 'dropKey' | 'addCode' | 'takeCode'> {
  const demandPerson = personOn(db);
  const add = db.prepare(
    'INSERT INTO keys (token_hash, person, created_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const drop = db.prepare('DELETE FROM keys WHERE token_hash = ?');
  const addCode = db.prepare('INSERT OR REPLACE INTO codes (person, code_hash, until) VALUES (?, ?, ?)');
  const takeCode = db.prepare('DELETE FROM codes WHERE code_hash = ? RETURNING person, until');
  return {
    addKey: (person, tokenHash, when) => {
      demandPerson(person);
      if (add.run(tokenHash, person, when).changes === 0) throw sessionExists();
    },
    dropKey: (tokenHash) => drop.run(tokenHash).changes === 1,
    addCode: (codeHash, person, until) => {
      demandPerson(person);
      addCode.run(person, codeHash, until);
    },
    takeCode: (codeHash, now) => {
      const row = takeCode.get(codeHash);
      return row && Number(row['until']) > now ? String(row['person']) : undefined;
    },
  };
}

function accountsOn(db: DatabaseSync): Sync<'createAccount'> {
  const demandPerson = personOn(db);
  const has = db.prepare('SELECT 1 FROM accounts WHERE person = ?');
  const create = db.prepare(
    `INSERT INTO accounts (person, folded, login, password_hash) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  );
  return {
    createAccount: (person, login, passwordHash) => {
      demandPerson(person);
      if (has.get(person)) throw new StoreError('account-exists', 'The person has an account.');
      if (create.run(person, folded(login), login, passwordHash).changes === 0)
        throw new StoreError('login-taken', 'There is an account with this name.');
    },
  };
}

function pushesOn(db: DatabaseSync): Sync<'addPush' | 'dropPush'> {
  const demandPerson = personOn(db);
  const add = db.prepare('INSERT OR REPLACE INTO pushes (endpoint, person, subscription) VALUES (?, ?, ?)');
  const drop = db.prepare('DELETE FROM pushes WHERE endpoint = ?');
  const dropOldest = db.prepare(
    `DELETE FROM pushes WHERE number IN
       (SELECT number FROM pushes WHERE person = ? ORDER BY number DESC LIMIT -1 OFFSET ${MOST_PUSHES})`,
  );
  return {
    addPush: (person, { endpoint, keys: { p256dh, auth } }) => {
      demandPerson(person);
      add.run(endpoint, person, JSON.stringify({ endpoint, keys: { p256dh, auth } }));
      dropOldest.run(person);
    },
    dropPush: (endpoint) => drop.run(endpoint).changes === 1,
  };
}

function personOn(db: DatabaseSync): (person: string) => void {
  const find = db.prepare('SELECT 1 FROM persons WHERE id = ?');
  return (person) => {
    if (find.get(person) === undefined)
      throw new StoreError('no-such-person', 'There is no person with this id.');
  };
}

const sessionExists = (): StoreError =>
  new StoreError('session-exists', 'There is a session with this id or token.');
