import { LIMITS } from '../../limits/limits.ts';
import { newId } from '../ids.ts';
import type { KeptStore } from '../kept-store.ts';
import { folded } from '../logins.ts';
import { StoreError } from '../problems.ts';
import { ownerIn, profileIn, type Row, shownNameIn } from '../rows.ts';
import type { Account, MailAddress, PeopleStore, PushSubscription } from '../store.ts';
import { sql } from './database.ts';
import { isTaken, refersToNobody } from './failures.ts';
import type { Turns } from './turns.ts';

type Part<Name extends keyof PeopleStore> = Pick<KeptStore, Name>;

export const peopleOn = (turns: Turns): Omit<PeopleStore, 'deletePerson'> => ({
  ...sessionsOn(turns),
  ...keysOn(turns),
  ...codesOn(turns),
  ...accountsOn(turns),
  ...pushesOn(turns),
  ...mailsOn(turns),
});

const CREATE_SESSION = sql`
  WITH made AS (INSERT INTO persons (id, name, created_at) VALUES ($1, $2, $3) RETURNING id)
  INSERT INTO keys (person, token_hash, id, browser, created_at, seen_at)
  SELECT id, $4, $5, $6, $3, $3 FROM made`;
const SESSION = sql`SELECT persons.*, keys.seen_at FROM keys JOIN persons ON persons.id = keys.person
  WHERE token_hash = $1`;
const RENAME = sql`UPDATE persons SET name = $2 WHERE id = $1`;
const SHOW = sql`
  UPDATE persons SET shown = coalesce($2, shown), shows_clans = coalesce($3, shows_clans),
    shows_games = coalesce($4, shows_games),
    profile = CASE WHEN coalesce($2, shown) OR coalesce($3, shows_clans) OR coalesce($4, shows_games)
      THEN coalesce(profile, $5) END
  WHERE id = $1`;
const SHOWN = sql`SELECT shown, shows_clans, shows_games, profile FROM persons WHERE id = $1`;
const OF_PROFILE = sql`SELECT * FROM persons WHERE profile = $1 AND NOT banned`;
const SHOWN_NAMES = sql`SELECT id, name, profile FROM persons WHERE id = ANY ($1) AND shown AND NOT banned`;
const BAN = sql`UPDATE persons SET banned = $2 WHERE id = $1`;

const sessionsOn = ({
  read,
  inTurn,
}: Turns): Part<
  'createSession' | 'session' | 'renameSession' | 'show' | 'shownOf' | 'byProfile' | 'shownNames' | 'ban'
> => ({
  createSession: ({ id, tokenHash, name, createdAt, browser = '' }) =>
    inTurn(id, async (ask) => {
      await ask(CREATE_SESSION, id, name, createdAt, tokenHash, newId(), browser).catch(explain);
    }),
  session: async (tokenHash) => {
    const [row] = (await read(SESSION, tokenHash)).rows;
    return (
      row && {
        id: String(row['id']),
        tokenHash,
        name: String(row['name']),
        createdAt: Number(row['created_at']),
        banned: row['banned'] === true,
        seenAt: Number(row['seen_at']),
      }
    );
  },
  renameSession: (person, name) =>
    inTurn(person, async (ask) => (await ask(RENAME, person, name)).count === 1),
  show: (person, { rating, clans, games }) =>
    inTurn(person, async (ask) => (await ask(SHOW, person, rating, clans, games, newId())).count === 1),
  shownOf: async (person) => profileIn((await read(SHOWN, person)).rows[0]),
  byProfile: async (profile) => ownerIn((await read(OF_PROFILE, profile)).rows[0]),
  shownNames: async (persons) =>
    new Map((await read(SHOWN_NAMES, persons)).rows.map((row) => [String(row['id']), shownNameIn(row)])),
  ban: (person, value) => inTurn(person, async (ask) => (await ask(BAN, person, value)).count === 1),
});

const ADD_KEY = sql`INSERT INTO keys (person, token_hash, id, browser, created_at, seen_at)
  VALUES ($1, $2, $3, $4, $5, $5)`;
