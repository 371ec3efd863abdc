import type { Rolldown } from 'vite';

/**
 * Whatever a part of the page needs from its first frame on travels in a single file. Left alone, the bundler makes a file for
 * every few modules that two screens share, and on a slow connection each request takes longer than the transfer.
 */

type Find = (id: string) => Rolldown.ModuleInfo | null;

/** Re-exports every part of Radix; the parts that a screen uses are listed here. */
const BARREL = /[\\/]radix-ui[\\/]dist[\\/]/;

const radix = (part: string): RegExp => new RegExp(`[\\\\/]@radix-ui[\\\\/]react-${part}[\\\\/]dist[\\\\/]`);

const source = (file: string): RegExp => new RegExp(`[\\\\/]src[\\\\/]${file.replaceAll('/', '[\\\\/]')}$`);

interface Part {
  readonly name: string;
  /** The modules it begins with. */
  readonly begins: readonly RegExp[];
}

/** Each contains what the previous ones contain. */
const PARTS: readonly Part[] = [
  { name: 'home', begins: [source('main.tsx'), radix('direction')] },
  { name: 'table', begins: [source('table/game-page.tsx')] },
  // What opens over any screen, including the home page.
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

/** All static imports of a module, direct and indirect. */
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
      // Every module must have been looked at before any gets a name.
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
