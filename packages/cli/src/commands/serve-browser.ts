import { spawn } from 'node:child_process';
import type { Io } from '../io.ts';

/** Shows an address in the person's browser, if there is a desktop. It is only a convenience, so it never fails. */
export function openBrowser(url: string, env: Io['env']): void {
  const [program, ...argv] = opener(url, env);
  if (program === undefined) return;
  const child = spawn(program, argv, { env: { ...env }, stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}

function opener(url: string, env: Io['env']): readonly string[] {
  if (process.platform === 'darwin') return ['open', url];
  if (process.platform === 'win32') return ['cmd', '/c', 'start', '', url];
  return env['DISPLAY'] || env['WAYLAND_DISPLAY'] ? ['xdg-open', url] : [];
}
