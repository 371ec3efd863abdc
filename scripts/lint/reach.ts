import fs from 'node:fs';
import path from 'node:path';
import { root } from '../launch/paths.mjs';

/** The files of ours that load along with a file: everything it imports statically, directly or indirectly. Types do not count. */
export function reachedFrom(start: string): ReadonlyMap<string, string> {
  /** Each file, and the one that imports it. */
  const by = new Map([[path.join(root, start), '']]);
  for (const file of by.keys())
    for (const imported of importsOf(file)) if (!by.has(imported)) by.set(imported, file);
  return by;
}

/** The path of imports from the start to a file; undefined if there is none. */
export function wayTo(goal: string, from: string): string[] | undefined {
  const by = reachedFrom(from);
  const way: string[] = [];
  for (let file = by.get(path.join(root, goal)) && path.join(root, goal); file; file = by.get(file))
    way.unshift(path.relative(root, file).replaceAll(path.sep, '/'));
  return way.length > 0 ? way : undefined;
}

const IMPORT =
  /^(?:import|export) (?!type )(?<names>\{[^}]*\}|\*(?: as \w+)?|\w+)?(?: from )?'(?<place>[^']+)'/gm;

function importsOf(file: string): string[] {
  if (!/\.tsx?$/.test(file)) return [];
  const found = [...fs.readFileSync(file, 'utf8').matchAll(IMPORT)].map(({ groups }) => groups ?? {});
  return found
    .filter(({ names = '' }) => !areTypes(names))
    .flatMap(({ place = '' }) => fileAt(place, file) ?? []);
}

const areTypes = (names: string): boolean =>
  names.startsWith('{') &&
  names
    .slice(1, -1)
    .split(',')
    .every((name) => /^\s*(?:type .*)?$/s.test(name));

function fileAt(place: string, from: string): string | undefined {
  if (place.startsWith('.')) return path.resolve(path.dirname(from), place);
  const [, name, door = ''] = /^@hinode\/(\w+)(.*)$/.exec(place) ?? [];
  if (name === undefined) return undefined;
  const folder = path.join(root, 'packages', name);
  const { exports = {} } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const file: unknown = exports[`.${door}`];
  return typeof file === 'string' ? path.join(folder, file) : undefined;
}
