import { directionOf, guessLanguage, type Language } from '@hinode/text/languages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { limitCalls } from '../limits/calls.ts';
import type { Rate } from '../limits/limits.ts';
import { PLACES, type Place } from './names.ts';

/**
 * Links for chat programs. What follows the # of an address never reaches a server, so the places that people send each other
 * also have addresses without it. A chat program gets a title and a picture, and a person's browser goes on to the page.
 */
export async function servePlaces(app: FastifyInstance, rate: Rate, url: string | undefined): Promise<void> {
  await app.register(async (places) => {
    await limitCalls(places, rate);
    for (const place of PLACES) {
      places.get<{ Params: { id?: string } }>(`/${place}/:id?`, async (request, reply) => {
        const { id = '' } = request.params;
        const language = languageOf(request.headers['accept-language']);
        // The texts of Learn are loaded with the first link that somebody follows.
        const { nameIn, wholeOf } = await import('./titles.ts');
        const named = isName(id) ? await nameIn[place](language, id) : undefined;
        return reply
          .code(id === '' || named ? 200 : 404)
          .headers({
            'content-type': 'text/html; charset=utf-8',
            'cache-control': 'public, max-age=3600',
            vary: 'accept-language',
          })
          .send(
            page({
              ...(named ?? (await wholeOf(language, place))),
              language,
              place,
              id: named ? id : '',
              root: rootOf(request, url),
            }),
          );
      });
    }
  });
}

/** The name of a rule, a card, a puzzle or a chapter, as in the addresses of the page. */
const isName = (text: string): boolean => /^[\w.-]{1,64}$/.test(text);

/** The reader's language: the first one that we speak. */
const languageOf = (accepted = ''): Language =>
  guessLanguage(accepted.split(',').map((one) => one.split(';')[0]?.trim() ?? ''));

/** Where players find the page: chat programs need absolute addresses. */
function rootOf({ protocol, host }: FastifyRequest, url: string | undefined): string {
  return url === undefined ? `${protocol}://${host}/` : new URL('/', url).href;
}

interface Page {
  readonly title: string;
  readonly description: string;
  readonly language: Language;
  readonly place: Place;
  readonly id: string;
  readonly root: string;
}

function page({ title, description, language, place, id, root }: Page): string {
  const name = escaped(title === '' ? 'Hinode' : `${title} · Hinode`);
  const about = escaped(description);
  const here = id === '' ? place : `${place}/${id}`;
  const there = escaped(`${root}#/${here}`);
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${name}</title>
    <meta name="description" content="${about}">
    <meta property="og:type" content="website">
    <meta property="og:site_name" content="Hinode">
    <meta property="og:title" content="${name}">
    <meta property="og:description" content="${about}">
    <meta property="og:url" content="${escaped(`${root}${here}`)}">
    <meta property="og:locale" content="${language}">
    <meta property="og:image" content="${escaped(`${root}share/${place}.png`)}">
    <meta property="og:image:width" content="1200">
    <meta property="og:image:height" content="630">
    <meta name="twitter:card" content="summary_large_image">
    <meta http-equiv="refresh" content="0; url=${there}">
  </head>
  <body>
    <h1><a href="${there}">${name}</a></h1>
    <p>${about}</p>
  </body>
</html>
`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? '');
