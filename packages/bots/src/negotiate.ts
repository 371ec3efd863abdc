import {
  type ClanId,
  clanId,
  clanIn,
  clanNumber,
  coinsOf,
  type Event,
  imagine,
  isInPlay,
  optionsOf,
  playCode,
  type Rng,
  type State,
  stands,
  typeOf,
} from '@hinode/engine';
import { evaluate } from './evaluate.ts';
import { borrow, release, toSeasonEnd } from './lookahead.ts';
import { mayPropose, politeAnswers } from './manners.ts';
import type { Answer, Question } from './types.ts';

/**
 * The tea ceremony: what an alliance is worth to both sides decides whether it is proposed, sweetened, accepted or
 * declined. Whoever broke an alliance in this game is trusted less.
 */

const CLANS = 5;

/** Who broke alliances in this game, as far as a bot has seen. */
export interface Memory {
  /** How often each clan has betrayed somebody. */
  readonly betrayals: Map<ClanId, number>;
}

export const newMemory = (): Memory => ({ betrayals: new Map() });

export function remember({ betrayals }: Memory, event: Event): void {
  if (event.type === 'allianceBroken') betrayals.set(event.clan, (betrayals.get(event.clan) ?? 0) + 1);
}

/** What each betrayal takes off the worth of an ally, in VP. */
const DISTRUST = 1.2;
/** What a coin is worth at tea, in VP: sweeteners are reckoned in it. */
const COIN = 0.45;
const MOST_SWEETENER = 3;

const before = new Float64Array(CLANS);
const after = new Float64Array(CLANS);

interface Worth {
  readonly mine: number;
  readonly theirs: number;
}

/** What an alliance brings both sides by the end of the season, over none, in the same imagined worlds. */
export function worthOfAlliance({ knowledge, clan, rng }: Question, other: number, playouts: number): Worth {
  const me = clanNumber(clan);
  let mine = 0;
  let theirs = 0;
  for (let playout = 0; playout < playouts; playout++) {
    const world = imagine(knowledge, rng);
    seasonWithout(world, rng);
    seasonWith(world, me, other, rng);
    mine += (after[me] as number) - (before[me] as number);
    theirs += (after[other] as number) - (before[other] as number);
  }
  return { mine: mine / playouts, theirs: theirs / playouts };
}

function seasonWithout(world: State, rng: Rng): void {
  const state = borrow(world);
  everybodyReady(state);
  toSeasonEnd(state, rng);
  evaluate(state, before);
  release(state);
}

function seasonWith(world: State, me: number, other: number, rng: Rng): void {
  const state = borrow(world);
  if (!stands(state, other, me)) playListed(state, other, 'propose', me);
  playListed(state, me, 'accept', other);
  everybodyReady(state);
  toSeasonEnd(state, rng);
  evaluate(state, after);
  release(state);
}

function playListed(state: State, clan: number, type: 'propose' | 'accept', other: number): void {
  const { codes, count } = optionsOf(state, clan);
  for (let i = 0; i < count; i++) {
    const code = codes[i] as number;
    if (typeOf(code) === type && clanIn(code) === other) {
      playCode(state, clan, code);
      return;
    }
  }
}

function everybodyReady(state: State): void {
  for (let clan = 0; clan < CLANS; clan++) {
    if (!isInPlay(state, clan)) continue;
    const { codes, count } = optionsOf(state, clan);
    for (let i = 0; i < count; i++) {
      const code = codes[i] as number;
      if (typeOf(code) === 'ready') {
        playCode(state, clan, code);
        break;
      }
    }
  }
}

/** What a bot says at tea. */
export function negotiate(question: Question, memory: Memory, playouts: number): Answer {
  const { clan, knowledge } = question;
  const me = clanNumber(clan);
  const world = knowledge.cells;
  const partners = partnersOf(world, me);
  const weighed = partners
    .map((other) => ({ other, ...worthOfAlliance(question, other, playouts) }))
    .map((one) => ({ ...one, mine: one.mine - DISTRUST * (memory.betrayals.get(clanId(one.other)) ?? 0) }))
    .sort((a, b) => b.mine - a.mine);
  const [best] = weighed;
  if (best === undefined || best.mine <= 0.3) return ready(clan);
  const offers = weighed.filter(
    ({ other, mine }) => stands(world, other, me) && mine > 0.3 && canAccept(world, me, other),
  );
  const [offer] = offers;
  // Take what is on the table unless somebody much better may still be asked.
  if (offer && (offer.mine > best.mine - 1.5 || !mayPropose(world, me, best.other)))
    return {
      move: { clan, type: 'accept', with: clanId(offer.other) },
      why: { reason: 'worth-allying', gain: round(offer.mine) },
    };
  if (!mayPropose(world, me, best.other)) return ready(clan);
  const give = sweetener(world, me, best);
  return {
    move: { clan, type: 'propose', with: clanId(best.other), ...(give > 0 && { give: { coins: give } }) },
    why: { reason: 'worth-allying', gain: round(best.mine) },
  };
}

const round = (x: number): number => Math.round(x * 10) / 10;

const ready = (clan: ClanId): Answer => ({
  move: { clan, type: 'ready', value: true },
  why: { reason: 'not-worth-it' },
});

function partnersOf(world: State, me: number): number[] {
  const partners = new Set<number>();
  for (const code of politeAnswers(world, me)) {
    const type = typeOf(code);
    if (type === 'propose' || type === 'accept') partners.add(clanIn(code));
  }
  return [...partners];
}

function canAccept(world: State, me: number, other: number): boolean {
  const { codes, count } = optionsOf(world, me);
  return codes.subarray(0, count).some((code) => typeOf(code) === 'accept' && clanIn(code) === other);
}

/** Coins that would make it worth the other's while, if there is something to share. Never more than one has. */
function sweetener(world: State, me: number, { mine, theirs }: Worth): number {
  if (theirs > 0.3) return 0;
  const needed = Math.ceil((0.3 - theirs) / COIN);
  const affordable = Math.min(MOST_SWEETENER, coinsOf(world, me), Math.floor((mine - 0.3) / COIN));
  return needed <= affordable ? needed : 0;
}