const KEYS = sql`SELECT * FROM keys WHERE person = $1 ORDER BY seen_at DESC, created_at DESC, id`;
const SEEN = sql`UPDATE keys SET seen_at = $2 WHERE token_hash = $1`;
const END_KEY = sql`DELETE FROM keys WHERE person = $1 AND id = $2`;
const END_OTHERS = sql`
  WITH code AS (DELETE FROM codes WHERE person = $1) DELETE FROM keys WHERE person = $1 AND token_hash <> $2`;
const DROP_UNSEEN = sql`DELETE FROM keys WHERE seen_at < $1`;
const DROP_KEY = sql`DELETE FROM keys WHERE token_hash = $1`;

const keysOn = ({
  read,
  inTurn,
}: Turns): Part<'addKey' | 'keys' | 'seen' | 'endKey' | 'endOtherKeys' | 'dropKeys' | 'dropKey'> => ({
  addKey: (person, tokenHash, when, browser = '') =>
    inTurn(person, async (ask) => {
      await ask(ADD_KEY, person, tokenHash, newId(), browser, when).catch(explain);
    }),
  keys: async (person) =>
    (await read(KEYS, person)).rows.map((row) => ({
      id: String(row['id']),
      tokenHash: String(row['token_hash']),
      browser: String(row['browser']),
      createdAt: Number(row['created_at']),
      seenAt: Number(row['seen_at']),
    })),
  seen: (tokenHash, when) => inTurn(tokenHash, async (ask) => (await ask(SEEN, tokenHash, when)).count === 1),
  endKey: (person, id) => inTurn(person, async (ask) => (await ask(END_KEY, person, id)).count === 1),
  endOtherKeys: (person, tokenHash) =>
    inTurn(person, async (ask) => (await ask(END_OTHERS, person, tokenHash)).count),
  dropKeys: (before) => inTurn('keys', async (ask) => (await ask(DROP_UNSEEN, before)).count),
  dropKey: (tokenHash) => inTurn(tokenHash, async (ask) => (await ask(DROP_KEY, tokenHash)).count === 1),
});

/** A new code takes the place of the same code of somebody else, whom it can no longer lead anywhere. */
const FREE_CODE = sql`DELETE FROM codes WHERE code_hash = $1 AND person <> $2`;
const ADD_CODE = sql`INSERT INTO codes (code_hash, person, until) VALUES ($1, $2, $3)
  ON CONFLICT (person) DO UPDATE SET code_hash = excluded.code_hash, until = excluded.until`;
const TAKE_CODE = sql`DELETE FROM codes WHERE code_hash = $1 RETURNING person, until`;

const codesOn = ({ inTurn }: Turns): Part<'addCode' | 'takeCode'> => ({
  addCode: (codeHash, person, until) =>
    inTurn(codeHash, async (ask) => {
      await ask(FREE_CODE, codeHash, person);
      await ask(ADD_CODE, codeHash, person, until).catch(explain);
    }),
  takeCode: (codeHash, now) =>
    inTurn(codeHash, async (ask) => {
      const [row] = (await ask(TAKE_CODE, codeHash)).rows;
      return row && Number(row['until']) > now ? String(row['person']) : undefined;
    }),
});

const CREATE_ACCOUNT = sql`INSERT INTO accounts (person, folded, login, password_hash) VALUES ($1, $2, $3, $4)
  ON CONFLICT DO NOTHING`;
const CHANGE_PASSWORD = sql`UPDATE accounts SET password_hash = $2 WHERE person = $1`;
const ACCOUNT = sql`SELECT * FROM accounts WHERE folded = $1`;
const ACCOUNT_OF = sql`SELECT * FROM accounts WHERE person = $1`;

const accountsOn = ({
  read,
  inTurn,
}: Turns): Part<'createAccount' | 'changePassword' | 'account' | 'accountOf'> => ({
  createAccount: (person, login, passwordHash) =>
    inTurn(person, async (ask) => {
      const made = await ask(CREATE_ACCOUNT, person, folded(login), login, passwordHash).catch(explain);
      if (made.count === 1) return;
      throw (await ask(ACCOUNT_OF, person)).count === 1
        ? new StoreError('account-exists', 'The person has an account.')
        : new StoreError('login-taken', 'There is an account with this name.');
    }),
  changePassword: (person, passwordHash) =>
    inTurn(person, async (ask) => (await ask(CHANGE_PASSWORD, person, passwordHash)).count === 1),
  account: async (login) => accountIn((await read(ACCOUNT, folded(login))).rows[0]),
  accountOf: async (person) => accountIn((await read(ACCOUNT_OF, person)).rows[0]),
});

