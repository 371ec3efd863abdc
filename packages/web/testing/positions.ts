import {
  type ClanId,
  type Decision,
  decisions,
  legalMoves,
  type Move,
  newGame,
  play,
  randomMove,
  rngFrom,
  type Setup,
} from '@hinode/engine';
import { CARD_FACTS, CLAN_IDS, CORE_CLAN_IDS, isExtraMonster, SET_IDS } from '@hinode/engine/facts';
import { type GameRecord, newRecord } from '@hinode/engine/records';
import type { Page } from 'playwright-core';
import type { SavedGame } from '../src/local/saved-games.ts';
import type { Player, Seat } from '../src/table/table.ts';
import { goToPlace } from './visit.ts';

/** Positions to open in the page: random games up to a question, stored where the page stores its games. */

export interface Asked {
  readonly record: GameRecord;
  readonly decision: Decision;
  readonly legal: readonly Move[];
}

const EXTRA_MONSTERS = CARD_FACTS.filter(isExtraMonster).map(({ id }) => id);

/** The nth random game, stopped before each question in turn. */
export function* questionsOf(seed: string, n: number): Generator<Asked> {
  const rng = rngFrom(`${seed} ${n}`);
  const clans: ClanId[] = [...CORE_CLAN_IDS];
  while (clans.length > 3 + (n % 3)) clans.splice(rng.below(clans.length), 1);
  const set = SET_IDS[rng.below(SET_IDS.length)] ?? 'teapot';
  const setup: Setup = {
    clans,
    set,
    seed: `${seed} ${n}`,
    ...(n % 3 === 2 && { monsters: EXTRA_MONSTERS, unbound: true }),
  };
  const state = newGame(setup);
  const moves: Move[] = [];
  for (let open = decisions(state); open.length > 0; open = decisions(state)) {
    const decision = open[rng.below(open.length)] as Decision;
    yield { record: newRecord(setup, [...moves]), decision, legal: legalMoves(state, decision.clan) };
    const move = randomMove(state, decision.clan, rng);
    play(state, move);
    moves.push(move);
  }
}

/** The question and the ability that asks it: `use komainu`. */
export const nameOf = ({ kind, ability }: Decision): string => (ability ? `${kind} ${ability}` : kind);

/** Every kind of question there is. */
export const KINDS: readonly string[] = [
  ...['bid', 'build', 'buy', 'control', 'give', 'hostage', 'kill', 'mandate', 'move'],
  ...['order', 'place', 'ready', 'replace', 'share', 'summon', 'use'],
];

/** One question of every kind: a hundred random games ask each of them. */
export function oneOfEachKind(seed: string): Map<string, Asked> {
  const found = new Map<string, Asked>();
  for (let n = 0; n < 100 && found.size < KINDS.length; n++)
    for (const asked of questionsOf(seed, n))
      if (!found.has(asked.decision.kind)) found.set(asked.decision.kind, asked);
  return new Map(
    KINDS.map((kind) => {
      const asked = found.get(kind);
      if (asked === undefined) throw new Error(`nobody is asked ${kind}`);
      return [nameOf(asked.decision), asked];
    }),
  );
}

/** The first position with each kind of question, from each ability, in this many random games. */
export function oneOfEach(seed: string, games: number): Map<string, Asked> {
  const found = new Map<string, Asked>();
  for (let n = 0; n < games; n++)
    for (const asked of questionsOf(seed, n))
      if (!found.has(nameOf(asked.decision))) found.set(nameOf(asked.decision), asked);
  return found;
}

const BOT: Player = { kind: 'bot', level: 'ashigaru' };

/** A seat for each clan: these are people, the rest bots. */
export const seatsFor = ({ setup }: GameRecord, persons: readonly ClanId[]): Seat[] =>
  CLAN_IDS.filter((clan) => setup.clans.includes(clan)).map((clan) => ({
    clan,
    player: persons.includes(clan) ? { kind: 'person' } : BOT,
  }));

/** Stores a game where the page stores its games, and sits down at it or replays it. The page must be open. */
export async function openGameAt(
  page: Page,
  game: Omit<SavedGame, 'savedAt'>,
  place: 'game' | 'replay' | 'analysis' = 'game',
): Promise<void> {
  await page.locator('main').first().waitFor({ state: 'attached' });
  await keepGame(page, game);
  await goToPlace(page, `#/${place}/${game.id}`);
}

/** The browser keeps a game, as if it had been played there. */
export const keepGame = (page: Page, game: Omit<SavedGame, 'savedAt'>): Promise<void> =>
  page.evaluate(keep, { ...game, savedAt: Date.now() });

/** Runs in the browser. */
function keep(game: SavedGame): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('hinode');
    opening.onupgradeneeded = () => opening.result.createObjectStore('games');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const writing = opening.result.transaction('games', 'readwrite');
      writing.objectStore('games').put(game, game.id);
      writing.oncomplete = () => {
        opening.result.close();
        resolve();
      };
      writing.onerror = () => reject(writing.error);
    };
  });
}
