import type { Rolldown } from 'vite';

/**
 * What a part of the page needs from its first picture on travels in one file. Left alone, the bundler makes a file of every few modules
 * that two screens share, and on a slow line each of them costs more time to ask for than to carry.
 */

type Find = (id: string) => Rolldown.ModuleInfo | null;

/** Carries every part of Radix; which of them a screen uses is said here. */
const BARREL = /[\\/]radix-ui[\\/]dist[\\/]/;

const radix = (part: string): RegExp => new RegExp(`[\\\\/]@radix-ui[\\\\/]react-${part}[\\\\/]dist[\\\\/]`);

const source = (file: string): RegExp => new RegExp(`[\\\\/]src[\\\\/]${file.replaceAll('/', '[\\\\/]')}$`);

interface Part {
  readonly name: string;
  /** The modules it begins with. */
  readonly begins: readonly RegExp[];
}

/** Each has what the ones before it have. */
const PARTS: readonly Part[] = [
  { name: 'home', begins: [source('main.tsx'), radix('direction')] },
  { name: 'table', begins: [source('table/game-page.tsx')] },
  // What opens over a screen, also over the home page.
  {
    name: 'opened',
    begins: [
      source('menu/(whole-menu|sit-down).tsx'),
      source('menu/read-record.ts'),
      source('ui/(paper|slip|toggle).tsx'),
      radix('(dialog|dropdown-menu|popover|switch)'),
    ],
  },
  // The map, and what it takes to play on it.
  {
    name: 'board',
    begins: [
      source('table/with-map.ts'),
      source('art/game-icons.generated.ts'),
      source('art/silhouettes/monsters.tsx'),
    ],
  },
  { name: 'later', begins: [source('table/after-tea.ts')] },
];

/** Everything that a module imports at once, and what that imports. */
function reached(id: string, find: Find, seen: Set<string>): Set<string> {
  if (seen.has(id) || BARREL.test(id)) return seen;
  seen.add(id);
  for (const imported of find(id)?.importedIds ?? []) reached(imported, find, seen);
  return seen;
}

export function parts(): Rolldown.CodeSplittingGroup[] {
  const ids = new Set<string>();
  return PARTS.map(({ name, begins }, i) => {
    let own: Set<string> | undefined;
    return {
      debugName: name,
      priority: PARTS.length - i,
      // Asked about every module before any gets a name.
      test: (id) => {
        ids.add(id);
        return true;
      },
      name: (id, context) => {
        own ??= new Set(
          [...ids]
            .filter((one) => begins.some((start) => start.test(one)))
            .flatMap((one) => [...reached(one, (known) => context.getModuleInfo(known), new Set())]),
        );
        return own.has(id) ? name : null;
      },
    };
  });
}
