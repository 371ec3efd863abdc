import type { DatabaseSync } from 'node:sqlite';
import { folded } from '../../logins.ts';
import type { Account } from '../../store.ts';
import type { Sync } from '../sync.ts';

export function peopleOn(db: DatabaseSync): Sync<'session' | 'account' | 'accountOf' | 'pushes'> {
  const session = db.prepare(
    'SELECT persons.* FROM keys JOIN persons ON persons.id = keys.person WHERE token_hash = ?',
  );
  const account = db.prepare('SELECT * FROM accounts WHERE folded = ?');
  const accountOfPerson = db.prepare('SELECT * FROM accounts WHERE person = ?');
  const pushes = db.prepare('SELECT subscription FROM pushes WHERE person = ? ORDER BY number');
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
        }
      );
    },
    account: (login) => accountIn(account.get(folded(login))),
    accountOf: (person) => accountIn(accountOfPerson.get(person)),
    pushes: (person) => pushes.all(person).map(({ subscription }) => JSON.parse(String(subscription))),
  };
}

const accountIn = (row: Readonly<Record<string, unknown>> | undefined): Account | undefined =>
  row && {
    person: String(row['person']),
    login: String(row['login']),
    passwordHash: String(row['password_hash']),
  };
