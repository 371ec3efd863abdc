import type { Rolldown } from 'vite';

/**
 * What a screen needs from its first picture on travels in one file. Left alone, the bundler makes a file of every few modules
 * that two screens share, and on a slow line each of them costs more time to ask for than to carry.
 */

type Find = (id: string) => Rolldown.ModuleInfo | null;

/** Carries every part of Radix; which of them a screen uses is said here. */
const BARREL = /[\\/]radix-ui[\\/]dist[\\/]/;

const radix = (part: string): RegExp => new RegExp(`[\\\\/]@radix-ui[\\\\/]react-${part}[\\\\/]dist[\\\\/]`);

interface Screen {
  readonly name: string;
  readonly begins: RegExp;
  readonly radix: readonly RegExp[];
}

/** Each has what the ones before it have. */
const SCREENS: readonly Screen[] = [
  { name: 'home', begins: /[\\/]src[\\/]main\.tsx$/, radix: [radix('direction'), radix('radio-group')] },
  { name: 'table', begins: /[\\/]src[\\/]table[\\/]game-page\.tsx$/, radix: [radix('toggle-group')] },
];

/** Everything that a module imports at once, and what that imports. */
function reached(id: string, find: Find, seen: Set<string>): Set<string> {
  if (seen.has(id) || BARREL.test(id)) return seen;
  seen.add(id);
  for (const imported of find(id)?.importedIds ?? []) reached(imported, find, seen);
  return seen;
}

export function screens(): Rolldown.CodeSplittingGroup[] {
  const ids = new Set<string>();
  return SCREENS.map(({ name, begins, radix: parts }, i) => {
    let own: Set<string> | undefined;
    return {
      debugName: name,
      priority: SCREENS.length - i,
      // Asked about every module before any gets a name.
      test: (id) => {
        ids.add(id);
        return true;
      },
      name: (id, context) => {
        own ??= new Set(
          [...ids]
            .filter((one) => [begins, ...parts].some((start) => start.test(one)))
            .flatMap((one) => [...reached(one, (known) => context.getModuleInfo(known), new Set())]),
        );
        return own.has(id) ? name : null;
      },
    };
  });
}
