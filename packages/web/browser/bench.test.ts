import { expect, inject, onTestFinished, test } from 'vitest';
import { barriers } from '../testing/axe.ts';
import { theBrowser } from '../testing/page.ts';
import { type Visitor, visit } from '../testing/visit.ts';

/** Tests of the test bench: what it must notice, and what visitors it can send. */

async function visiting(visitor: Visitor = {}) {
  const visited = await visit(await theBrowser(), inject('url'), visitor);
  onTestFinished(() => visited.close());
  return visited;
}

test('errors in the page are noticed', async () => {
  const { page, problems } = await visiting();
  const before = problems.length;
  await page.evaluate(() => console.error('the tea is cold'));
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('the bowl is broken');
    });
  });
  await expect.poll(() => problems.slice(before).join()).toMatch(/the tea is cold.*the bowl is broken/s);
});

test('errors in a worker are noticed', async () => {
  const { page, problems } = await visiting();
  const body =
    "console.error('a leaf in the bowl'); setTimeout(() => { throw new Error('the kettle leaks') });";
  await page.route('**/kettle.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.evaluate(() => {
    new Worker('/kettle.js', { type: 'module' });
  });
  await expect.poll(() => problems.join()).toMatch(/a leaf in the bowl.*the kettle leaks/s);
});

test('violations of the policy of the server are noticed', async () => {
  const { page, problems } = await visiting();
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "Poured from outside"';
    document.body.append(script);
  });
  await expect.poll(() => problems.join()).toContain('Content Security Policy');
  expect(await page.title()).not.toBe('Poured from outside');
});

test('the page contacts its own server and nobody else', async () => {
  const { page } = await visiting();
  const reaches = (address: string) =>
    page.evaluate(
      (url) =>
        fetch(url, { mode: 'no-cors' }).then(
          () => true,
          () => false,
        ),
      address,
    );
  expect(await reaches(new URL('healthz', inject('url')).href)).toBe(true);
  expect(await reaches('https://example.com/')).toBe(false);
  const about = await page.context().newPage();
  await expect(about.goto('http://example.com/')).rejects.toThrow('ERR_NAME_NOT_RESOLVED');
});

test('visitors differ by language, screen and light', async () => {
  const { page } = await visiting({
    language: 'fa',
    viewport: 'phone',
    dark: true,
    stored: { tea: 'green' },
  });
  const seen = await page.evaluate(() => ({
    language: navigator.language,
    width: innerWidth,
    dark: matchMedia('(prefers-color-scheme: dark)').matches,
    touch: navigator.maxTouchPoints > 0,
    tea: localStorage.getItem('tea'),
  }));
  expect(seen).toEqual({ language: 'fa', width: 390, dark: true, touch: true, tea: '"green"' });
});

test('each barrier is listed with its element', async () => {
  const { page } = await visiting();
  await page.setContent(
    '<html lang="en"><title>Tea</title><main><h1>Tea</h1><img id="bowl" src="data:,"></main>',
  );
  expect(await barriers(page)).toEqual([expect.stringMatching(/^image-alt \(critical\): .*: #bowl$/)]);
});
