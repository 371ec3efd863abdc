import type { BattleView, Event } from '@hinode/engine';
import { describe, expect, test } from 'vitest';
import { type Beat, beatsOf, lengthOf } from './beats.ts';
import { warsSeenBy } from './testing/war-games.ts';
import { watched } from './testing/watched.ts';

const battle: BattleView = {
  province: 'kyoto',
  fighters: ['koi', 'turtle', 'lotus'],
  haveBid: ['koi', 'turtle'],
  bids: [],
  revealed: false,
  advantages: {},
  force: [],
  killed: 0,
};
const bid = { seppuku: 0, hostage: 0, ronin: 0, poets: 0 };
const all = { seenBy: 'all' } as const;

const sealed: Event = { type: 'bidSealed', clan: 'lotus', ...all };
const revealed: Event = {
  type: 'bidsRevealed',
  bids: [
    { clan: 'koi', bid: { ...bid, ronin: 3 } },
    { clan: 'turtle', bid: { ...bid, hostage: 2, poets: 1 } },
    { clan: 'lotus', bid: { ...bid, hostage: 1 } },
  ],
  ...all,
};
const hostageWon: Event = { type: 'advantageWon', clan: 'turtle', advantage: 'hostage', ...all };
const taken: Event = {
  type: 'hostageTaken',
  clan: 'turtle',
  of: 'koi',
  figure: 'bushi',
  province: 'kyoto',
  ...all,
};
const stolen: Event = { type: 'stolen', clan: 'turtle', from: 'koi', vp: 1, because: 'hostage', ...all };
const roninWon: Event = { type: 'advantageWon', clan: 'koi', advantage: 'ronin', ...all };
const hired: Event = { type: 'roninHired', clan: 'koi', ronin: 4, ...all };
const won: Event = { type: 'battleWon', clan: 'koi', province: 'kyoto', force: [], ...all };
const token: Event = { type: 'tokenTaken', clan: 'koi', province: 'kyoto', fought: true, ...all };
const poets: Event = { type: 'advantageWon', clan: 'turtle', advantage: 'poets', ...all };
const paid: Event = {
  type: 'reparationsPaid',
  clan: 'koi',
  shares: [
    { clan: 'turtle', coins: 2 },
    { clan: 'lotus', coins: 1 },
  ],
  ...all,
};
const whole = [sealed, revealed, hostageWon, taken, stolen, roninWon, hired, won, token, poets, paid];

const names = (beats: readonly Beat[]): string[] =>
  beats.map(({ about, passed, goesOn }) => `${about}${passed ? ' passed' : ''}${goesOn ? ' goes on' : ''}`);

describe('the beats of a battle', () => {
  const beats = beatsOf(battle, whole);

  test('come in the order of the rules; what nobody bid on is passed in its place', () => {
    expect(names(beats)).toEqual([
      'sealed',
      'bids',
      'seppuku passed',
      'hostage',
      'ronin',
      'province',
      'poets',
      'coins',
    ]);
  });
  test('hold every event once, each with what caused it', () => {
    expect(beats.flatMap(({ events }) => events)).toEqual(whole.filter((event) => event !== sealed));
    expect(beats.find(({ about }) => about === 'hostage')?.events).toEqual([hostageWon, taken, stolen]);
    expect(beats.find(({ about }) => about === 'province')?.events).toEqual([won, token]);
  });
  test('name who won each', () => {
    expect(beats.map(({ winner }) => winner)).toEqual([
      undefined,
      undefined,
      undefined,
      'turtle',
      'koi',
      'koi',
      'turtle',
      undefined,
    ]);
  });
  test('nobody is paid where nothing was bid', () => {
    const nothing: Event = { type: 'reparationsPaid', clan: 'koi', shares: [], ...all };
    const events = [{ ...revealed, bids: [] }, won, token, nothing];
    const quiet = beatsOf(battle, events);
    expect(quiet.flatMap((beat) => beat.events)).toEqual(events);
    expect(names(quiet)).toEqual([
      'sealed',
      'bids',
      'seppuku passed',
      'hostage passed',
      'ronin passed',
      'province',
      'poets passed',
    ]);
  });
});

test('whatever happens in a battle, its beats hold all of it: after the last one the account can be drawn', () => {
  const wars = ['one', 'two', 'three'].flatMap((seed) => warsSeenBy('koi', seed));
  let told = 0;
  for (const states of wars) {
    const { watch, rest, show } = watched(states);
    for (const state of rest) {
      show(state);
      for (let coming = watch.coming(); coming !== undefined; coming = watch.coming()) {
        const { from, events } = coming;
        const beats = beatsOf(from.view.battle as BattleView, events);
        expect(beats.flatMap((beat) => beat.events)).toEqual(
          events.filter(({ type }) => type !== 'bidSealed' && type !== 'bidSent'),
        );
        told++;
        watch.goOn();
      }
    }
  }
  expect(told).toBeGreaterThan(50);
});

describe('a battle in which somebody is asked', () => {
  const bids = revealed.type === 'bidsRevealed' ? revealed.bids : [];
  const asked: BattleView = { ...battle, revealed: true, bids, advantages: { hostage: 'turtle' } };

  test('is shown up to the question', () => {
    expect(names(beatsOf(battle, [sealed, revealed, hostageWon]))).toEqual([
      'sealed',
      'bids',
      'seppuku passed',
      'hostage',
    ]);
  });
  test('goes on where it stopped, and passes nothing twice', () => {
    const beats = beatsOf(asked, [taken, stolen, roninWon, hired, won, token, poets, paid]);
    expect(names(beats)).toEqual(['hostage goes on', 'ronin', 'province', 'poets', 'coins']);
    expect(beats[0]?.winner).toBe('turtle');
  });
  test('that was refused begins with what comes next', () => {
    expect(names(beatsOf(asked, [roninWon]))).toEqual(['ronin']);
  });
  test('after its outcome goes on with the province', () => {
    const outcome: BattleView = { ...asked, advantages: { hostage: 'turtle', ronin: 'koi' }, winner: 'koi' };
    const spared: Event = {
      type: 'figuresSpared',
      clan: 'koi',
      province: 'kyoto',
      because: 'battle',
      ...all,
    };
    expect(names(beatsOf(outcome, [spared, poets, paid]))).toEqual(['province goes on', 'poets', 'coins']);
  });
});

describe('how long it takes', () => {
  const total = (pace: 'calm' | 'quick' | 'still'): number =>
    beatsOf(battle, whole).reduce((sum, beat) => sum + lengthOf(beat, pace), 0);

  test('about seven seconds at calm for three sides, under three at quick', () => {
    expect(total('calm')).toBeGreaterThan(4500);
    expect(total('calm')).toBeLessThan(7500);
    expect(total('quick')).toBeLessThan(3000);
  });
  test('without motion each beat is a picture, and what nobody bid on is none', () => {
    expect(beatsOf(battle, whole).map((beat) => lengthOf(beat, 'still'))).toEqual([
      1200, 1200, 0, 1200, 1200, 1200, 1200, 1200,
    ]);
  });
});
