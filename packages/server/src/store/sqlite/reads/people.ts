import type { DatabaseSync } from 'node:sqlite';
import { folded } from '../../logins.ts';
import { ownerIn, profileIn, shownNameIn } from '../../rows.ts';
import type { Account, MailAddress } from '../../store.ts';
import type { Sync } from '../sync.ts';

export function peopleOn(
  db: DatabaseSync,
): Sync<
  'session' | 'shownOf' | 'byProfile' | 'shownNames' | 'keys' | 'account' | 'accountOf' | 'pushes' | 'mailOf'
> {
  const session = db.prepare(
    'SELECT persons.*, keys.seen_at FROM keys JOIN persons ON persons.id = keys.person WHERE token_hash = ?',
  );
  const shown = db.prepare('SELECT shown, shows_clans, shows_games, profile FROM persons WHERE id = ?');
  const ofProfile = db.prepare('SELECT * FROM persons WHERE profile = ? AND banned = 0');
  const names = db.prepare(
    'SELECT id, name, profile FROM persons WHERE id IN (SELECT value FROM json_each(?)) AND shown = 1 AND banned = 0',
  );
  const keys = db.prepare('SELECT * FROM keys WHERE person = ? ORDER BY seen_at DESC, created_at DESC, id');
  const account = db.prepare('SELECT * FROM accounts WHERE folded = ?');
  const accountOfPerson = db.prepare('SELECT * FROM accounts WHERE person = ?');
  const pushes = db.prepare('SELECT subscription FROM pushes WHERE person = ? ORDER BY number');
  const mail = db.prepare('SELECT * FROM mails WHERE person = ?');
  return {
    session: (tokenHash) => {
      const row = session.get(tokenHash);
      return (
        row && {
          id: String(row['id']),
          tokenHash,
          name: String(row['name']),
          createdAt: Number(row['created_at']),
          banned: row['banned'] === 1,
          seenAt: Number(row['seen_at']),
        }
      );
    },
    shownOf: (person) => profileIn(shown.get(person)),
    byProfile: (profile) => ownerIn(ofProfile.get(profile)),
    shownNames: (persons) =>
      new Map(names.all(JSON.stringify(persons)).map((row) => [String(row['id']), shownNameIn(row)])),
    keys: (person) =>
      keys.all(person).map((row) => ({
        id: String(row['id']),
        tokenHash: String(row['token_hash']),
        browser: String(row['browser']),
        createdAt: Number(row['created_at']),
        seenAt: Number(row['seen_at']),
      })),
    account: (login) => accountIn(account.get(folded(login))),
    accountOf: (person) => accountIn(accountOfPerson.get(person)),
    pushes: (person) => pushes.all(person).map(({ subscription }) => JSON.parse(String(subscription))),
    mailOf: (person) => {
      const row = mail.get(person);
      return row && mailIn(row);
    },
  };
}

const accountIn = (row: Readonly<Record<string, unknown>> | undefined): Account | undefined =>
  row && {
    person: String(row['person']),
    login: String(row['login']),
    passwordHash: String(row['password_hash']),
  };

export const mailIn = (row: Readonly<Record<string, unknown>>): MailAddress => ({
  address: String(row['address']),
  language: String(row['language']),
  token: String(row['token']),
  confirmed: row['confirmed'] === 1,
});
