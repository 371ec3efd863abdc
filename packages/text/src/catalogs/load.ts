import type { Language } from '../languages.ts';
import type { Catalog } from './catalog.ts';

/** One module for each language, so that the page fetches one file and only that of its reader. */
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

/** What is said only on screens that not everybody opens: the page fetches it with the first of them. */
export const PARTS = ['online', 'learn'] as const;
export type Part = (typeof PARTS)[number];

type Messages = Catalog['messages'];

const PART_MODULES: Readonly<
  Record<Part, Readonly<Record<Language, () => Promise<{ readonly default: Messages }>>>>
> = {
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
  const { default: messages } = await PART_MODULES[part][language]();
  return messages;
}
