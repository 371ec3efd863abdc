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
