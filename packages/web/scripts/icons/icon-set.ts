import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/** A set of icons, as it is installed. */
export const readSet = (name: string): IconSet => {
  const file = fileURLToPath(import.meta.resolve(`@iconify-json/${name}/icons.json`));
  return JSON.parse(readFileSync(file, 'utf8')) as IconSet;
};
