import { type ClanId, decisions, type Move, type Setup } from '@hinode/engine';
import { fold, type Happened, type Position, step } from '@hinode/engine/games';
import { currentEngine } from '@hinode/engine/versions';
import { expect, test } from 'vitest';
import type { Thinker } from '../worker/thinker.ts';
import { botSeatsAt } from './bot-seats.ts';

const setup: Setup = { clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'seats' };
const ready = (clan: ClanId, value = true): Move => ({ clan, type: 'ready', value });
const proposes: Move = { clan: 'koi', type: 'propose', with: 'turtle' };

/** A person plays the Koi, two bots the others. They would be ready at once, and say what they are told. */
function table() {
  const told: string[] = [];
  const thinker: Thinker = {
    seat: (seat, level) => told.push(`${seat} sits down: ${level}`),
    observe: (seat, { type }) => told.push(`${seat}: ${type}`),
    answer: async (_, { clan }) => ({ move: ready(clan) }),
    aside: async () => undefined,
    leave: (seat) => told.push(`${seat} leaves`),
  };
  let position: Position = fold(setup, []);
  const history: Happened[] = [];
  fold(setup, [], (happened) => history.push(happened));
  const bots = botSeatsAt({
    id: 'game',
    seed: setup.seed,
    engine: currentEngine,
    bots: new Map([
      ['lotus', { level: 'samurai' }],
      ['turtle', { level: 'ashigaru' }],
    ]),
    persons: ['koi'],
    thinker,
    retell: async (watch) => history.forEach(watch),
    pledgesFor: () => [],
  });
  return {
    told,
    bots,
    /** The clan of the bot to hear; it is heard. */
    next: async (): Promise<ClanId | undefined> => {
      const turn = bots.next(position.state);
      if (turn) await bots.move(position, turn, 1);
      return turn?.clan;
    },
    plays: (move: Move) => {
      const made = step(position, move);
      position = made.position;
      history.push(made.happened);
      bots.saw(made.happened);
    },
    position: () => position,
  };
}

test('bots are told the game when they are first asked, and then what their clan sees', async () => {
  const { told, next, plays } = table();
  expect(told).toEqual([]);
  await next();
  expect(told.filter((line) => line.endsWith('sits down: samurai'))).toEqual([
    'game lotus sits down: samurai',
  ]);
  expect(told).toContain('game turtle: teaBegan');
  told.length = 0;
  plays(proposes);
  expect(told).toEqual(['game lotus: proposalMade', 'game turtle: proposalMade']);
});

test('at tea each bot has a word, and another after whatever a person does', async () => {
  const { next, plays } = table();
  expect([await next(), await next(), await next()]).toEqual(['lotus', 'turtle', undefined]);
  plays(ready('koi'));
  plays(ready('koi', false));
  expect([await next(), await next(), await next()]).toEqual(['lotus', 'turtle', undefined]);
});

test('a person who moves after something was taken back is answered like any other', async () => {
  const { bots, next, plays } = table();
  expect([await next(), await next(), await next()]).toEqual(['lotus', 'turtle', undefined]);
  bots.forget();
  plays(ready('koi'));
  plays(ready('koi', false));
  expect(await next()).toBe('lotus');
});

test('an Ashigaru sits down for an answer that must be given, and for no other', async () => {
  const { told, bots, position } = table();
  const [decision] = decisions(position().state);
  if (decision === undefined) throw new Error('nobody is asked');
  expect(await bots.instead(position(), { clan: 'lotus', decision })).toBeUndefined();
  expect(await bots.instead(position(), { clan: decision.clan, decision })).toEqual(ready(decision.clan));
  const seat = `game ${decision.clan} instead`;
  expect(told).toEqual([`${seat} sits down: ashigaru`, `${seat} leaves`]);
});
