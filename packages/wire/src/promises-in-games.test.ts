import {
  type ClanId,
  decisions,
  newGame,
  type ProvinceId,
  play,
  type Rng,
  randomMove,
  rngFrom,
  type State,
  view,
} from '@hinode/engine';
import { type LogEntry, logged, PROVINCE_IDS } from '@hinode/engine/facts';
import { expect, test } from 'vitest';
import type { ShownNote } from './notes.ts';
import { promisesOf } from './promises.ts';

const GAMES = 10;
const CLANS = ['koi', 'lotus', 'turtle', 'dragonfly'] as const satisfies readonly ClanId[];

/** How many figures a clan has in a province, according to the map. */
function figuresIn(state: State, clan: ClanId, province: ProvinceId): number {
  const squad = view(state).clans.find((one) => one.clan === clan)?.map[province] ?? {};
  return Object.entries(squad).reduce((sum, [kind, n]) => sum + (kind === 'stronghold' ? 0 : n), 0);
}

interface Watched {
  readonly note: ShownNote;
  readonly clan: ClanId;
  readonly province: ProvinceId;
  before: number;
  /** The season is over. */
  done: boolean;
  /** More figures than before were seen there. */
  grew: boolean;
}

const one = <T>(list: readonly T[], rng: Rng): T => list[rng.below(list.length)] as T;

/** Plays a random game in which everybody keeps promising to stay out of somewhere. */
function playAndPromise(seed: string): { readonly watched: readonly Watched[]; readonly log: LogEntry[] } {
  const rng = rngFrom(seed);
  const state = newGame({ clans: [...CLANS], set: 'archway', seed });
  const watched: Watched[] = [];
  const log: LogEntry[] = [];
  for (let moves = 1; ; moves++) {
    const asked = decisions(state)[0]?.clan;
    const move = asked && randomMove(state, asked, rng);
    if (move === undefined) return { watched, log };
    if (rng.below(5) === 0) {
      const [clan, province] = [one(CLANS, rng), one(PROVINCE_IDS, rng)];
      const note: ShownNote = {
        n: watched.length,
        when: 0,
        at: moves - 1,
        note: { type: 'phrase', from: clan, phrase: { say: 'stay-out', province }, promise: true },
      };
      watched.push({
        note,
        clan,
        province,
        before: figuresIn(state, clan, province),
        done: false,
        grew: false,
      });
    }
    let seasonEnds = false;
    play(state, move, (event) => {
      if (event.seenBy === 'all') log.push(logged(moves, moves, event));
      if (event.type === 'seasonEnded') seasonEnds = true;
    });
    for (const promise of watched) {
      if (promise.done) continue;
      const now = figuresIn(state, promise.clan, promise.province);
      // The move that ends a season also begins the next one: what is seen then may belong to either.
      if (!seasonEnds && now > promise.before) promise.grew = true;
      promise.before = now;
      if (seasonEnds) promise.done = true;
    }
  }
}

test('in whole games: if more figures of a clan are seen than before, its promise to stay out is broken', () => {
  let broken = 0;
  for (let game = 0; game < GAMES; game++) {
    const { watched, log } = playAndPromise(`promises ${game}`);
    const judged = promisesOf(
      watched.map(({ note }) => note),
      log,
    );
    expect(judged.length).toBe(watched.length);
    expect(judged.filter(({ state }, i) => watched[i]?.grew && state !== 'broken')).toEqual([]);
    // A finished game leaves nothing open.
    expect(judged.filter(({ state }) => state === 'open' || state === 'void')).toEqual([]);
    broken += judged.filter(({ state }) => state === 'broken').length;
  }
  expect(broken).toBeGreaterThan(GAMES);
});
