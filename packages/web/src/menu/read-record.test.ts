import { botOf, playGame } from '@hinode/bots';
import type { Setup } from '@hinode/engine';
import { RULES_VERSION } from '@hinode/engine/facts';
import { type GameRecord, newRecord } from '@hinode/engine/records';
import { describe, expect, test } from 'vitest';
import { bugReport } from './bug-report.ts';
import { readRecordFile } from './read-record.ts';

const setup: Setup = { clans: ['koi', 'lotus', 'turtle'], set: 'teapot', seed: 'a record' };
const bot = () => botOf('ashigaru');
const { moves, result } = playGame(setup, { koi: bot(), lotus: bot(), turtle: bot() }, 'bots');
const whole = newRecord(setup, moves, result);
const begun = newRecord(setup, moves.slice(0, 40));

const fileOf = (content: unknown): Blob => new Blob([JSON.stringify(content)]);
const troubleOf = async (file: Blob) => {
  const read = await readRecordFile(file);
  return 'trouble' in read ? read.trouble : undefined;
};

describe('a file', () => {
  test.each([
    ['a whole game', whole],
    ['a game that was begun', begun],
    ['a game with a move taken back', newRecord(setup, [...moves.slice(0, 40), { undo: 39 }])],
  ])('with %s is opened as it is', async (_, record) => {
    expect(await readRecordFile(fileOf(record))).toEqual({ record });
  });

  test('with a bug report opens the record in it', async () => {
    expect(await readRecordFile(fileOf(await bugReport({ record: begun })))).toEqual({ record: begun });
  });

  test('of more than 5 MB is not read', async () => {
    expect(await troubleOf(new Blob([new Uint8Array(5 * 1024 * 1024 + 1)]))).toEqual({
      key: 'record.too-large',
    });
  });

  const other = { ...whole, rules: '0' };
  const twoClans = { ...begun, setup: { ...setup, clans: ['koi', 'lotus'] } };
  const noList = { ...begun, entries: 'none' };
  const badUndo = { ...begun, entries: [{ undo: 3 }] };
  const cheating = {
    ...begun,
    entries: [...begun.entries, { clan: 'koi', type: 'gift', to: 'lotus', coins: 99 }],
  };
  const nothing = { ...begun, entries: [null] };
  const otherWinner = { ...whole, result: { ...result, winners: [] } };
  test.each([
    ['that is a text', new Blob(['Dear diary']), { key: 'record.not-json' }],
    ['that is empty', new Blob([]), { key: 'record.not-json' }],
    ['with a list', fileOf([]), { key: 'record.no-record' }],
    ['with something else', fileOf({ format: 'chess', entries: [] }), { key: 'record.no-record' }],
    ['of other rules', fileOf(other), { key: 'record.other-rules', values: { here: RULES_VERSION } }],
    ['with two clans', fileOf(twoClans), { key: 'record.bad-setup', values: { where: 'setup.clans' } }],
    ['without moves', fileOf(noList), { key: 'record.damaged', values: { where: 'entries' } }],
    [
      'that takes back too much',
      fileOf(badUndo),
      { key: 'record.damaged', values: { where: 'entries[0].undo' } },
    ],
    ['with a move that is not legal', fileOf(cheating), { key: 'record.illegal-move', values: { n: 41 } }],
    ['with nothing for a move', fileOf(nothing), { key: 'record.illegal-move', values: { n: 1 } }],
    ['that names other winners', fileOf(otherWinner), { key: 'record.wrong-result' }],
  ])('%s is refused with the reason', async (_, file, trouble) => {
    expect(await troubleOf(file)).toEqual(trouble);
  });
});

describe('a bug report', () => {
  test('contains version, record, seats and the current position', async () => {
    const seats = [{ clan: 'koi', player: { kind: 'person' } }] as const;
    const report = await bugReport({ seats, record: begun });
    expect(report).toMatchObject({ format: 'hinode-bug-report', rules: RULES_VERSION, seats, record: begun });
    expect(report.position?.decisions).toBeDefined();
    expect(report.version).toMatch(/^\d+\.\d+\.\d+/);
  });

  test('can be made even if the record cannot be folded', async () => {
    const broken: GameRecord = { ...begun, entries: [{ undo: 7 }] };
    expect(await bugReport({ problem: 'it stopped', record: broken })).not.toHaveProperty('position');
  });
});
