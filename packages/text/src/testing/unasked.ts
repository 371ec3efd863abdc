import type { Part } from '../catalogs/load.ts';
import { type MessageFile, messagesIn } from './catalogs.ts';
import { FAMILIES } from './families.ts';

/**
 * Which files of the page use texts that may not have loaded yet. A part of the texts loads when somebody asks for it:
 * a screen that loads with `laterWith(['play'], …)`, or a component with `useTextWith('play')`. Files that are reached from
 * the first one without passing through one of these must not use texts of that part.
 *
 * It reads the sources as lines, not as a language: a file counts as a whole, and so does whatever it imports.
 */

/** The catalogs of each part, as in catalogs/load.ts. */
const FILES: Readonly<Record<Part, readonly MessageFile[]>> = {
  play: ['boxes', 'rules', 'refusals', 'hints', 'analysis', 'setup'],
  online: ['online'],
  learn: ['learn'],
};

type Sources = ReadonlyMap<string, string>;

const BEGINNING = 'web/src/main.tsx';

/** The files that use texts of a part for which nobody on the way to them has asked. */
export function unasked(sources: Sources, part: Part): string[] {
  const says = sayingOf(part, sources);
  const reached = new Set<string>([BEGINNING]);
  for (const path of reached) {
    const source = sources.get(path) ?? '';
    if (asks(source, part)) continue;
    for (const way of waysFrom(path, source)) {
      if (way.parts.includes(part)) continue;
      for (const to of providersOf(way, sources)) reached.add(to);
    }
  }
  return [...reached].filter((path) => {
    const source = sources.get(path) ?? '';
    return says(source) && !asks(source, part);
  });
}

const asks = (source: string, part: Part): boolean =>
  [...source.matchAll(/useTextWith\(([^)]*)\)/g)].some(([, parts = '']) => parts.includes(`'${part}'`));

/** Does a file use texts of the part: by a key, by the beginning of one, or through a message that the text package makes? */
function sayingOf(part: Part, sources: Sources): (source: string) => boolean {
  const keys = new Set(FILES[part].flatMap((file) => [...messagesIn('en', file).keys()]));
  const beginnings = FAMILIES.filter(({ prefix, ids }) => ids.some((id) => keys.has(`${prefix}${id}`)));
  const saysKey = (source: string): boolean =>
    [...source.matchAll(/['"`]([a-z][a-z-]*\.[a-z.-]+)['"`]/g)].some(([, key = '']) => keys.has(key)) ||
    beginnings.some(({ prefix }) => source.includes(`\`${prefix}\${`));
  const makers = new Set(
    [...(sources.get('text/src/index.ts') ?? '').matchAll(/^export \{([^}]*)\} from '\.\/(.*)';/gm)].flatMap(
      ([, names = '', file]) => (saysKey(sources.get(`text/src/${file}`) ?? '') ? valuesIn(names) : []),
    ),
  );
  return (source) =>
    saysKey(source) ||
    [...source.matchAll(/^import \{([^}]*)\} from '@hinode\/text';/gm)].some(([, names = '']) =>
      valuesIn(names).some((name) => makers.has(name)),
    );
}

/** The names between braces that are not types. */
const valuesIn = (names: string): string[] =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));

/** A way from one file to another. */
interface Way {
  readonly to: string;
  /** Only these of its exports. */
  readonly names?: readonly string[];
  /** The parts that are requested on the way. */
  readonly parts: readonly string[];
}

function waysFrom(path: string, source: string): Way[] {
  const statements = source.split(/^(?=(?:export|import|const|let|function|async function)\b)/m);
  const fixed = statements.flatMap((statement): Way[] => {
    const [, what = '', to] = /^(?:import|export)\s+([^'"]*?)\s*from '(\.[^']+)'/.exec(statement) ?? [];
    const isType =
      what.startsWith('type ') || (what.startsWith('{') && valuesIn(what.slice(1, -1)).length === 0);
    return to === undefined || isType ? [] : [{ to: beside(path, to), parts: [] }];
  });
  return [...fixed, ...statements.flatMap((statement) => laterWays(path, statement, statements))];
}

/** What loads later: either in place, or wherever somebody calls it by its name. */
function laterWays(path: string, statement: string, all: readonly string[]): Way[] {
  return [...statement.matchAll(/import\(\s*'(\.[^']+)'\s*\)/g)].flatMap(([, to = '']): Way[] => {
    const file = beside(path, to);
    const [, name = ''] = /^(?:export )?(?:const|(?:async )?function) (\w+)/.exec(statement) ?? [];
    const callers = all.filter((other) => other !== statement && other.includes(`${name}()`));
    if (statement.includes('laterWith(') || callers.length === 0)
      return [{ to: file, ...namesIn(statement), parts: partsIn(statement, all) }];
    return callers.map((caller) => ({ to: file, ...namesIn(caller), parts: partsIn(caller, all) }));
  });
}

/** `(await afterTea()).Since` */
function namesIn(statement: string): Pick<Way, 'names'> {
  const names = [...statement.matchAll(/\)\)\.(\w+)/g)].map(([, name = '']) => name);
  return names.length === 0 ? {} : { names };
}

/** The argument of `laterWith`: a list, or a list with a name. */
function partsIn(statement: string, all: readonly string[]): string[] {
  const [, list = ''] = /laterWith\(\s*(\[[^\]]*\]|\w+)/.exec(statement) ?? [];
  const said = list.startsWith('[') ? list : (all.find((other) => other.startsWith(`const ${list}`)) ?? '');
  return list === '' ? [] : [...said.matchAll(/'(\w+)'/g)].map(([, part = '']) => part);
}

/** The files that contain what is loaded; a file that only re-exports it is skipped. */
function providersOf({ to, names }: Way, sources: Sources): string[] {
  if (names === undefined) return [to];
  return names.map((name) => {
    const passed = [...(sources.get(to) ?? '').matchAll(/^export \{([^}]*)\} from '([^']+)';/gm)];
    const [, , from] = passed.find(([, list = '']) => valuesIn(list).includes(name)) ?? [];
    return from === undefined ? to : beside(to, from);
  });
}

/** The path of a file that another one imports. */
const beside = (path: string, to: string): string => new URL(to, `file:///${path}`).pathname.slice(1);
