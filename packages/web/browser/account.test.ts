import { expect, test } from 'vitest';
import { barriers } from '../testing/axe.ts';
import { type Friend, friend, sayName } from '../testing/friends.ts';

/** An account in two browsers: what each sees of the other, and how it signs the other out. */

const PASSWORD = 'a long and quiet password';
const NEW_PASSWORD = 'a longer and quieter password';

const openAccount = async ({ page }: Friend): Promise<void> => {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('dialog').waitFor();
};

test('browsers are listed and can be signed out, and changing the password signs out all the others', async () => {
  const home = await friend('Mara', '#/online');
  await sayName(home);
  const login = `mara-${Date.now()}`;
  await openAccount(home);
  await home.page.getByLabel('Account name').fill(login);
  await home.page.getByLabel(/^Password/).fill('too short');
  await home.page.getByRole('button', { name: 'Create an account' }).click();
  await home.page.getByText('The password needs at least 10 characters.').waitFor();
  await home.page.getByLabel(/^Password/).fill(PASSWORD);
  await home.page.getByRole('button', { name: 'Create an account' }).click();
  await home.page.getByText('Your account is ready.').waitFor();

  const away = await friend('Somebody', '#/online', { viewport: 'phone', dark: true });
  await sayName(away);
  await away.page.getByRole('button', { name: 'Your account' }).waitFor();
  const logIn = async (password: string): Promise<unknown> =>
    away.page.evaluate(
      async (body) =>
        (
          await fetch('/api/login', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          })
        ).status,
      { login, password },
    );
  expect(await logIn(PASSWORD)).toBe(200);

  await home.page.getByText('Your browsers').click();
  await home.page.getByText('This browser', { exact: true }).waitFor();
  expect(await barriers(home.page, { within: '[role="dialog"]' })).toEqual([]);
  await home.page.getByRole('button', { name: 'Log out there' }).click();
  await home.page.getByLabel('Your password').fill('not the password');
  await home.page.getByRole('button', { name: 'Log out there' }).click();
  await home.page.getByText('This is not your password.').waitFor();
  await home.page.getByLabel('Your password').fill(PASSWORD);
  await home.page.getByRole('button', { name: 'Log out there' }).click();
  await home.page.getByText('You are not logged in anywhere else.').waitFor();

  expect(await logIn(PASSWORD)).toBe(200);
  await home.page.getByText('Change your password').first().click();
  await home.page.getByLabel('Your password').fill(PASSWORD);
  await home.page.getByLabel(/^New password/).fill(NEW_PASSWORD);
  expect(await barriers(home.page, { within: '[role="dialog"]' })).toEqual([]);
  await home.page.getByRole('button', { name: 'Change your password' }).click();
  await home.page.getByText('Your password is changed. All other browsers are logged out.').waitFor();
  expect(await logIn(PASSWORD)).toBe(401);
  await away.page.reload();
  await away.page.getByLabel('Your name at the table').waitFor();
});
