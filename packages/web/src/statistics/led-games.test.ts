import type { ClanId, Result } from '@hinode/engine';
import { result as resultOf } from '@hinode/engine';
import { replay } from '@hinode/engine/records';
import { expect, test } from 'vitest';
import { wholeBotGame } from '../../testing/bot-games.ts';
import type { SavedGame } from '../local/saved-games.ts';
import type { Seat } from '../table/table.ts';
import { gamesLed } from './led-games.ts';
import { movesOf } from './moves-of.ts';

const CLANS = ['koi', 'lotus', 'turtle'] as const;
const RESULT: Result = { winners: ['koi'], vp: { koi: 30, lotus: 20, turtle: 10 }, honor: CLANS };

const seatsOf = (mine: readonly ClanId[]): Seat[] =>
  CLANS.map((clan) => ({
    clan,
    player: mine.includes(clan) ? { kind: 'person' } : { kind: 'bot', level: 'samurai' },
  }));

const game = (id: string, mine: readonly ClanId[], result?: Result): SavedGame => ({
  id,
  seats: seatsOf(mine),
  record: {
    format: 'hinode-record',
    rules: '2',
    setup: { clans: [...CLANS], set: 'teapot', seed: id },
    entries: [],
    ...(result && { result }),
  },
  savedAt: 0,
});

test('games that go on, and games of several people, are not counted', () => {
  expect(gamesLed([game('a', ['koi']), game('b', ['koi', 'lotus'], RESULT), game('c', [], RESULT)])).toEqual(
    [],
  );
});

test('a game alone is told by its end: whom one led, against which bots, and what came of it', () => {
  expect(gamesLed([game('a', ['lotus'], RESULT)])).toEqual([
    {
      id: 'a',
      clan: 'lotus',
      players: 3,
      vp: 20,
      won: false,
      byHonor: false,
      others: [
        { clan: 'koi', bot: 'samurai', won: true },
        { clan: 'turtle', bot: 'samurai', won: false },
      ],
      opponents: [
        { kind: 'bot', level: 'samurai' },
        { kind: 'bot', level: 'samurai' },
      ],
    },
  ]);
});

test('what its moves tell is all that the clan won, and nothing is told of rules that are not known', async () => {
  const record = wholeBotGame({ clans: [...CLANS], set: 'teapot', seed: 'led' });
  const saved = { id: 'a', seats: seatsOf(['koi']), record, savedAt: 0 };
  const moves = await movesOf(saved, 'koi');
  const gained = Object.values(moves?.points ?? {}).reduce((sum, vp) => sum + vp, 0);
  expect(gained).toBeGreaterThanOrEqual(resultOf(replay(record))?.vp['koi'] ?? Number.NaN);
  expect(await movesOf({ ...saved, record: { ...record, rules: 'none' } }, 'koi')).toBeUndefined();
});
