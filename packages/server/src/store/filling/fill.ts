import type { Target } from '../copying/copy.ts';
import { firstOf, KINDS, type Kind, MODELS, modelGames, somebody } from './real-games.ts';

/**
 * Fills a store with copies of a few real games, to see how it copes with many of them. The copies are made inside the database.
 * Each person has about twenty games, and one game in a hundred belongs to somebody who is always there.
 */
export interface Amounts extends Readonly<Record<Kind, number>> {
  /** At most this many moves in each game. */
  readonly moves?: number;
}

/** How a database makes copies. */
export interface Copier {
  /** Makes this many copies from this number on, taking in turn the games from that number on. */
  copy(wanted: {
    readonly first: number;
    readonly count: number;
    readonly model: number;
    readonly people: number;
  }): Promise<void>;
  finish(): Promise<void>;
}

export type Filling = (done: number, all: number) => Promise<void> | undefined | void;

const AT_ONCE = 1_000;
const PEOPLE_AT_ONCE = 500;
const GAMES_EACH = 20;
const SEATS = 4;

/** How many people play this many games; the last one is always there. */
export function peopleFor(amounts: Amounts): number {
  const games = KINDS.reduce((all, kind) => all + amounts[kind], 0);
  return SEATS * Math.max(2, Math.ceil(games / GAMES_EACH)) + 1;
}

export async function fill(
  target: Target,
  copier: Copier,
  amounts: Amounts,
  filling: Filling = () => {},
): Promise<void> {
  const all = KINDS.reduce((sum, kind) => sum + amounts[kind], 0);
  const people = peopleFor(amounts);
  for (let n = 0; n < people; n += PEOPLE_AT_ONCE)
    await target.people.write(
      Array.from({ length: Math.min(PEOPLE_AT_ONCE, people - n) }, (_, i) => somebody(n + i)),
    );
  const models = modelGames(amounts.moves);
  await target.games.write(models);
  let first = MODELS + 1;
  for (const kind of KINDS)
    for (let left = amounts[kind]; left > 0; left -= AT_ONCE) {
      const count = Math.min(AT_ONCE, left);
      await copier.copy({ first, count, model: firstOf(kind), people: people - 1 });
      first += count;
      await filling(first - MODELS - 1, all);
    }
  // The models belong to nobody.
  await target.games.drop(models.map(({ id }) => id));
  await copier.finish();
}
