import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { killAgainAndAgain } from './testing/kill.ts';

test('no acknowledged move is lost when the server is killed four times in the middle of its work', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hinode-kill-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  expect(await killAgainAndAgain(folder, 4, 'kill')).toBeGreaterThan(4);
});
