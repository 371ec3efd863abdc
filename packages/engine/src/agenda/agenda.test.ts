import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import '../index.ts';
import { stepNumber } from './agenda.ts';

test('a step has the same number in every program, whatever is loaded first, so that positions can travel', () => {
  const program = `
    await import('${new URL('../battle/battle.ts', import.meta.url)}');
    await import('${new URL('../index.ts', import.meta.url)}');
    const { stepNumber } = await import('${new URL('./agenda.ts', import.meta.url)}');
    console.log(stepNumber('tea'), stepNumber('winter'));
  `;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  expect(stdout.trim()).toBe(`${stepNumber('tea')} ${stepNumber('winter')}`);
  expect(stepNumber('tea')).toBeGreaterThanOrEqual(0);
});
