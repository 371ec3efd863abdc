import { FRAMED, homePage } from '../app/framed.ts';
import { type Moment, type Route, writeRoute } from '../app/route.ts';

/** Addresses of places in the page, as people send them. */

let served: Promise<boolean> | undefined;

/** Is there a Hinode server here, which can tell chat programs what a link is about? */
export function isServed(): Promise<boolean> {
  served ??= fetch(new URL('healthz', homePage()), { cache: 'no-store' }).then(
    ({ ok, headers }) => ok && headers.get('content-type')?.includes('json') === true,
    () => false,
  );
  return served;
}

/** Pages whose titles a server knows. */
const TITLED: ReadonlySet<Route['page']> = new Set(['learn', 'rules', 'cards', 'puzzles']);

/** The address of a place to send to somebody else: one that a server can describe, if there is a server. */
export async function addressHere(route: Route): Promise<string> {
  const place = writeRoute(route);
  const titled = TITLED.has(route.page) && (await isServed());
  return `${homePage()}${titled ? place.replace('#/', '') : place}`;
}

export const gameAddress = (packed: string, moment: Moment): string =>
  `${homePage()}${writeRoute({ page: 'record', packed, moment })}`;

export const positionAddress = (packed: string): string =>
  `${homePage()}${writeRoute({ page: 'position', packed, boardOnly: false })}`;

/** The code that embeds a live board in somebody else's page. */
export function embedCode(packed: string, onServer: boolean): string {
  const place = writeRoute({ page: 'position', packed, boardOnly: true });
  const source = `${homePage()}${onServer ? FRAMED : ''}${place}`;
  return `<iframe src="${source}" width="640" height="420" title="Hinode" loading="lazy"></iframe>`;
}
