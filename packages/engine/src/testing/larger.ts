import { spawnSync } from 'node:child_process';
import type { More } from './more-facts.ts';

/**
 * Runs a program in which facts are inserted before those of the boxes, ahead of everything else that it loads. In it, `load` loads
 * a file of the engine by its path. Returns what the program prints.
 */
export function runLarger(more: More, program: string, input = ''): string {
  const whole = `
    const load = (path) => import(new URL(path, ${JSON.stringify(new URL('..', import.meta.url).href)}).href);
    const { addFacts } = await load('testing/more-facts.ts');
    addFacts(${JSON.stringify(more)});
    ${program}
  `;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', whole], {
    encoding: 'utf8',
    input,
    maxBuffer: 2 ** 26,
  });
  if (stderr !== '') throw new Error(stderr);
  return stdout.trim();
}
