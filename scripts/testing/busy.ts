/**
 * `npm run test:busy`: `npm test` beside 16 programs that want all of the processors, to prove that no test depends on the speed of
 * the machine. Nothing is retried here. `HINODE_LOOPS` sets another number; arguments are those of `npm test`.
 */
import { spawn } from 'node:child_process';
import { programFile, runProgram } from '../launch/program.mjs';

const LOOPS = Number(process.env['HINODE_LOOPS'] ?? 16);

/** It ends by itself when we are gone, for whatever reason. */
const LOOP = `const parent = process.ppid;
for (let n = 1; ; n++) if (n % 1e8 === 0 && process.ppid !== parent) process.exit();`;

process.env['HINODE_ONE_TRY'] = '1';
const loops = Array.from({ length: LOOPS }, () => spawn(process.execPath, ['-e', LOOP], { stdio: 'ignore' }));
try {
  process.exitCode = await runProgram(process.execPath, [
    programFile('scripts/test.ts'),
    ...process.argv.slice(2),
  ]);
} finally {
  for (const loop of loops) loop.kill('SIGKILL');
}
