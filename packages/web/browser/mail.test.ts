import { expect, test } from 'vitest';
import { aMailServer } from '../../server/src/notices/testing/mail-server.ts';
import { friend } from '../testing/friends.ts';
import { ownServer } from '../testing/own-server.ts';
import { tableOf } from '../testing/tables.ts';
import { goToPlace } from '../testing/visit.ts';

const MINUTES = 60_000;
const WHERE = 'https://hinode.example/';

test('somebody asks for e-mails, confirms the address, gets one when a table waits, and stops them by the link', async () => {
  const { smtp, letters } = await aMailServer();
  const { url, pass } = await ownServer({ url: WHERE, mail: { smtp, from: 'hinode@club.example' } });
  const { friends } = await tableOf([{ name: 'Ada' }, { name: 'Ola', visitor: { language: 'pl' } }], { url });
  const [, ola] = friends as [(typeof friends)[0], (typeof friends)[0]];
  await ola.page.goto(`${url}#/online`);
  await ola.page.getByRole('button', { name: 'Twoje konto' }).click();
  await ola.page.getByLabel('Twój adres e-mail').fill('ola@club.example');
  await ola.page.getByRole('button', { name: 'Wysyłaj mi e-maile' }).click();
  await ola.page.getByText('Napisaliśmy na').waitFor();
  await expect.poll(() => letters.length).toBe(1);
  const linkIn = (n: number, wish: string) =>
    new RegExp(`#/mail/[\\w-]+/${wish}`).exec(letters[n]?.body ?? '')?.[0] ?? '';
  // The e-mail may be read in another browser, with another language.
  const box = await friend('Ola', linkIn(0, 'confirm'), {}, url);
  await box.page.getByText('You will get an e-mail').waitFor();
  await ola.page.close();
  await expect
    .poll(() => {
      pass(10 * MINUTES);
      return letters.length;
    })
    .toBe(2);
  expect(letters[1]).toMatchObject({ to: ['ola@club.example'], subject: 'Twój ruch.' });
  await goToPlace(box.page, linkIn(1, 'stop'));
  await box.page.getByText('You will get no more e-mail').waitFor();
  await box.page.reload();
  await box.page.getByText('This link no longer works').waitFor();
});
