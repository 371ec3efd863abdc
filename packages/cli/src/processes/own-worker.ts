import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** The worker alongside several processes, so that bots think and clocks ring without another command. */
export interface OwnWorker {
  end(): Promise<void>;
}

export interface OwnWorkerOptions {
  readonly program: string;
  /** Its arguments after "worker". */
  readonly argv: readonly string[];
  /** Called whenever it ended without being asked to. */
  readonly died: (sentence: string) => void;
}

/** How long to wait before it is started again. */
const PAUSE = 1_000;

export function keepWorker({ program, argv, died }: OwnWorkerOptions): OwnWorker {
  let timer: NodeJS.Timeout | undefined;
  let ending = false;
  const start = () => {
    const child = spawn(process.execPath, [...process.execArgv, program, 'worker', ...argv], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('exit', (code, signal) => {
      if (ending) return;
      died(`The worker ended (${code ?? signal}) and is being restarted.`);
      timer = setTimeout(() => {
        running = start();
      }, PAUSE);
    });
    return child;
  };
  let running = start();
  return {
    end: async () => {
      ending = true;
      clearTimeout(timer);
      if (running.exitCode !== null || running.signalCode !== null) return;
      const gone = once(running, 'exit');
      running.kill('SIGTERM');
      await gone;
    },
  };
}
