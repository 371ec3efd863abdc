import { expect, test } from 'vitest';
import { peopleIn } from '../http/people.ts';
import { LIMITS } from '../limits/limits.ts';
import { newId } from '../store/ids.ts';
import { aGameOf, aRoomOf } from '../testing/begun.ts';
import { aBrowser, anOnlineServer, aPerson, type Browser } from '../testing/online.ts';
import { aStore } from '../testing/store.ts';
import { newPasswords } from './passwords.ts';

const store = await aStore();
const PASSWORD = 'a long and quiet password';
const aLogin = (): string => newId().slice(0, 12);

test('an account lets the same person in elsewhere, with seats and name', async () => {
  const address = await anOnlineServer(store);
  const home = await aPerson(address, 'Player');
  const login = aLogin();
  const room = await aRoomOf([home]);
  const made = await home.call('POST', '/account', { login, password: PASSWORD });
  expect(made).toMatchObject({ status: 200, body: { name: 'Player', login } });
  expect((await home.call('GET', '/me')).body).toEqual({ name: 'Player', login });
  const away = await aPerson(address, 'Nobody Yet');
  const entered = await away.call('POST', '/login', { login: login.toUpperCase(), password: PASSWORD });
  expect(entered).toMatchObject({ status: 200, body: { name: 'Player', login } });
  expect((await away.call('GET', `/games/${room.id}`)).body).toMatchObject({ mine: 0 });
});

test('who logs out is nobody, and the key that was used opens nothing any more', async () => {
  const address = await anOnlineServer(store);
  const browser = aBrowser(address);
  const { cookie = '' } = await browser.call('POST', '/me', { name: 'Player' });
  expect((await browser.call('POST', '/logout')).status).toBe(200);
  expect((await browser.call('GET', '/me')).status).toBe(401);
  const [stolen = ''] = cookie.split(';');
  expect((await aBrowser(address).call('GET', '/me', undefined, { cookie: stolen })).status).toBe(401);
});

test('a wrong password and an unknown name get the same answer', async () => {
  const address = await anOnlineServer(store);
  const login = aLogin();
  await (await aPerson(address, 'Player')).call('POST', '/account', { login, password: PASSWORD });
  const tries = [
    { login, password: 'not the password' },
    { login: aLogin(), password: PASSWORD },
  ];
  const answers = await Promise.all(tries.map((body) => aBrowser(address).call('POST', '/login', body)));
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toMatchObject({ status: 401, body: { code: 'wrong-login' }, cookie: undefined });
});

/** The same letters as a keyboard for Japanese may type them. */
const wide = (login: string): string =>
  login.replaceAll(/[a-z]/gi, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));

test('whoever guesses from one place has to wait', async () => {
  let now = 0;
  const address = await anOnlineServer(store, { elapsed: () => now });
  const login = aLogin();
  const guess = (name: string) =>
    aBrowser(address).call('POST', '/login', { login: name, password: 'one of many guesses' });
  for (let n = 0; n < 10; n++) expect((await guess(login)).status).toBe(401);
  for (const lookalike of [login.toUpperCase(), wide(login)])
    expect(await guess(lookalike)).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
  expect((await guess(aLogin())).status).toBe(401);
  now = 15 * 60_000 - 1;
  expect((await guess(login)).status).toBe(429);
  now = 15 * 60_000;
  expect((await guess(login)).status).toBe(401);
});

test('how many guesses there are is for the server to say, and where nobody may wait nobody is judged', async () => {
  const logins = { ...LIMITS.logins, fromOne: 2 };
  const address = await anOnlineServer(store, { limits: { logins } });
  const login = aLogin();
  const guess = async (by: string) =>
    (await aBrowser(by).call('POST', '/login', { login, password: 'one of many guesses' })).status;
  expect([await guess(address), await guess(address), await guess(address)]).toEqual([401, 401, 429]);
  expect(await guess(await anOnlineServer(store, { limits: { passwords: 0 } }))).toBe(429);
});

/** A person with an account, in a browser that says what it is. */
async function withAccount(address: string): Promise<{ home: Browser; login: string }> {
  const home = await aPerson(address, 'Player');
  const login = aLogin();
  await home.call('POST', '/account', { login, password: PASSWORD });
  return { home, login };
}

