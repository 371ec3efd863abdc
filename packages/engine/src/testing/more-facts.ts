import { registerHooks } from 'node:module';
import type { BoxFacts } from '../data/boxes.ts';
import type { CardFacts } from '../data/cards.ts';
import type { ClanFacts } from '../data/clans.ts';

/** What a program can have that is in no box. */
export interface More {
  readonly boxes?: readonly (Omit<BoxFacts, 'id'> & { readonly id: string })[];
  readonly clans?: readonly (Omit<ClanFacts, 'id' | 'box'> & { readonly id: string; readonly box: string })[];
  readonly cards?: readonly CardFacts<string>[];
}

const ENGINE = new URL('..', import.meta.url).href;
const FACTS = new URL('../boxes/facts.generated.ts', import.meta.url).href;

/**
 * Inserts facts before those of the boxes, in everything that is loaded from now on; if there is a mark, only where the address
 * ends with it.
 */
export function addFacts(
  { boxes = [], clans = [], cards = [] }: More,
  mark = '',
): { deregister: () => void } {
  const lists = Object.entries({ BOXES: boxes, CLANS: clans, CARDS: cards });
  return registerHooks({
    load: (url, context, next) => {
      const loaded = next(url, context);
      if (url !== FACTS + mark) return loaded;
      const source = lists.reduce(
        (text, [list, facts]) =>
          text.replace(
            `export const ${list} = [`,
            (begin) => begin + facts.map((one) => `${JSON.stringify(one)},`).join(''),
          ),
        String(loaded.source),
      );
      return { ...loaded, source };
    },
  });
}

let engines = 0;

/**
 * A separate engine, loaded anew with more facts, for things that cannot be added once the rules are loaded. `load` takes a path in
 * the engine.
 */
export function engineWith(more: More): {
  readonly load: (path: string) => Promise<unknown>;
  readonly leave: () => void;
} {
  const mark = `?engine=${++engines}`;
  const facts = addFacts(more, mark);
  const marking = registerHooks({
    resolve: (specifier, context, next) => {
      const found = next(specifier, context);
      const belongs = context.parentURL?.endsWith(mark) && found.url.startsWith(ENGINE);
      return belongs ? { ...found, url: found.url + mark } : found;
    },
  });
  return {
    load: (path) => import(ENGINE + path + mark),
    leave: () => {
      marking.deregister();
      facts.deregister();
    },
  };
}
