import {
  clone,
  type Decision,
  decisions,
  type Event,
  type Move,
  newGame,
  play,
  type State,
} from '@hinode/engine';
import { CLAN_IDS, CORE, clansOfBoxes, KAMI_IDS, PROVINCE_IDS, SET_IDS } from '@hinode/engine/facts';
import {
  battleForce,
  battleProvince,
  clanNumber,
  coinsOf,
  firstShrine,
  forceIn,
  higherHonor,
  honorRankOf,
  isFighter,
  kamiOfShrine,
  roninForHire,
  roninOf,
  strongestAt,
  vpOf,
} from '@hinode/engine/search';
import { describe, expect, test } from 'vitest';
import { type Bot, botOf, LEVEL_IDS, questionFor, type Why } from './index.ts';
import { layTactic } from './tactics.ts';
import { tacticsIn } from './testing/suite.ts';
import { REASONS } from './types.ts';

/** A decision of a whole game, with the answer of a bot that explains itself. */
interface Told {
  readonly before: State;
  readonly decision: Decision;
  readonly move: Move;
  readonly why: Why | undefined;
}

const CORE_CLANS = clansOfBoxes(CORE);
const QUICK = { explains: true, quick: true, budget: { iterations: 2 } } as const;

function* game(level: (typeof LEVEL_IDS)[number], n: number): Generator<Told> {
  const clans = n % 2 === 0 ? CORE_CLANS.slice(1, 4) : CORE_CLANS;
  const state = newGame({ clans, set: SET_IDS[n % 3] ?? 'random', seed: `why ${n}` });
  const bots = new Map(clans.map((clan) => [clan, botOf(level, QUICK)]));
  for (let moves = 0, [decision] = decisions(state); decision; moves++, [decision] = decisions(state)) {
    const question = questionFor(state, decision, `why ${n}`, moves);
    const { move, why } = (bots.get(decision.clan) as Bot).answer(question);
    yield { before: state, decision, move, why };
    play(state, move, (event) => {
      for (const [clan, bot] of bots) if (event.seenBy === 'all' || event.seenBy === clan) bot.observe(event);
    });
  }
}

const factsOf = ({ also, ...why }: Why): Why[] => (also === undefined ? [why] : [why, also]);

const placeOf = ({ province }: Why): number => PROVINCE_IDS.findIndex((id) => id === province);
const shrineOf = (state: State, { about }: Why): number =>
  firstShrine + [0, 1, 2, 3].findIndex((shrine) => KAMI_IDS[kamiOfShrine(state, shrine)] === about);

/** The most Force anybody but one clan has in a place. */
const against = (state: State, clan: number, place: number): number =>
  Math.max(...CLAN_IDS.map((_, other) => (other === clan ? 0 : forceIn(state, other, place))));

/** Facts that can be seen as soon as the move is made. */
function expectSeen(why: Why, before: State, after: State, clan: number): void {
  const place = why.about === undefined ? placeOf(why) : shrineOf(before, why);
  const forces = (): void => {
    expect(forceIn(after, clan, place)).toBe(why.force);
    expect(against(after, clan, place)).toBe(why.against);
  };
  const { vp = 0, coins = 0, ronin = 0 } = why.purse ?? {};
  switch (why.reason) {
    case 'alone':
      expect(against(after, clan, place)).toBe(0);
      expect(strongestAt(after, place)).toBe(clan);
      break;
    case 'leads':
    case 'keeps-lead':
    case 'safer':
    case 'favor':
      forces();
      expect(strongestAt(after, place)).toBe(clan);
      break;
    case 'closer':
    case 'closer-favor':
      forces();
      expect(strongestAt(after, place)).not.toBe(clan);
      break;
    case 'brings':
      if (vp > 0) expect(vpOf(after, clan)).toBeGreaterThanOrEqual(vpOf(before, clan) + vp);
      if (coins > 0) expect(coinsOf(after, clan)).toBeGreaterThanOrEqual(coinsOf(before, clan) + coins);
      if (ronin > 0) expect(roninOf(after, clan)).toBeGreaterThanOrEqual(roninOf(before, clan) + ronin);
      break;
    case 'honor':
    case 'keeps-honor':
      expect(honorRankOf(after, clan) + 1).toBe(why.count);
      break;
    default:
  }
}

