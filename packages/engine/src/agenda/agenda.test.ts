import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import '../index.ts';
import { allSteps, defineStep } from './agenda.ts';

test('a step has the same number in every program, whatever is loaded first, so that positions can be exchanged', () => {
  const program = `
    await import('${new URL('../battle/battle.ts', import.meta.url)}');
    await import('${new URL('../index.ts', import.meta.url)}');
    const { allSteps } = await import('${new URL('./agenda.ts', import.meta.url)}');
    console.log(allSteps().map(({ name, number }) => number + ' ' + name).join());
  `;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  expect(stdout.trim()).toBe(
    allSteps()
      .map(({ name, number }) => `${number} ${name}`)
      .join(),
  );
  expect(allSteps().length).toBeGreaterThan(70);
});

test('a step that is defined after the others were numbered is refused', () => {
  expect(() => defineStep({ name: 'nap', run: () => {} })).toThrow('the step nap comes too late');
});
