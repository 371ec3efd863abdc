import { setImmediate } from 'node:timers/promises';
import type { ClanId, ProvinceId, Setup, View } from '@hinode/engine';
import { fold } from '@hinode/engine/games';
import { engineOf, type RulesEngine } from '@hinode/engine/versions';
import {
  type ByClan,
  type Glance,
  mayHear,
  type Proceedings,
  proceedingsOf,
  type ShownNote,
} from '@hinode/wire';
import { dueOf } from '../clocks/clocks.ts';
import { clocksOf } from '../clocks/history.ts';
import { rulesOf } from '../rooms/room.ts';
import type { Store, StoredGame } from '../store/store.ts';
import { seatsOf } from '../tables/running-table.ts';

/** How a running game stands, and the last message that each seat may read. */
export interface Glanced {
  readonly glance: Glance;
  readonly words: ByClan<number>;
}

export type Glances = (game: StoredGame) => Promise<Glanced | undefined>;

type GameLists = Pick<Store, 'entries' | 'times' | 'notes'>;

interface Remembered {
  readonly count: number;
  readonly notes: number;
  readonly glanced: Promise<Glanced>;
}

/** How many games are remembered: those requested most recently. */
const MOST_REMEMBERED = 10_000;

/**
 * Read from the entries and notes, without waking the table. This requires replaying the whole game, so the result is remembered
 * until something is added: asking about a hundred games every second costs no more than asking once.
 */
export function newGlances(store: GameLists): Glances {
  const remembered = new Map<string, Remembered>();

  const glanceAt = async (game: StoredGame, setup: Setup, engine: RulesEngine): Promise<Glanced> => {
    const { id, count } = game;
    const known = remembered.get(id);
    const added = (await store.notes(id, known?.notes ?? 0)).length;
    const isSame = known !== undefined && known.count === count && added === 0;
    const glanced = isSame ? known.glanced : glancedIn(store, game, setup, engine);
    remembered.delete(id);
    remembered.set(id, { count, notes: (known?.notes ?? 0) + added, glanced });
    for (const oldest of remembered.keys()) {
      if (remembered.size <= MOST_REMEMBERED) break;
      remembered.delete(oldest);
    }
    // What could not be read is tried again next time.
    glanced.catch(() => remembered.delete(id));
    return glanced;
  };

  return async (game) => {
    const { setup, status } = game;
    if (status !== 'playing' || setup === undefined) return undefined;
    const engine = await engineOf(rulesOf(game));
    return engine && glanceAt(game, setup, engine);
  };
}

async function glancedIn(
  store: GameLists,
  game: StoredGame,
  setup: Setup,
  engine: RulesEngine,
): Promise<Glanced> {
  const { id, options } = game;
  const [entries, times, kept] = await Promise.all([
    store.entries(id, 0),
    store.times(id),
    store.notes(id, 0),
  ]);
  // Other work gets its turn between two games.
  await setImmediate();
  const notes = kept.map((note, n) => ({ n, ...note }));
  const seats = seatsOf(game);
  const persons = seats.filter(({ bot }) => bot === undefined).map(({ clan }) => clan);
  const clocks =
    options.clock && clocksOf(options.clock, persons, { setup, engine, entries, times, notes: kept });
  const { state } = fold(setup, entries, undefined, engine);
  const movedAt = times.at(-1);
  return {
    glance: {
      ...glanceOf(engine.view(state), (clan) => clocks && dueOf(clocks, clan)),
      ...(movedAt !== undefined && { movedAt }),
    },
    words: wordsFor(
      seats.map(({ clan }) => clan),
      notes,
      proceedingsOf(notes),
    ),
  };
}

/** What everybody may see, in brief. */
export function glanceOf(seen: View, dueOfClan: (clan: ClanId) => number | undefined): Glance {
  const { season, phase, turn, warsOpened, wars, battle } = seen;
  return {
    season,
    phase,
    turn,
    war: warsOpened,
    wars: wars.length,
    asked: seen.decisions.map(({ clan, kind, ability }) => {
      const due = dueOfClan(clan);
      return { clan, kind, ...(ability && { ability }), ...(due !== undefined && { due }) };
    }),
    clans: seen.honor.flatMap((clan) => {
      const one = seen.clans.find((other) => other.clan === clan);
      return one ? [{ clan, vp: one.vp, coins: one.coins }] : [];
    }),
    leaders: leadersIn(seen),
    ...(battle && { battle: { province: battle.province, sealed: battle.haveBid } }),
    offers: seen.proposals.map(({ clan, with: to }) => ({ clan, to })),
  };
}

/** HONOR-5: the strongest, and among equals the one with more honor. */
function leadersIn({ clans, honor, battle }: View): Glance['leaders'] {
  const leaders: Partial<Record<ProvinceId, readonly ClanId[]>> = {};
  for (const clan of honor) {
    const { force = {} } = clans.find((one) => one.clan === clan) ?? {};
    for (const [province, strength = 0] of Object.entries(force) as [ProvinceId, number | undefined][]) {
      const [leader] = leaders[province] ?? [];
      const best = clans.find((one) => one.clan === leader)?.force[province] ?? 0;
      if (strength > best) leaders[province] = [clan];
    }
  }
  return { ...leaders, ...(battle && { [battle.province]: battle.fighters }) };
}

/** The number of the last message from others that each seat may read. */
function wordsFor(
  clans: readonly ClanId[],
  notes: readonly ShownNote[],
  { muted }: Proceedings,
): ByClan<number> {
  const last = (clan: ClanId): number | undefined =>
    notes.findLast(
      ({ note }) =>
        (note.type === 'said' || note.type === 'phrase') &&
        note.from !== clan &&
        !muted[clan]?.includes(note.from) &&
        mayHear(note, clan, muted[clan]),
    )?.n;
  return Object.fromEntries(
    clans.flatMap((clan) => {
      const n = last(clan);
      return n === undefined ? [] : [[clan, n]];
    }),
  );
}
