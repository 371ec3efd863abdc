import { newSchemas } from '@hinode/server/testing';
import { expect, onTestFinished, test } from 'vitest';
import { folder, hinode } from '../testing/hinode.ts';

const AMOUNTS = ['--finished', '2000', '--playing', '200', '--rooms', '200', '--json'];

const WAIT = {
  half: expect.any(Number),
  p99: expect.any(Number),
  longest: expect.any(Number),
  work: expect.any(Number),
};
const MEASURED = {
  start: expect.any(Number),
  resumed: expect.any(Number),
  answers: {
    'the list of open rooms': WAIT,
    '"my games"': WAIT,
    '"my games" of whoever is always there': WAIT,
    'statistics of a person': WAIT,
    'a game': WAIT,
    'its table, with all that the seat knows': WAIT,
  },
  plans: { statements: expect.any(Number), scans: [] },
};

test('a full file is measured, and no statement scans a whole table', async () => {
  const { code, out, err } = await hinode(['bench-store', ...AMOUNTS]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(JSON.parse(out)).toEqual(MEASURED);
});

test('a full database is measured too, and again without filling it', async () => {
  const schemas = await newSchemas();
  onTestFinished(() => schemas.drop());
  const env = { DATABASE_URL: await schemas.urlOf('bench-store') };
  for (const _ of ['filled', 'found']) {
    const { code, out, err } = await hinode(['bench-store', '--data', 'keys', ...AMOUNTS], folder(), env);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).toEqual(MEASURED);
  }
});