const FIREFOX = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };

/** Another browser of the same person. */
async function loggedIn(address: string, login: string, password = PASSWORD): Promise<Browser> {
  const browser = aBrowser(address);
  expect((await browser.call('POST', '/login', { login, password }, FIREFOX)).status).toBe(200);
  return browser;
}

interface ShownKey {
  readonly id: string;
  readonly browser?: string;
  readonly seen: number;
  readonly isThis: boolean;
}
const keysOf = async (browser: Browser): Promise<readonly ShownKey[]> =>
  (await browser.call('GET', '/me/keys')).body as unknown as readonly ShownKey[];

test('strangers who guess do not keep out the owner, whose browser was let in before', async () => {
  const address = await anOnlineServer(store);
  const { home, login } = await withAccount(address);
  expect((await home.call('POST', '/logout')).status).toBe(200);
  const guess = { login, password: 'one of many guesses' };
  for (let n = 0; n < 10; n++)
    expect((await aBrowser(address).call('POST', '/login', guess)).status).toBe(401);
  const right = { login, password: PASSWORD };
  expect((await aBrowser(address).call('POST', '/login', right)).status).toBe(429);
  expect((await home.call('POST', '/login', right)).status).toBe(200);
});

test('whoever knows the password may come in as often as they like', async () => {
  const address = await anOnlineServer(store);
  const { login } = await withAccount(address);
  for (let n = 0; n < 12; n++) await loggedIn(address, login);
});

test('another password ends all other browsers, codes and the old password; this browser goes on', async () => {
  const address = await anOnlineServer(store);
  const { home, login } = await withAccount(address);
  const away = await loggedIn(address, login);
  const { code } = (await away.call('POST', '/me/code')).body;
  const changing = { password: PASSWORD, newPassword: 'an even longer password' };
  expect(
    await home.call('POST', '/account/password', { ...changing, password: 'not this one' }),
  ).toMatchObject({
    status: 403,
    body: { code: 'wrong-password' },
  });
  expect((await away.call('GET', '/me')).status).toBe(200);
  const changed = await home.call('POST', '/account/password', changing);
  expect(changed).toMatchObject({ status: 200, body: { name: 'Player', login } });
  expect((await home.call('GET', '/me')).body).toEqual({ name: 'Player', login });
  expect((await away.call('GET', '/me')).status).toBe(401);
  expect((await aBrowser(address).call('POST', '/keys', { code })).status).toBe(404);
  expect((await aBrowser(address).call('POST', '/login', { login, password: PASSWORD })).status).toBe(401);
  await loggedIn(address, login, changing.newPassword);
  const guest = await aPerson(address, 'Guest');
  expect(await guest.call('POST', '/account/password', changing)).toMatchObject({
    status: 409,
    body: { code: 'no-account' },
  });
});

test('whoever has an account sees their browsers, and ends one or all others with the password', async () => {
  const address = await anOnlineServer(store);
  const { home, login } = await withAccount(address);
  const [desk, phone] = [await loggedIn(address, login), await loggedIn(address, login)] as const;
  const keys = await keysOf(desk);
  expect(keys).toHaveLength(3);
  const own = keys.find(({ isThis }) => isThis);
  const today = Date.now() - (Date.now() % (24 * 3_600_000));
  expect(own).toEqual({ id: own?.id, browser: 'Firefox, Linux', since: today, seen: today, isThis: true });
  expect(keys.filter(({ isThis }) => isThis)).toHaveLength(1);

  const ended = (await keysOf(phone)).find(({ isThis }) => isThis)?.id;
  const path = `/me/keys/${ended}`;
  expect(await desk.call('DELETE', path)).toMatchObject({ status: 403, body: { code: 'password-needed' } });
  const wrong = await desk.call('DELETE', path, { password: 'not the password' });
  expect(wrong).toMatchObject({ status: 403, body: { code: 'wrong-password' } });
  const stranger = await aPerson(address, 'Stranger');
  expect(await stranger.call('DELETE', path)).toMatchObject({ status: 404, body: { code: 'no-such-key' } });
  expect((await phone.call('GET', '/me')).status).toBe(200);

  expect((await desk.call('DELETE', path, { password: PASSWORD })).status).toBe(200);
  expect((await phone.call('GET', '/me')).status).toBe(401);
  expect((await home.call('GET', '/me')).status).toBe(200);
  expect((await desk.call('DELETE', '/me/keys', { password: PASSWORD })).status).toBe(200);
  expect((await home.call('GET', '/me')).status).toBe(401);
  expect(await keysOf(desk)).toEqual([own]);
});

