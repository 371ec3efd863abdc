import path from 'node:path';

/** The build writes a hash of the content into the names of these files, so they never change. */
const HASHED = `assets${path.sep}`;

const FOR_EVER = 'public, max-age=31536000, immutable';
/** May be kept, but must be checked every time: index.html and the service worker decide which version runs. */
const ASK_AGAIN = 'no-cache';

/** How long browsers may keep a file, given its name inside the folder of the page. */
export const cachingOf = (file: string): string => (file.startsWith(HASHED) ? FOR_EVER : ASK_AGAIN);
