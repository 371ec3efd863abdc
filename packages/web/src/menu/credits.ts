import { ICON_AUTHORS } from '../art/credits.ts';
import type { Link } from './linked.tsx';

/** Names and links for the credits: none of this is translated. */

export const LINKS = {
  datamaps: { name: 'Datamaps', href: 'https://github.com/markmarkoh/datamaps' },
  gameIcons: { name: 'game-icons.net', href: 'https://game-icons.net' },
  lucide: { name: 'Lucide', href: 'https://lucide.dev' },
  mit: { name: 'MIT', href: 'https://opensource.org/license/mit' },
  isc: { name: 'ISC', href: 'https://opensource.org/license/isc-license-txt' },
  apache: { name: 'Apache 2.0', href: 'https://www.apache.org/licenses/LICENSE-2.0' },
  bsd: { name: 'BSD 3-Clause', href: 'https://opensource.org/license/bsd-3-clause' },
  ccBy: { name: 'CC BY 3.0', href: 'https://creativecommons.org/licenses/by/3.0/' },
  ofl: { name: 'SIL Open Font License 1.1', href: 'https://openfontlicense.org' },
} as const satisfies Readonly<Record<string, Link>>;

/** The home pages of those who drew most of the icons; game-icons.net lists all authors. */
const HOME_PAGES: Readonly<Record<string, string>> = {
  Lorc: 'https://lorcblog.blogspot.com',
  Delapouite: 'https://delapouite.com',
};
const ALL_AUTHORS = 'https://game-icons.net/about.html#authors';

/** Who drew which icon of game-icons.net, by the names that icons have there. */
export const DRAWN_BY: readonly { readonly author: Link; readonly icons: readonly string[] }[] =
  Object.entries(ICON_AUTHORS).map(([name, icons]) => ({
    author: { name, href: HOME_PAGES[name] ?? ALL_AUTHORS },
    icons,
  }));

export const FONTS: readonly { readonly font: Link; readonly authors: readonly string[] }[] = [
  {
    font: { name: 'Gabriela', href: 'https://fonts.google.com/specimen/Gabriela' },
    authors: ['The Gabriela Project Authors'],
  },
  {
    font: { name: 'Noto Sans', href: 'https://fonts.google.com/noto/specimen/Noto+Sans' },
    authors: ['The Noto Project Authors'],
  },
  {
    font: { name: 'Vazirmatn', href: 'https://fonts.google.com/specimen/Vazirmatn' },
    authors: ['The Vazirmatn Project Authors'],
  },
  {
    font: { name: 'Katibeh', href: 'https://fonts.google.com/specimen/Katibeh' },
    authors: ['KB-Studio', 'Lasse Fister', 'Eduardo Tunni'],
  },
  {
    font: { name: 'Yuji Boku', href: 'https://fonts.google.com/specimen/Yuji+Boku' },
    authors: ['The Yuji Project Authors'],
  },
];

/** The libraries the page is built from. */
export const LIBRARIES: readonly { readonly library: Link; readonly license: Link }[] = [
  { library: { name: 'React', href: 'https://react.dev' }, license: LINKS.mit },
  { library: { name: 'Radix Primitives', href: 'https://www.radix-ui.com' }, license: LINKS.mit },
  { library: { name: 'MiniSearch', href: 'https://lucaong.github.io/minisearch' }, license: LINKS.mit },
  { library: { name: 'Zustand', href: 'https://zustand.docs.pmnd.rs' }, license: LINKS.mit },
  {
    library: { name: 'idb-keyval', href: 'https://github.com/jakearchibald/idb-keyval' },
    license: LINKS.apache,
  },
  { library: { name: 'FormatJS', href: 'https://formatjs.github.io' }, license: LINKS.bsd },
];