/** The battle that ends with this answer, if it does: hire ronin is asked last. */
function expectFought(why: Why, events: readonly Event[], clan: number): void {
  const fought = events.find((event) => event.type === 'battleWon');
  if (fought?.type !== 'battleWon') return;
  const isWon = fought.clan === CLAN_IDS[clan];
  if (why.reason === 'wins-battle' || why.reason === 'battle-is-won') {
    expect(isWon).toBe(true);
    expect(fought.province).toBe(why.province);
    expect(fought.force).toContainEqual({ clan: fought.clan, force: why.force });
  }
  if (why.reason === 'battle-is-lost') expect(isWon).toBe(false);
}

/** What a bid could do, by the Force that lies open before the bids are revealed. */
function expectBid(why: Why, before: State, clan: number, bid: number): void {
  const place = battleProvince(before);
  const rivals = [...CLAN_IDS.keys()].filter((other) => other !== clan && isFighter(before, other));
  const wins = (force: number, theirs = (other: number) => battleForce(before, other, place)): boolean =>
    rivals.every(
      (other) => force > theirs(other) || (force === theirs(other) && higherHonor(before, clan, other)),
    );
  const hired = battleForce(before, clan, place) + roninForHire(before, clan, coinsOf(before, clan) - bid);
  const now = battleForce(before, clan, place);
  switch (why.reason) {
    case 'ronin-win':
      expect(why.force).toBe(hired);
      expect([wins(now), wins(hired)]).toEqual([false, true]);
      break;
    case 'ronin-denied':
      expect(wins(now)).toBe(true);
      expect(why.against).toBeGreaterThanOrEqual(now);
      break;
    case 'hostage-wins':
      expect(wins(now)).toBe(false);
      expect(why.against).toBeLessThanOrEqual(now);
      break;
    case 'sells-defeat':
      expect(wins(hired)).toBe(false);
      break;
    case 'ahead':
      expect(wins(now)).toBe(true);
      break;
    case 'behind':
      expect(wins(now)).toBe(false);
      break;
    default:
  }
}

/** True whatever the position is: nobody learns from them. */
const GENERAL: readonly Why['reason'][] = [
  'chance',
  'only-choice',
  'best-outlook',
  'changes-nothing',
  'unreadable',
];

describe.each(LEVEL_IDS.filter((level) => level !== 'random'))('%s', (level) => {
  test('gives a reason with every answer of whole games, none that the position belies, few that fit anything', () => {
    const reasons: Why['reason'][] = [];
    for (const n of level === 'ashigaru' ? [0, 1] : [0]) {
      for (const { before, decision, move, why } of game(level, n)) {
        expect(REASONS).toContain(why?.reason);
        if (why === undefined) throw new Error('no reason');
        reasons.push(why.reason);
        const clan = clanNumber(decision.clan);
        for (const fact of factsOf(why)) {
          if (move.type === 'bid')
            expectBid(fact, before, clan, move.seppuku + move.hostage + move.ronin + move.poets);
          // What a mandate brings depends on choices to come.
          if (move.type === 'bid' || move.type === 'mandate' || decision.kind === 'ready') continue;
          const after = clone(before);
          const events: Event[] = [];
          play(after, move, (event) => events.push(event));
          if (battleProvince(before) < 0) expectSeen(fact, before, after, clan);
          else if (decision.ability === 'ronin') expectFought(fact, events, clan);
        }
      }
    }
    const general = reasons.filter((reason) => GENERAL.includes(reason));
    expect(general.length).toBeLessThan(reasons.length / 10);
  });
});

test('who holds eight ronin is told what they win', () => {
  const [eightRonin] = tacticsIn('later-battles.json');
  if (eightRonin === undefined) throw new Error('no tactic');
  const { state, decision } = layTactic(eightRonin);
  const bot = botOf('samurai', { explains: true });
  const { move, why } = bot.answer(questionFor(state, decision, 'hint', 0));
  expect(move).toMatchObject({ type: 'use', value: true });
  expect(why).toMatchObject({ reason: 'wins-battle', province: 'edo', force: 9, against: 2 });
  expect(why?.gain).toBeGreaterThan(0);
});