test('a browser that is ended hears nothing more at the table; the others come back by themselves', async () => {
  const address = await anOnlineServer(store);
  const { home, login } = await withAccount(address);
  const stolen = await loggedIn(address, login);
  const { id } = await aGameOf([home]);
  const lines = [home.socket(id), stolen.socket(id)] as const;
  for (const line of lines) await line.next('table');
  await home.call('DELETE', '/me/keys', { password: PASSWORD });
  for (const line of lines) expect(await line.closed).toMatchObject({ code: 1012 });
  await home.socket(id).next('table');
  expect(await stolen.socket(id).closed).toMatchObject({ code: 4401 });
});

test('the day somebody was last here is kept, and nothing more exact', async () => {
  const DAY = 24 * 3_600_000;
  let time = 1000 * DAY + 5;
  const people = peopleIn(store, () => time);
  const browser = await aPerson(await anOnlineServer(store, { people, now: () => time }), 'Player');
  expect(await keysOf(browser)).toMatchObject([{ since: 1000 * DAY, seen: 1000 * DAY }]);
  time += 3 * DAY + 7;
  await browser.call('GET', '/me');
  await expect.poll(() => keysOf(browser)).toMatchObject([{ since: 1000 * DAY, seen: 1003 * DAY }]);
});

test('whoever has an account is forgotten only with the password', async () => {
  const address = await anOnlineServer(store);
  const { home } = await withAccount(address);
  expect(await home.call('DELETE', '/me')).toMatchObject({ status: 403, body: { code: 'password-needed' } });
  expect((await home.call('GET', '/me')).status).toBe(200);
  expect((await home.call('DELETE', '/me', { password: PASSWORD })).status).toBe(200);
  expect((await home.call('GET', '/me')).status).toBe(401);
});

test('of two who want the same name one gets it, and nobody has two accounts', async () => {
  const address = await anOnlineServer(store);
  const login = aLogin();
  const [first, second] = [await aPerson(address, 'First'), await aPerson(address, 'Second')] as const;
  await first.call('POST', '/account', { login, password: PASSWORD });
  expect(
    await second.call('POST', '/account', { login: login.toUpperCase(), password: PASSWORD }),
  ).toMatchObject({ status: 409, body: { code: 'login-taken' } });
  expect(await first.call('POST', '/account', { login: aLogin(), password: PASSWORD })).toMatchObject({
    status: 409,
    body: { code: 'account-exists' },
  });
  expect(
    await aBrowser(address).call('POST', '/account', { login: aLogin(), password: PASSWORD }),
  ).toMatchObject({ status: 401, body: { code: 'no-session' } });
});

test.each([
  ['a short password', { login: 'player', password: 'short' }],
  ['a name with spaces', { login: 'a player', password: PASSWORD }],
  ['a name of two letters', { login: 'ab', password: PASSWORD }],
  ['no password', { login: 'player' }],
])('%s is a bad request', async (_, body) => {
  const person = await aPerson(await anOnlineServer(store), 'Player');
  expect(await person.call('POST', '/account', body)).toMatchObject({
    status: 400,
    body: { code: 'bad-request' },
  });
});

test('passwords are kept by argon2id, with 19 MiB and two passes', async () => {
  const passwords = newPasswords(1);
  const kept = await passwords.hash(PASSWORD);
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.isRight(PASSWORD, kept)).toBe(true);
  expect(await passwords.isRight(`${PASSWORD} `, kept)).toBe(false);
  expect(await passwords.isRight(PASSWORD, undefined)).toBe(false);
});

test('so many passwords wait for one another, and no more', async () => {
  const passwords = newPasswords(2);
  const first = passwords.hash(PASSWORD);
  expect(passwords.isBusy()).toBe(false);
  const second = passwords.hash(PASSWORD);
  expect(passwords.isBusy()).toBe(true);
  await Promise.all([first, second]);
  expect(passwords.isBusy()).toBe(false);
});
