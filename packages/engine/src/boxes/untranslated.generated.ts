// Written by `npm run content` from the folders beside it; change those, not this file.
/** What a language does not say yet; until then it is said in English. */
export const UNTRANSLATED: readonly { readonly language: string; readonly folder: string; readonly key: string }[] = [
];
