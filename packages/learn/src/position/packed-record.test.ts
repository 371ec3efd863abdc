import {
  decisions,
  isOver,
  type Move,
  newGame,
  play,
  randomMove,
  result,
  rngFrom,
  type Setup,
} from '@hinode/engine';
import { type GameRecord, newRecord, verify } from '@hinode/engine/records';
import { describe, expect, test } from 'vitest';
import { toLetters } from './letters.ts';
import { BrokenLink } from './packed.ts';
import { packRecord, unpackRecord } from './packed-record.ts';

const SETUP: Setup = { clans: ['koi', 'lotus', 'turtle', 'dragonfly'], set: 'archway', seed: 'sent' };

/** A game by chance, played to its end. */
function wholeGame(setup: Setup): GameRecord {
  const rng = rngFrom(setup.seed);
  const state = newGame(setup);
  const moves: Move[] = [];
  while (!isOver(state)) {
    const open = decisions(state);
    const asked = open[rng.below(open.length)];
    if (asked === undefined) break;
    const move = randomMove(state, asked.clan, rng);
    play(state, move);
    moves.push(move);
  }
  return newRecord(setup, moves, result(state));
}

const whole = wholeGame(SETUP);
const packedOf = async (record: GameRecord): Promise<string> => {
  const packed = await packRecord(record);
  if (packed === undefined) throw new Error('too long');
  return packed;
};

describe('a game that is sent', () => {
  test('comes back as it was: whole, unfinished, with moves taken back, with marks and a proof', async () => {
    const fair = { secret: 'a'.repeat(64), texts: { koi: 'b'.repeat(32) } };
    const records = [
      whole,
      newRecord(SETUP),
      newRecord({ ...SETUP, seed: 'Žluťoučký кінь 馬' }, whole.entries.slice(0, 40)),
      newRecord(SETUP, [...whole.entries.slice(0, 40), { undo: 39 }, ...whole.entries.slice(39, 60)]),
      { ...whole, marks: [{ at: 3, type: 'left', clan: 'koi' }], proof: fair } as unknown as GameRecord,
    ];
    for (const record of records) {
      const packed = await packedOf(record);
      expect(packed).toMatch(/^1[\w-]+$/);
      expect(await unpackRecord(packed)).toEqual(record);
    }
    expect(verify(await unpackRecord(await packedOf(whole)))).toBeUndefined();
  });

  test('fits a link, also of many clans', async () => {
    for (const clans of [3, 4, 5]) {
      const five = ['koi', 'lotus', 'turtle', 'dragonfly', 'bonsai'] as const;
      const record = wholeGame({ ...SETUP, clans: five.slice(0, clans), seed: `length ${clans}` });
      expect((await packedOf(record)).length).toBeLessThan(3000);
    }
  });

  test('does not fit if it is far too long, and nobody is sent half of it', async () => {
    const dithering = Array.from({ length: 400 }, (_, i) => [
      ...whole.entries.slice(0, 1 + (i % 90)),
      { undo: i % 7 },
    ]);
    expect(await packRecord({ ...whole, entries: dithering.flat() })).toBeUndefined();
    const noise = Array.from({ length: 900 }, (_, i) => ({ undo: Math.imul(i, 2654435761) >>> 0 }));
    expect(await packRecord({ ...whole, entries: noise })).toBeUndefined();
  });
});

describe('a link that is broken', () => {
  const why = (packed: string): Promise<string> =>
    unpackRecord(packed).then(
      () => 'nothing',
      (reason: unknown) => (reason instanceof BrokenLink ? reason.why : String(reason)),
    );
  const claiming = async (...content: readonly unknown[]): Promise<string> =>
    `1${await toLetters(JSON.stringify(content))}`;

  test('is told apart from one of a later version', async () => {
    const packed = await packedOf(whole);
    expect(await why(packed)).toBe('nothing');
    for (const broken of [packed.slice(0, -9), `${packed}"`, '', 'x', `1${'A'.repeat(5000)}`, '1'])
      expect(await why(broken)).toBe('broken');
    expect(await why(`2${packed.slice(1)}`)).toBe('newer');
  });

  test('that is no table of moves is refused', async () => {
    expect(await why(await claiming({}, ['clan type'], ['koi', 'pass'], [[0, 0, 1]]))).toBe('nothing');
    for (const content of [
      [],
      [[]],
      [{}],
      [{}, ['clan'], ['koi']],
      [{}, ['clan'], ['koi'], [[1, 0]]],
      [{}, ['clan'], ['koi'], [[0, 7]]],
      [{}, ['clan'], ['koi'], [[0]]],
      [{}, ['clan'], [{}], [[0, 0]]],
      [{}, [7], ['koi'], [[0, 0]]],
      [{}, ['clan'], ['koi'], [7]],
      [{}, ['clan'], ['koi'], 'none'],
    ])
      expect(await why(await claiming(...content))).toBe('broken');
  });

  test('that would grow without end is not unpacked', async () => {
    expect(await why(await claiming({ note: 'a'.repeat(200_000) }, [], [], []))).toBe('broken');
    const long = Array.from({ length: 5000 }, (_, i) => `f${i}`).join(' ');
    expect(
      await why(
        await claiming(
          {},
          [long],
          [],
          Array.from({ length: 5000 }, () => [0]),
        ),
      ),
    ).toBe('broken');
  });

  test('changes nothing but what it is itself', async () => {
    const packed = await claiming({}, ['__proto__'], [], [[0, [{ polluted: true }]]]);
    await unpackRecord(packed);
    expect('polluted' in {}).toBe(false);
  });
});
