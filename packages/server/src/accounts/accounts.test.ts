import { expect, test } from 'vitest';
import { newId } from '../store/ids.ts';
import { aRoomOf } from '../testing/begun.ts';
import { aBrowser, anOnlineServer, aPerson } from '../testing/online.ts';
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

test('whoever guesses has to wait, wherever they come from', async () => {
  const address = await anOnlineServer(store);
  const login = aLogin();
  const guess = (name: string) =>
    aBrowser(address).call('POST', '/login', { login: name, password: 'one of many guesses' });
  for (let n = 0; n < 10; n++) expect((await guess(login)).status).toBe(401);
  for (const lookalike of [login.toUpperCase(), wide(login)])
    expect(await guess(lookalike)).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
  expect((await guess(aLogin())).status).toBe(401);
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
  const passwords = newPasswords();
  const kept = await passwords.hash(PASSWORD);
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.isRight(PASSWORD, kept)).toBe(true);
  expect(await passwords.isRight(`${PASSWORD} `, kept)).toBe(false);
  expect(await passwords.isRight(PASSWORD, undefined)).toBe(false);
});
