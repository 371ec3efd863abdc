import type { Card } from '../state/catalogue.ts';
import { runLarger } from './larger.ts';
import type { More } from './more-facts.ts';

/** More of everything than all boxes have together. */

export const MORE = { clans: 5, cards: 80, monsters: 32 } as const;
const SEASONS = ['spring', 'summer', 'autumn'] as const;
const SETS = ['archway', 'horseman', 'teapot'] as const;
const HOMES = ['oshu', 'kansai', 'edo', 'nagato', 'kyoto'] as const;

const numbers = (count: number): number[] => Array.from({ length: count }, (_, n) => n);
const oneOf = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;

const BOX = { id: 'made-up', name: 'Made up', players: 6, variants: [] };

const CARD_FACTS: NonNullable<More['cards']> = numbers(MORE.cards).map((n) => ({
  id: `made-up-card-${n}`,
  season: oneOf(SEASONS, n),
  sets: [oneOf(SETS, Math.floor(n / SEASONS.length))],
  type: n < MORE.monsters ? 'monster' : 'virtue',
  cost: n % 3,
  copies: 1,
}));

const CLAN_FACTS: NonNullable<More['clans']> = numbers(MORE.clans).map((n) => ({
  id: `made-up-clan-${n}`,
  name: `Made-up clan ${n}`,
  honorRank: 10 + n,
  income: 4 + (n % 4),
  home: oneOf(HOMES, n),
  box: BOX.id,
}));

/** What they do: every third Monster is a Shinto, every fifth a Daimyo, every other one an Oni. */
const doing = (n: number): Partial<Card> =>
  n < MORE.monsters
    ? {
        monster: {
          force: n % 4,
          oni: n % 2 === 0,
          ...(n % 3 === 0 ? { countsAs: 'shinto' } : n % 5 === 0 ? { countsAs: 'daimyo' } : {}),
        },
      }
    : { extraHostages: n % 2, ...(n % 8 === 0 && { extraReplacements: 1 }) };

/** Plays random games at three to six players in a program that has all of this, and returns what it saw. */
export function playMadeUpGames(games: number): Seen {
  const cards: readonly Partial<Card>[] = CARD_FACTS.map((facts, n) => ({
    ...facts,
    name: facts.id,
    ...doing(n),
  }));
  return JSON.parse(
    runLarger(
      { boxes: [BOX], clans: CLAN_FACTS, cards: CARD_FACTS },
      `
        const { gain } = await load('effects/gains.ts');
        const { installCards } = await load('state/catalogue.ts');
        const cards = ${JSON.stringify(cards)};
        const watching = { atMomentEnd: (table, owner) => gain(table, owner, { vp: 1 }, 'loyalty') };
        installCards(cards.map((card, n) => (n % 10 === 9 ? { ...card, ...watching } : card)));
        const { seenInGames } = await load('testing/made-up-games.ts');
        console.log(JSON.stringify(seenInGames(${games})));
      `,
    ),
  ) as Seen;
}

/** The maximum of everything that occurred in any position. */
export interface Seen {
  readonly cellBits: number;
  readonly clans: number;
  readonly cards: number;
  readonly monsters: number;
  readonly players: readonly number[];
  readonly wars: number;
  readonly alliances: number;
  readonly display: number;
  readonly cardsTaken: number;
  readonly monstersOnMap: number;
  readonly monstersHeld: number;
  readonly decisions: number;
}
