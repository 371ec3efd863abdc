/** Other pages may show boards in a frame (docs/embedding.md). A server allows it at this place alone. */
export const FRAMED = 'board';

/** The page itself, without the place in it. */
export function homePage(): string {
  const { origin, pathname } = location;
  return `${origin}${pathname.replace(new RegExp(`/${FRAMED}$`), '/')}`;
}

/** Is the page where others may frame it? Then it shows boards alone: nobody can be made to press anything else there. */
export const isFramedPlace = (): boolean => location.pathname.endsWith(`/${FRAMED}`);
