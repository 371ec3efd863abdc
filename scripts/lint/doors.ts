/** The names that a file re-exports from others (`export { a, type B } from './a.ts'`), in order. */
export const offeredBy = (source: string): string[] =>
  [...source.matchAll(/^export (?:type )?\{([^}]*)\} from/gm)].flatMap(([, list = '']) => namesIn(list));

/** The names that a file imports from other packages, each in the form `@hinode/engine/facts CLAN_IDS`. */
export function takenBy(source: string): string[] {
  const still = /(?:import|export) (?:type )?\{([^}]*)\} from '(@hinode\/[\w/-]+)'/g;
  const lists = [...source.matchAll(still)].map(([, list = '', door = '']) => ({ list, door }));
  return [...lists, ...fetchedBy(source)].flatMap(({ list, door }) =>
    namesIn(list).map((name) => `${door} ${name}`),
  );
}

/** `const { a } = await import(door)`, or several of them at once: then the names cannot be told apart, and count for each. */
function fetchedBy(source: string): { readonly list: string; readonly door: string }[] {
  const fetching = /const (?:\[[^\]]*\]|\{[^}]*\}) = await (?:Promise\.all\(\[[^\]]*\]\)|import\('[^']*'\))/g;
  return [...source.matchAll(fetching)].flatMap(([text]) => {
    const [pattern = '', value = ''] = text.split(' = await ');
    const list = pattern.replace('const', '').replaceAll(/[[\]{}]/g, '');
    return [...value.matchAll(/import\('(@hinode\/[\w/-]+)'\)/g)].map(([, door = '']) => ({ list, door }));
  });
}

const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map((name) =>
      name
        .trim()
        .replace(/^type /, '')
        .replace(/ as .*/, ''),
    )
    .filter((name) => name !== '');