const accountIn = (row: Row | undefined): Account | undefined =>
  row && {
    person: String(row['person']),
    login: String(row['login']),
    passwordHash: String(row['password_hash']),
  };

/** The keys are known to the browser alone: whoever names them too sits at it. */
const ADD_PUSH = sql`INSERT INTO pushes (endpoint, person, subscription) VALUES ($1, $2, $3)
  ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, subscription = excluded.subscription, number = DEFAULT
  WHERE pushes.person = excluded.person OR pushes.subscription = excluded.subscription`;
const DROP_OLDEST = sql`DELETE FROM pushes WHERE endpoint IN
  (SELECT endpoint FROM pushes WHERE person = $1 ORDER BY number DESC OFFSET $2)`;
const PUSHES = sql`SELECT subscription FROM pushes WHERE person = $1 ORDER BY number`;
const DROP_PUSH = sql`DELETE FROM pushes WHERE endpoint = $1`;

const pushesOn = ({ read, inTurn }: Turns): Part<'addPush' | 'pushes' | 'dropPush'> => ({
  addPush: (person, { endpoint, keys: { p256dh, auth } }, most = LIMITS.pushes) =>
    inTurn(person, async (ask) => {
      const subscription = JSON.stringify({ endpoint, keys: { p256dh, auth } });
      const { count } = await ask(ADD_PUSH, endpoint, person, subscription).catch(explain);
      if (count === 0)
        throw new StoreError('push-taken', 'The address belongs to the browser of somebody else.');
      await ask(DROP_OLDEST, person, most);
    }),
  pushes: async (person) =>
    (await read(PUSHES, person)).rows.map(
      ({ subscription }): PushSubscription => JSON.parse(String(subscription)),
    ),
  dropPush: (endpoint) => inTurn(endpoint, async (ask) => (await ask(DROP_PUSH, endpoint)).count === 1),
});

const SET_MAIL = sql`INSERT INTO mails (person, address, language, token) VALUES ($1, $2, $3, $4)
  ON CONFLICT (person) DO UPDATE SET
    confirmed = mails.confirmed AND mails.address = excluded.address,
    token = CASE WHEN mails.address = excluded.address THEN mails.token ELSE excluded.token END,
    address = excluded.address, language = excluded.language
  RETURNING *`;
const MAIL_OF = sql`SELECT * FROM mails WHERE person = $1`;
const CONFIRM_MAIL = sql`UPDATE mails SET confirmed = true WHERE token = $1`;
const DROP_MAIL = sql`DELETE FROM mails WHERE token = $1`;

const mailsOn = ({ read, inTurn }: Turns): Part<'setMail' | 'mailOf' | 'confirmMail' | 'dropMail'> => ({
  setMail: (person, { address, language, token }) =>
    inTurn(person, async (ask) => {
      const { rows } = await ask(SET_MAIL, person, address, language, token).catch(explain);
      return mailIn(rows[0] ?? {});
    }),
  mailOf: async (person) => {
    const [row] = (await read(MAIL_OF, person)).rows;
    return row && mailIn(row);
  },
  confirmMail: (token) => inTurn(token, async (ask) => (await ask(CONFIRM_MAIL, token)).count === 1),
  dropMail: (token) => inTurn(token, async (ask) => (await ask(DROP_MAIL, token)).count === 1),
});

const mailIn = (row: Row): MailAddress => ({
  address: String(row['address']),
  language: String(row['language']),
  token: String(row['token']),
  confirmed: row['confirmed'] === true,
});

/** What the database refuses by its keys, in the store's words. */
function explain(problem: unknown): never {
  if (refersToNobody(problem)) throw new StoreError('no-such-person', 'There is no person with this id.');
  if (isTaken(problem)) throw new StoreError('session-exists', 'There is a session with this id or token.');
  throw problem;
}
