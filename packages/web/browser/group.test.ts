import { loadText, type Text } from '@hinode/text';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriers } from '../testing/axe.ts';
import { friend, sayName, takeFreeSeat } from '../testing/friends.ts';
import { tableOf } from '../testing/tables.ts';

/** A chat group that is told whose turn it is: set up by the seat that speaks for the table. */

/** A name that leads nowhere, so that the test calls nobody. */
const GROUP = 'https://chat.invalid/hook';
const address = (page: Page) => page.getByLabel('Address of the group’s webhook');
/** Besides its name, it may say how many messages are unread. */
const menuOf = (page: Page, text: Text) => page.getByRole('button', { name: text.say('menu.title') });

test('in a room the host adds a group and removes it again; others do not see it', async () => {
  const host = await friend('Host', '#/online');
  await sayName(host);
  await host.page.getByRole('button', { name: 'Open a table' }).click();
  await host.page.getByRole('button', { name: 'Open the table' }).click();
  await address(host.page).fill('http://chat.invalid');
  await host.page.getByRole('button', { name: 'Notify this group' }).click();
  await host.page.getByText('Only a public address that begins with https:// can be used.').waitFor();
  await address(host.page).fill(GROUP);
  await host.page.getByRole('button', { name: 'Notify this group' }).click();
  await host.page.getByText('A chat group is told whose turn it is.').waitFor();
  await host.page.reload();
  await host.page.getByText('A chat group is told whose turn it is.').waitFor();
  expect(await barriers(host.page)).toEqual([]);

  const guest = await friend('Guest', new URL(host.page.url()).hash);
  await takeFreeSeat(guest);
  expect(await guest.page.getByText('chat group').count()).toBe(0);

  await host.page.getByRole('button', { name: 'Stop notifying the group' }).click();
  await address(host.page).waitFor();
});

test('at the table the host finds the group in the menu, even on a phone and in Persian', async () => {
  const { friends } = await tableOf([
    { name: 'یوسف', visitor: { language: 'fa', viewport: 'phone' } },
    { name: 'Jonas' },
  ]);
  const [host, guest] = friends.map(({ page }) => page) as [Page, Page];
  const [persian, english] = [await loadText('fa'), await loadText('en')];
  await menuOf(host, persian).click();
  await host.getByRole('menuitem', { name: persian.say('group.title') }).click();
  await host.getByLabel(persian.say('group.address')).fill(GROUP);
  expect(await barriers(host, { within: '[role="dialog"]' })).toEqual([]);
  await host.getByRole('button', { name: persian.say('group.tell') }).click();
  await host.getByText(persian.say('group.is-told')).waitFor();

  await menuOf(guest, english).click();
  await guest.getByRole('menuitem', { name: english.say('online.offer-pause') }).waitFor();
  expect(await guest.getByRole('menuitem', { name: english.say('group.title') }).count()).toBe(0);
});
