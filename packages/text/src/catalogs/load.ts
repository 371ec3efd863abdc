import type { Language } from '../languages.ts';
import type { Catalog, Messages } from './catalog.ts';

/** One module for each language, so that the page loads only the file of its reader. */
const MODULES: Readonly<Record<Language, () => Promise<{ readonly catalog: Catalog }>>> = {
  en: () => import('./en.ts'),
  pl: () => import('./pl.ts'),
  cs: () => import('./cs.ts'),
  uk: () => import('./uk.ts'),
  it: () => import('./it.ts'),
  fa: () => import('./fa.ts'),
};

export async function loadCatalog(language: Language): Promise<Catalog> {
  const { catalog } = await MODULES[language]();
  return catalog;
}

/**
 * Texts that the first screens do not need. The page loads `play` while people look at those: what things do, why something is
 * refused, what speaks for a move, the choices before a game, the account after it. The others load with the first page that needs
 * them.
 */
export const PARTS = ['play', 'online', 'learn'] as const;
export type Part = (typeof PARTS)[number];

type Fetched = Promise<{ readonly default: Messages } | { readonly messages: Messages }>;

const PART_MODULES: Readonly<Record<Part, Readonly<Record<Language, () => Fetched>>>> = {
  play: {
    en: () => import('./play/en.ts'),
    pl: () => import('./play/pl.ts'),
    cs: () => import('./play/cs.ts'),
    uk: () => import('./play/uk.ts'),
    it: () => import('./play/it.ts'),
    fa: () => import('./play/fa.ts'),
  },
  online: {
    en: () => import('../../catalogs/en/online.json', { with: { type: 'json' } }),
    pl: () => import('../../catalogs/pl/online.json', { with: { type: 'json' } }),
    cs: () => import('../../catalogs/cs/online.json', { with: { type: 'json' } }),
    uk: () => import('../../catalogs/uk/online.json', { with: { type: 'json' } }),
    it: () => import('../../catalogs/it/online.json', { with: { type: 'json' } }),
    fa: () => import('../../catalogs/fa/online.json', { with: { type: 'json' } }),
  },
  learn: {
    en: () => import('../../catalogs/en/learn.json', { with: { type: 'json' } }),
    pl: () => import('../../catalogs/pl/learn.json', { with: { type: 'json' } }),
    cs: () => import('../../catalogs/cs/learn.json', { with: { type: 'json' } }),
    uk: () => import('../../catalogs/uk/learn.json', { with: { type: 'json' } }),
    it: () => import('../../catalogs/it/learn.json', { with: { type: 'json' } }),
    fa: () => import('../../catalogs/fa/learn.json', { with: { type: 'json' } }),
  },
};

export async function loadPart(language: Language, part: Part): Promise<Messages> {
  const fetched = await PART_MODULES[part][language]();
  return 'messages' in fetched ? fetched.messages : fetched.default;
}
