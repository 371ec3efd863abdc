import { LANGUAGES } from '@hinode/text/languages';
import { describe, expect, test } from 'vitest';
import { ask, NAVIGATING, SITE, serving } from '../testing/site.ts';
import { PLACES } from './names.ts';

const get = async (url: string, place: string, language = 'en') => {
  const headers = { ...NAVIGATING, 'accept-language': language };
  const { status, headers: answered, body } = await ask(url, place, { headers });
  return { status, headers: answered, html: body.toString() };
};

const tag = (html: string, property: string): string | undefined =>
  new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)">`).exec(html)?.[1];

describe('a place that somebody sends', () => {
  test.each([
    ['/rules/BATTLE-3', 'BATTLE-3'],
    ['/rules/CARD-KOMAINU', 'CARD-KOMAINU'],
    ['/cards/komainu', 'Komainu'],
    ['/cards/koi', 'Koi'],
    ['/cards/amaterasu', 'Amaterasu'],
    ['/puzzles/kyoto-with-four-coins', 'Kyoto with four coins'],
    ['/learn/the-land', 'land'],
  ])('%s says what it is about, and leads there', async (place, title) => {
    const { url } = await serving();
    const { status, headers, html } = await get(url, place);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(tag(html, 'og:title')).toContain(title);
    expect(tag(html, 'og:description')?.length).toBeGreaterThan(10);
    expect(tag(html, 'description')).toBe(tag(html, 'og:description'));
    expect(tag(html, 'og:url')).toBe(`${url.slice(0, -1)}${place}`);
    expect(html).toContain(`url=${url}#${place}"`);
  });

  test.each(PLACES)('/%s as a whole has a title and a picture', async (place) => {
    const { url } = await serving();
    const { status, html } = await get(url, `/${place}`);
    expect(status).toBe(200);
    expect(tag(html, 'og:title')).toMatch(/^.{3,} · Hinode$/);
    expect(tag(html, 'og:image')).toBe(`${url}share/${place}.png`);
  });

  test.each(LANGUAGES)('answers in %s when asked in that language', async (language) => {
    const { url } = await serving();
    const { html, headers } = await get(url, '/puzzles/two-masks', `${language};q=0.9, de;q=0.5`);
    expect(html).toContain(`<html lang="${language}" dir="${language === 'fa' ? 'rtl' : 'ltr'}">`);
    expect(headers.vary).toContain('accept-language');
    expect(tag(html, 'og:title') === 'Two masks · Hinode').toBe(language === 'en');
  });

  test('has the address that players use', async () => {
    const { url } = await serving(undefined, { url: 'https://play.example.org' });
    const { html } = await get(url, '/cards/komainu');
    expect(tag(html, 'og:image')).toBe('https://play.example.org/share/cards.png');
  });

  test.each(['/rules/NO-SUCH-1', '/puzzles/constructor', '/cards/__proto__', '/learn/constructor'])(
    '%s does not exist, and leads to the section as a whole',
    async (place) => {
      const { url } = await serving();
      const { status, html } = await get(url, place);
      expect(status).toBe(404);
      expect(html).toContain(`#/${place.split('/')[1]}"`);
      expect(html).not.toContain(place.split('/')[2] ?? '');
    },
  );

  test.each([
    '/cards/%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    `/cards/${'x'.repeat(65)}`,
    '/rules/a%2Fb',
    "/puzzles/'onload='",
  ])('%s gets none of its own text into the answer', async (place) => {
    const { url } = await serving();
    const { status, html } = await get(url, place);
    expect(status).toBe(404);
    expect(html).not.toContain('<script');
    expect(html).not.toContain('onload');
    expect(html).not.toContain('xxx');
  });

  test('is never longer than an address can be', async () => {
    const { url } = await serving();
    const { status } = await get(url, `/cards/${'x'.repeat(5000)}`);
    expect(status).toBeGreaterThanOrEqual(400);
  });

  test('escapes the host name by which it was called', async () => {
    const { url } = await serving();
    const { body } = await ask(url, '/cards/komainu', {
      headers: { ...NAVIGATING, host: '127.0.0.1"><b>' },
    });
    expect(body.toString()).not.toContain('"><b>');
  });
});

describe('a frame in another page', () => {
  test('may show boards, at an address of their own', async () => {
    const { url } = await serving();
    const { status, headers, html } = await get(url, '/board');
    expect(status).toBe(200);
    expect(html).toBe(SITE['index.html']);
    expect(headers['content-security-policy']).toContain('frame-ancestors *');
    expect(headers['x-frame-options']).toBeUndefined();
  });

  test.each(['/', '/play', '/boards', '/puzzles'])('may not show %s', async (place) => {
    const { url } = await serving();
    const { headers } = await get(url, place);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-frame-options']).toBe('DENY');
  });
});
