import type { Setup } from '@hinode/engine';
import {
  CARD_FACTS,
  CLAN_IDS,
  CORE_CLAN_IDS,
  isExtraMonster,
  KAMI_FIGURE_IDS,
  KAMI_IDS,
  SET_IDS,
  SHRINES,
} from '@hinode/engine/facts';
import { invariantsBroken } from '@hinode/engine/search';
import { botOf, gameBetween, type LevelId } from '../index.ts';

/** Games of six with every clan of the other boxes, and with all else they bring. */

const SEATS = 6;
const FEW = { budget: { iterations: 3 }, quick: true } as const;
const OTHERS = CLAN_IDS.filter((clan) => !CORE_CLAN_IDS.includes(clan));

const EXTRA_MONSTERS = CARD_FACTS.filter(isExtraMonster).map(({ id }) => id);
/** The kami that stay at their shrines. */
const BOUND = KAMI_IDS.filter((kami) => !KAMI_FIGURE_IDS.includes(kami));

/** The same list from the n-th on. */
const turned = <T>(list: readonly T[], n: number): T[] => [
  ...list.slice(n % list.length),
  ...list.slice(0, n % list.length),
];

export function setupOfSix(n: number): Setup {
  return {
    clans: [...OTHERS, ...turned(CORE_CLAN_IDS, n)].slice(0, SEATS),
    set: SET_IDS[n % SET_IDS.length] ?? 'random',
    shrines: [...KAMI_FIGURE_IDS, ...turned(BOUND, n)].slice(0, SHRINES),
    monsters: EXTRA_MONSTERS,
    unbound: true,
    seed: `other boxes ${n}`,
  };
}

/** Six of a level play the n-th such game. What went wrong: moves that were refused, and positions that cannot be. */
export function playOfSix(n: number, level: LevelId): { readonly faults: string[]; readonly moves: number } {
  const setup = setupOfSix(n);
  const bots = Object.fromEntries(setup.clans.map((clan) => [clan, botOf(level, FEW)]));
  const game = gameBetween(setup, bots, `seed ${n}`);
  const faults: string[] = [];
  while (game.next() !== undefined) faults.push(...invariantsBroken(game.state));
  for (const { clan, move } of game.illegal) faults.push(`${clan} tried ${JSON.stringify(move)}`);
  return { faults, moves: game.moves.length };
}
