import { describe, expect, test } from 'vitest';
import type { ClanId } from '../data/clans.ts';
import { clone, decisions, type Event, play, rngFrom, type State } from '../index.ts';
import { NO_BID } from '../moves/bid.ts';
import type { Bid } from '../moves/types.ts';
import { bid, yes } from '../testing/answers.ts';
import { type TableSetting, table } from '../testing/table.ts';
import { nthSetup, walk } from '../testing/walk.ts';
import { type Army, armiesIn, forecastsOf } from './battle-forecast.ts';
import { stakesOf } from './stakes.ts';
import { view } from './view.ts';

const army = (clan: Army['clan'], force: number, ronin = 0): Army => ({ clan, force, ronin, atMost: false });
const honor = ['turtle', 'koi', 'lotus', 'dragonfly', 'bonsai'] as const;

describe('who wins depends on who gets the ronin', () => {
  const lines = forecastsOf([army('turtle', 3, 1), army('koi', 4, 2), army('lotus', 2)], honor);

  test('one line for each who has ronin, one for all other cases', () => {
    expect(lines.map(({ hirers }) => hirers)).toEqual([['turtle'], ['koi'], ['lotus', undefined]]);
  });
  test('ronin are added to the Force of the clan that hires them, and to nobody else’s', () => {
    expect(lines[1]?.armies.map(({ force, hired }) => force + hired)).toEqual([3, 6, 2]);
  });
  test('OUTCOME-1 most Force wins', () => {
    expect(lines.slice(1).map(({ winner, byHonor }) => [winner, byHonor])).toEqual([
      ['koi', false],
      ['koi', false],
    ]);
  });
  test('HONOR-5 a tie goes to the higher honor, and says so', () => {
    expect([lines[0]?.winner, lines[0]?.byHonor]).toEqual(['turtle', true]);
    const other = forecastsOf([army('turtle', 4), army('koi', 4)], ['koi', 'turtle']);
    expect([other[0]?.winner, other[0]?.byHonor]).toEqual(['koi', true]);
  });
  test('HONOR-5 a tie goes to the higher honor in whichever order the clans stand in the battle', () => {
    const sides = [army('bonsai', 3), army('lotus', 3), army('koi', 3), army('dragonfly', 2)];
    for (const armies of [sides, sides.toReversed()])
      expect(forecastsOf(armies, honor)).toMatchObject([{ winner: 'koi', byHonor: true }]);
    expect(forecastsOf(sides, honor.toReversed())).toMatchObject([{ winner: 'bonsai', byHonor: true }]);
  });
});

test('with no ronin at all there is one line', () => {
  expect(forecastsOf([army('lotus', 1), army('koi', 2)], honor)).toHaveLength(1);
});

const KYOTO: TableSetting = {
  honor: 'turtle > koi > lotus',
  wars: ['kyoto'],
  map: { kyoto: 'turtle stronghold daimyo, koi daimyo bushi 2, lotus bushi' },
  coins: { turtle: 2, koi: 6, lotus: 5 },
  ronin: { turtle: 1 },
  at: { phase: 'war', war: 1 },
};

/** One side of the battle of Kyoto, as seen by somebody who bids this. */
function armyOf(clan: ClanId, seenBy: ClanId, own: Bid) {
  const { state } = table(KYOTO);
  const { battle } = view(state, seenBy);
  if (battle === undefined) throw new Error('nobody fights');
  const armies = armiesIn(battle, (one) => stakesOf(state, one), { clan: seenBy, bid: own });
  return armies.find((one) => one.clan === clan);
}

test('KOI-2 the Koi fight with the coins they did not bid', () => {
  const own = { ...NO_BID, hostage: 1, ronin: 2 };
  expect(armyOf('koi', 'koi', own)).toMatchObject({ ronin: 6 - 3, atMost: false });
});

test('KOI-2 the Koi get no ronin without a coin on them, so one is counted as bid', () => {
  expect(armyOf('koi', 'koi', NO_BID)?.ronin).toBe(5);
  expect(armyOf('koi', 'koi', { ...NO_BID, ronin: 1 })?.ronin).toBe(5);
  expect(armyOf('koi', 'koi', { ...NO_BID, ronin: 6 })?.ronin).toBe(0);
});

test('KNOW-5 the Koi bid in secret: others know only the most that can fight', () => {
  expect(armyOf('koi', 'lotus', NO_BID)).toMatchObject({ ronin: 5, atMost: true });
});

test('the ronin of other clans all count, whatever is bid', () => {
  const own = { ...NO_BID, poets: 3 };
  expect(armyOf('turtle', 'koi', own)).toEqual({ clan: 'turtle', force: 2, ronin: 1, atMost: false });
});

test('OUTCOME-1 the predicted winner is the winner, in the battles of random games', () => {
  const seen = { battles: 0, hired: 0, byHonor: 0 };
  for (let n = 0; n < 30; n++) {
    walk(nthSetup('foretold', n), rngFrom(`foretold ${n}`), ({ state }) => {
      const { battle, honor } = view(state);
      if (battle === undefined || battle.haveBid.length > 0 || decisions(state)[0]?.kind !== 'bid') return;
      for (const hirer of battle.fighters) {
        const own = { clan: hirer, bid: { ...NO_BID, ronin: 1 } };
        const lines = forecastsOf(
          armiesIn(battle, (clan) => stakesOf(state, clan), own),
          honor,
        );
        const line = lines.find(({ hirers }) => hirers.includes(hirer));
        const fought = foughtWith(clone(state), hirer);
        if (fought === undefined) continue;
        expect(fought).toBe(line?.winner);
        seen.battles++;
        if (line?.hirers.length === 1) seen.hired++;
        if (line?.byHonor) seen.byHonor++;
      }
    });
  }
  expect(seen.battles).toBeGreaterThan(100);
  expect(seen.hired).toBeGreaterThan(10);
  expect(seen.byHonor).toBeGreaterThan(10);
});

/** Who wins if this clan alone bids, a coin on the ronin, and hires them; undefined if it has none to bid. */
function foughtWith(state: State, hirer: ClanId): ClanId | undefined {
  if (view(state).clans.find(({ clan }) => clan === hirer)?.coins === 0) return undefined;
  let winner: ClanId | undefined;
  const sink = (event: Event): void => {
    if (event.type === 'battleWon') winner ??= event.clan;
  };
  for (
    let [asked] = decisions(state);
    asked?.kind === 'bid' && winner === undefined;
    [asked] = decisions(state)
  )
    play(state, bid(asked.clan, asked.clan === hirer ? { ronin: 1 } : {}), sink);
  if (winner === undefined) play(state, yes(hirer, 'ronin'), sink);
  return winner;
}
