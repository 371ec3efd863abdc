import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { killAgainAndAgain } from './testing/killing.ts';

test('everything friends were told is still there after the server is killed twice in the middle of their games', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hinode-fall-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  expect(await killAgainAndAgain(folder, 2, 'fall')).toBeGreaterThan(2);
});
