import { botOf, gameBetween } from '@hinode/bots';
import { isOver, result, type Setup } from '@hinode/engine';
import { newRecord } from '@hinode/engine/records';
import { expect, test } from 'vitest';
import type { Seat } from '../table/table.ts';
import { progressOf } from './progress.ts';

const setup: Setup = { clans: ['koi', 'lotus', 'turtle'], set: 'archway', seed: 'standing' };
const seats: readonly Seat[] = [
  { clan: 'koi', player: { kind: 'person' } },
  { clan: 'lotus', player: { kind: 'bot', level: 'ashigaru' } },
  { clan: 'turtle', player: { kind: 'bot', level: 'ashigaru' } },
];

test('a kept game says from its beginning to its end where it stands', async () => {
  const bot = () => botOf('ashigaru');
  const game = gameBetween(setup, { koi: bot(), lotus: bot(), turtle: bot() }, 'standing');
  const said = new Set<string>();
  do {
    // A game is folded again for every look at it, so not every move is looked at.
    if (game.moves.length % 4 !== 0 && !isOver(game.state)) continue;
    const progress = await progressOf({ seats, record: newRecord(setup, game.moves, result(game.state)) });
    expect(progress?.ended).toBe(isOver(game.state));
    said.add(JSON.stringify(progress?.message));
  } while (game.next() !== undefined);
  const all = [...said].join('\n');
  expect(all).toContain('{"key":"standing.turn","values":{"season":{"name":"summer"},"turn":5,"turns":7}}');
  expect(all).toContain(
    '{"key":"standing.phase","values":{"season":{"name":"spring"},"phase":{"name":"phase.tea"}}}',
  );
  expect(all).toContain('"key":"standing.war"');
  expect(all).toContain('"key":"standing.won"');
});

test('where somebody at this screen is asked, it says so', async () => {
  const record = newRecord(setup);
  expect((await progressOf({ record, seats }))?.message.key).toBe('standing.your-move');
  const botsOnly = seats.filter(({ player }) => player.kind === 'bot');
  expect((await progressOf({ record, seats: botsOnly }))?.message.key).toBe('standing.phase');
});

test('a game made under rules that are not known stands nowhere', async () => {
  expect(await progressOf({ seats, record: { ...newRecord(setup), rules: '0' } })).toBeUndefined();
});
