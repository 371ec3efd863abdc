import { loadText } from '@hinode/text';
import type { CDPSession, Worker } from 'playwright-core';
import { expect, inject, onTestFinished, test } from 'vitest';
import { theBrowser } from '../testing/page.ts';
import { visit } from '../testing/visit.ts';

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
}

/** A headless browser shows no notices; what the worker wants to show is recorded instead. */
const writeDown = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as { registration: ServiceWorkerRegistration; shown: Shown[] };
    scope.shown = [];
    scope.registration.showNotification = async (title, { body = '', tag = '' } = {}) => {
      scope.shown.push({ title, body, tag });
    };
  });

const shownBy = (worker: Worker): Promise<Shown[]> =>
  worker.evaluate(() => (globalThis as unknown as { shown: Shown[] }).shown);

/** Only the browser's own service can send a real message; the browser lets a test stand in for it. */
async function registrationIn(session: CDPSession): Promise<string> {
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  return registered;
}

test('a message from the server is shown in the person’s language', async () => {
  const { page, close } = await visit(await theBrowser(), inject('url'), { language: 'fa', installs: true });
  onTestFinished(close);
  const { origin } = new URL(page.url());
  await page.context().grantPermissions(['notifications'], { origin });
  const session = await page.context().newCDPSession(page);
  const registrationId = await registrationIn(session);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const text = await loadText('fa');
  await page.getByRole('button', { name: text.say('menu.settings') }).click();
  await page.getByRole('switch', { name: text.say('settings.notices') }).click();
  await expect.poll(() => page.evaluate(() => caches.has('hinode-words'))).toBe(true);

  const [worker] = page.context().serviceWorkers();
  if (worker === undefined) throw new Error('there is no service worker');
  await writeDown(worker);
  const data = JSON.stringify({ kind: 'your-turn', game: 'one-table', clan: 'koi' });
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await expect
    .poll(() => shownBy(worker))
    .toEqual([{ title: text.say('home.title'), body: text.say('notice.your-turn'), tag: 'one-table' }]);
});
