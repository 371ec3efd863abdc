import { type ClanId, decisions, type Move, type Rng, rngFrom, type State } from '@hinode/engine';
import type { NoteRequest } from '@hinode/wire';
import type { Store } from '../../store/store.ts';
import { nthSetup } from '../../testing/games.ts';
import {
  anHour,
  aWorld,
  Comparison,
  commonMove,
  makes,
  someoneAsked,
  stateOf,
  twinSetups,
  type World,
  wishes,
} from './worlds.ts';

/** Whole games in two worlds, read by everybody at once. Each function returns how many texts it compared. */

type Two = readonly [World, World];

const statesOf = ([a, b]: Two): readonly [State, State] => [stateOf(a), stateOf(b)];
const inBoth = async (worlds: Two, work: (world: World) => Promise<void>): Promise<void> => {
  await Promise.all(worlds.map(work));
};
const some = <T>(list: readonly T[], rng: Rng): T => {
  const one = list[rng.below(list.length)];
  if (one === undefined) throw new Error('nothing to choose from');
  return one;
};

/**
 * Two games with different shuffles that look the same at the beginning. The same is played and said aloud in both; private talk,
 * mutes and standing answers differ, and nobody else may notice.
 */
export async function differentStacks(nodes: readonly Store[], seed: string): Promise<number> {
  const rng = rngFrom(seed);
  const setups = twinSetups(rng, 3 + rng.below(3));
  const hour = anHour();
  const worlds: Two = [await aWorld(nodes, setups[0], hour), await aWorld(nodes, setups[1], hour)];
  const comparison = new Comparison(worlds);
  comparison.look();
  while (comparison.viewers.size > 0) {
    const [state] = statesOf(worlds);
    const clan = someoneAsked(state, rng);
    const move = clan && commonMove(statesOf(worlds), clan, rng);
    if (move === undefined) break;
    hour.now += 60_000;
    await inBoth(worlds, (world) => makes(world, move));
    comparison.look();
    if (rng.below(6) === 0) await whisper(worlds, setups[0].clans, comparison, rng);
    if (rng.below(8) === 0) await comparison.probe([move, ...TRIES]);
    if (rng.below(12) === 0) await comparison.lookAsNewcomer(rng.below(2) === 0 ? undefined : 1);
  }
  return comparison.compared;
}

/** Moves that somebody might try in order to learn something from the refusal. */
const TRIES: readonly Move[] = [
  ...(['recruit', 'marshal', 'train', 'harvest', 'betray'] as const).map(
    (tile) => ({ clan: 'koi', type: 'mandate', tile }) as const,
  ),
  { clan: 'koi', type: 'bid', seppuku: 99, hostage: 0, ronin: 0, poets: 0 },
  { clan: 'koi', type: 'gift', to: 'lotus', coins: 99, ronin: 0 },
  {
    clan: 'koi',
    type: 'propose',
    with: 'turtle',
    give: { coins: 99, ronin: 0 },
    ask: { coins: 0, ronin: 99 },
  },
  { clan: 'koi', type: 'summon', figure: 'bushi', province: 'kyoto' },
  { clan: 'koi', type: 'move', figure: 'daimyo', from: 'edo', to: 'hokkaido' },
  { clan: 'koi', type: 'buy', card: 'courage' },
  { clan: 'koi', type: 'use', value: true },
  { clan: 'koi', type: 'ready', value: false },
  { clan: 'koi', type: 'pass' },
];

/**
 * Something goes on between two players that the others must not learn; the worlds differ in what it is, or in whether it
 * happens.
 */
async function whisper(
  worlds: Two,
  clans: readonly ClanId[],
  comparison: Comparison,
  rng: Rng,
): Promise<void> {
  const from = some(clans, rng);
  const to = some(
    clans.filter((clan) => clan !== from),
    rng,
  );
  const secrets = some(PRIVATE, rng)(to);
  // Both sides of a conversation know what was said.
  for (const end of [from, to]) if (secrets.known(end, from, to)) comparison.viewers.delete(end);
  await wishes(worlds[0], from, secrets.here);
  // Others must not even learn that there was something to hide.
  if (rng.below(2) === 0) await wishes(worlds[1], from, secrets.there);
  await inBoth(worlds, (world) => wishes(world, from, { type: 'say', text: 'The tea is good.' }));
  comparison.look();
}

interface Secrets {
  readonly here: NoteRequest;
  readonly there: NoteRequest;
  readonly known: (viewer: ClanId, from: ClanId, to: ClanId) => boolean;
}
const bothEnds = (): boolean => true;
const ownOnly = (viewer: ClanId, from: ClanId): boolean => viewer === from;

const PRIVATE: readonly ((to: ClanId) => Secrets)[] = [
  (to) => ({
    here: { type: 'say', to, text: 'Shall we?' },
    there: { type: 'say', to, text: 'Beware of the others, they are about to break their alliance.' },
    known: bothEnds,
  }),
  (to) => ({
    here: { type: 'phrase', to, phrase: { say: 'stay-out', province: 'kyoto' }, promise: true },
    there: { type: 'phrase', to, phrase: { say: 'thanks' } },
    known: bothEnds,
  }),
  (to) => ({
    here: { type: 'mute', of: to, value: true },
    there: { type: 'mute', of: to, value: false },
    known: ownOnly,
  }),
  () => ({
    // About a card that is not in the set, so that its effect is never seen.
    here: {
      type: 'standing',
      answer: { on: 'use', ability: 'path-of-the-serpent', value: true },
      value: true,
    },
    there: {
      type: 'standing',
      answer: { on: 'use', ability: 'path-of-the-serpent', value: false },
      value: true,
    },
    known: ownOnly,
  }),
];

/**
 * One game, and the same game with different bids by some clans: until the bids are revealed nobody else may notice. Returns how
 * many texts were compared; 0 if the game had no such battle.
 */
export async function differentBids(nodes: readonly Store[], seed: string, n: number): Promise<number> {
  const rng = rngFrom(`${seed} ${n}`);
  const setup = nthSetup(seed, n);
  const hour = anHour();
  const worlds: Two = [await aWorld(nodes, setup, hour), await aWorld(nodes, setup, hour)];
  let comparison = new Comparison(worlds);
  comparison.look();
  let battles = 1 + rng.below(5);
  for (;;) {
    const state = stateOf(worlds[0]);
    const bidders = decisions(state).filter(({ kind }) => kind === 'bid');
    if (bidders.length > 1 && --battles === 0) break;
    const clan = someoneAsked(state, rng);
    const move = clan && commonMove(statesOf(worlds), clan, rng);
    if (move === undefined) return 0;
    await inBoth(worlds, (world) => makes(world, move));
  }
  comparison = new Comparison(worlds);
  for (const texts of [...worlds[0].texts.values(), ...worlds[1].texts.values()]) texts.length = 0;
  // All but the last, whose bid reveals them all.
  const bidders = decisions(stateOf(worlds[0])).slice(0, -1);
  for (const { clan, most = 0 } of bidders) {
    comparison.viewers.delete(clan);
    await makes(worlds[0], aBid(clan, most, rng));
    await makes(worlds[1], aBid(clan, most, rng));
    comparison.look();
    await comparison.probe(TRIES);
    await comparison.lookAsNewcomer(undefined);
  }
  return comparison.compared;
}

function aBid(clan: ClanId, most: number, rng: Rng): Move {
  let left = most;
  const put = (): number => {
    const coins = rng.below(left + 1);
    left -= coins;
    return coins;
  };
  return { clan, type: 'bid', seppuku: put(), hostage: put(), ronin: put(), poets: put() };
}
