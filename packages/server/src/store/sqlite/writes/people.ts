import type { DatabaseSync } from 'node:sqlite';
import { LIMITS } from '../../../limits/limits.ts';
import { newId } from '../../ids.ts';
import { folded } from '../../logins.ts';
import { StoreError } from '../../problems.ts';
import { mailIn } from '../reads/people.ts';
import type { Sync } from '../sync.ts';

export const peopleOn = (db: DatabaseSync) => ({
  ...sessionsOn(db),
  ...keysOn(db),
  ...accountsOn(db),
  ...pushesOn(db),
  ...mailsOn(db),
});

function sessionsOn(db: DatabaseSync): Sync<'createSession' | 'renameSession' | 'show' | 'ban'> {
  const taken = db.prepare(
    'SELECT 1 FROM persons WHERE id = ? UNION ALL SELECT 1 FROM keys WHERE token_hash = ?',
  );
  const create = db.prepare('INSERT INTO persons (id, name, created_at) VALUES (?, ?, ?)');
  const addKey = db.prepare(ADD_KEY);
  const rename = db.prepare('UPDATE persons SET name = ? WHERE id = ?');
  const show = db.prepare(
    `UPDATE persons SET shown = coalesce(:rating, shown), shows_clans = coalesce(:clans, shows_clans),
       shows_games = coalesce(:games, shows_games),
       profile = CASE WHEN coalesce(:rating, shown) OR coalesce(:clans, shows_clans) OR coalesce(:games, shows_games)
         THEN coalesce(profile, :profile) END
     WHERE id = :person`,
  );
  const ban = db.prepare('UPDATE persons SET banned = ? WHERE id = ?');
  return {
    createSession: ({ id, tokenHash, name, createdAt, browser = '' }) => {
      if (taken.get(id, tokenHash)) throw sessionExists();
      create.run(id, name, createdAt);
      addKey.run(tokenHash, id, createdAt, createdAt, newId(), browser);
    },
    renameSession: (person, name) => rename.run(name, person).changes === 1,
    show: (person, { rating, clans, games }) =>
      show.run({
        person,
        rating: asNumber(rating),
        clans: asNumber(clans),
        games: asNumber(games),
        profile: newId(),
      }).changes === 1,
    ban: (person, value) => ban.run(Number(value), person).changes === 1,
  };
}

const asNumber = (value: boolean | undefined): number | null => (value === undefined ? null : Number(value));

const ADD_KEY =
  'INSERT INTO keys (token_hash, person, created_at, seen_at, id, browser) VALUES (?, ?, ?, ?, ?, ?)';

function keysOn(
  db: DatabaseSync,
): Sync<'addKey' | 'seen' | 'dropKey' | 'endKey' | 'endOtherKeys' | 'dropKeys' | 'addCode' | 'takeCode'> {
  const demandPerson = personOn(db);
  const add = db.prepare(`${ADD_KEY} ON CONFLICT DO NOTHING`);
  const seen = db.prepare('UPDATE keys SET seen_at = ? WHERE token_hash = ?');
  const end = db.prepare('DELETE FROM keys WHERE person = ? AND id = ?');
  const endOthers = db.prepare('DELETE FROM keys WHERE person = ? AND token_hash <> ?');
  const dropCode = db.prepare('DELETE FROM codes WHERE person = ?');
  const dropUnseen = db.prepare('DELETE FROM keys WHERE seen_at < ?');
  const drop = db.prepare('DELETE FROM keys WHERE token_hash = ?');
  const addCode = db.prepare('INSERT OR REPLACE INTO codes (person, code_hash, until) VALUES (?, ?, ?)');
  const takeCode = db.prepare('DELETE FROM codes WHERE code_hash = ? RETURNING person, until');
  return {
    addKey: (person, tokenHash, when, browser = '') => {
      demandPerson(person);
      if (add.run(tokenHash, person, when, when, newId(), browser).changes === 0) throw sessionExists();
    },
    seen: (tokenHash, when) => seen.run(when, tokenHash).changes === 1,
    endKey: (person, id) => end.run(person, id).changes === 1,
    endOtherKeys: (person, tokenHash) => {
      dropCode.run(person);
      return Number(endOthers.run(person, tokenHash).changes);
    },
    dropKeys: (before) => Number(dropUnseen.run(before).changes),
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

function accountsOn(db: DatabaseSync): Sync<'createAccount' | 'changePassword'> {
  const demandPerson = personOn(db);
  const has = db.prepare('SELECT 1 FROM accounts WHERE person = ?');
  const create = db.prepare(
    `INSERT INTO accounts (person, folded, login, password_hash) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  );
  const change = db.prepare('UPDATE accounts SET password_hash = ? WHERE person = ?');
  return {
    createAccount: (person, login, passwordHash) => {
      demandPerson(person);
      if (has.get(person)) throw new StoreError('account-exists', 'The person has an account.');
      if (create.run(person, folded(login), login, passwordHash).changes === 0)
        throw new StoreError('login-taken', 'There is an account with this name.');
    },
    changePassword: (person, passwordHash) => change.run(passwordHash, person).changes === 1,
  };
}

function pushesOn(db: DatabaseSync): Sync<'addPush' | 'dropPush'> {
  const demandPerson = personOn(db);
  const add = db.prepare('INSERT OR REPLACE INTO pushes (endpoint, person, subscription) VALUES (?, ?, ?)');
  const drop = db.prepare('DELETE FROM pushes WHERE endpoint = ?');
  const ofOther = db.prepare('SELECT subscription FROM pushes WHERE endpoint = ? AND person <> ?');
  const dropOldest = db.prepare(
    `DELETE FROM pushes WHERE number IN
       (SELECT number FROM pushes WHERE person = ? ORDER BY number DESC LIMIT -1 OFFSET ?)`,
  );
  return {
    addPush: (person, { endpoint, keys: { p256dh, auth } }, most = LIMITS.pushes) => {
      demandPerson(person);
      const subscription = JSON.stringify({ endpoint, keys: { p256dh, auth } });
      // The keys are known to the browser alone: whoever names them too sits at it.
      const others = ofOther.get(endpoint, person)?.['subscription'];
      if (others !== undefined && others !== subscription)
        throw new StoreError('push-taken', 'The address belongs to the browser of somebody else.');
      add.run(endpoint, person, subscription);
      dropOldest.run(person, most);
    },
    dropPush: (endpoint) => drop.run(endpoint).changes === 1,
  };
}

function mailsOn(db: DatabaseSync): Sync<'setMail' | 'confirmMail' | 'dropMail'> {
  const demandPerson = personOn(db);
  const set = db.prepare(
    `INSERT INTO mails (person, address, language, token) VALUES (?, ?, ?, ?) ON CONFLICT (person) DO UPDATE SET
       confirmed = confirmed AND address = excluded.address,
       token = CASE WHEN address = excluded.address THEN token ELSE excluded.token END,
       address = excluded.address, language = excluded.language
     RETURNING *`,
  );
  const confirm = db.prepare('UPDATE mails SET confirmed = 1 WHERE token = ?');
  const drop = db.prepare('DELETE FROM mails WHERE token = ?');
  return {
    setMail: (person, { address, language, token }) => {
      demandPerson(person);
      return mailIn(set.get(person, address, language, token) ?? {});
    },
    confirmMail: (token) => confirm.run(token).changes === 1,
    dropMail: (token) => drop.run(token).changes === 1,
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
