/** Other pages may show boards in a frame (docs/embedding.md). A server allows this only for this file. */
export const FRAMED = 'board';

/** The page's own address, without the place in it. */
export function homePage(): string {
  const { origin, pathname } = location;
  return `${origin}${pathname.replace(new RegExp(`/${FRAMED}$`), '/')}`;
}

/**
 * Is this the copy of the page that others may frame? Then it shows nothing but boards, so nobody can be tricked into pressing
 * anything else.
 */
export const isFramedPlace = (): boolean => location.pathname.endsWith(`/${FRAMED}`);
