import type { ClanId, Setup } from '@hinode/engine';
import { CLAN_IDS, CORE_CLAN_IDS, SET_IDS } from '@hinode/engine/facts';
import { invariantsBroken } from '@hinode/engine/search';
import { botOf, gameBetween, type LevelId } from '../index.ts';

/** Games of six with every clan of the other boxes, and with all else they bring. */

const SEATS = 6;
const FEW = { budget: { iterations: 3 }, quick: true } as const;
const OTHERS = CLAN_IDS.filter((clan) => !CORE_CLAN_IDS.includes(clan));

export function setupOfSix(n: number): Setup {
  const core = CORE_CLAN_IDS.map((_, i) => CORE_CLAN_IDS[(i + n) % CORE_CLAN_IDS.length] as ClanId);
  return {
    clans: [...OTHERS, ...core].slice(0, SEATS),
    set: SET_IDS[n % SET_IDS.length] ?? 'random',
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
