import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import type { Event } from '@hinode/engine';
import { lineCutter } from './lines.ts';
import { Fault, type Hello, LONGEST_LINE, type Message, type Reply, readLine } from './protocol.ts';

/** A running program that we talk to in lines. The first thing it does wrong ends it. */

type Child = ChildProcessByStdio<Writable, Readable, null>;
type Question = Extract<Message, { type: 'decide' }>;

/** An interpreter needs a moment to start: until a program has said something it may take this much longer. */
const STARTING_MS = 5000;
/** How long a program may take to end by itself when nothing more comes, and then after it is asked to. */
const FAREWELL_MS = 1000;
const LAST_WARNING_MS = 500;

/** Programs get a process group of their own, so that whatever they start ends with them. Windows has no process groups. */
const GROUPED = process.platform !== 'win32';

interface OpenQuestion {
  readonly id: number;
  readonly resolve: (move: unknown) => void;
  readonly reject: (fault: Fault) => void;
  timer: NodeJS.Timeout;
}

export class Program {
  readonly #child: Child | undefined;
  readonly #timeLimit: number;
  readonly #exited: Promise<void>;
  #isRunning = false;
  #fault: Fault | undefined;
  #hello: Hello | undefined;
  #hasSpoken = false;
  /** What happened before the program said whether it wants events. */
  #held: Event[] = [];
  #open: OpenQuestion | undefined;
  #ending: Promise<void> | undefined;

  constructor([command, ...args]: readonly [string, ...string[]], cwd: string, timeLimit: number) {
    this.#timeLimit = timeLimit;
    try {
      this.#child = spawn(command, args, {
        cwd,
        stdio: ['pipe', 'pipe', 'inherit'],
        detached: GROUPED,
        windowsHide: true,
      });
      this.#exited = this.#listenTo(this.#child);
    } catch (problem) {
      this.#exited = Promise.resolve();
      this.#fail(cannotStart(problem));
    }
  }

  get name(): string | undefined {
    return this.#hello?.name;
  }

  #listenTo(child: Child): Promise<void> {
    this.#isRunning = child.pid !== undefined;
    child.on('error', (problem) => this.#fail(cannotStart(problem)));
    // Not `exit`: what it wrote at the last moment still counts.
    child.on('close', (code, signal) => this.#fail(ended(code, signal)));
    // A pipe that nobody reads breaks; the program's exit says why.
    child.stdin.on('error', () => {});
    child.stdout.on('error', () => {});
    child.stdout.on(
      'data',
      lineCutter(
        LONGEST_LINE,
        (line) => this.#read(line),
        () => this.#fail(new Fault(`wrote a line of more than ${LONGEST_LINE} bytes`)),
      ),
    );
    if (!this.#isRunning) return Promise.resolve();
    return new Promise((resolve) => {
      child.on('exit', () => {
        this.#isRunning = false;
        resolve();
      });
    });
  }

  tell(message: Message): void {
    if (this.#fault === undefined) this.#child?.stdin.write(`${JSON.stringify(message)}\n`);
  }

  /** Reports what happened, if the program wants events. */
  observe(event: Event): void {
    if (!this.#hasSpoken) this.#held.push(event);
    else if (this.#hello?.events === true) this.tell({ type: 'event', event });
  }

  /** Asks a question; returns the move that was answered, or fails with a `Fault`. */
  ask(question: Omit<Question, 'type'>): Promise<unknown> {
    const { id } = question;
    return new Promise((resolve, reject) => {
      if (this.#fault !== undefined) return reject(this.#fault);
      const limit = this.#timeLimit + (this.#hasSpoken ? 0 : STARTING_MS);
      this.#open = { id, resolve, reject, timer: this.#alarm(limit) };
      this.tell({ type: 'decide', ...question });
    });
  }

  #alarm(limit: number): NodeJS.Timeout {
    return setTimeout(() => this.#fail(new Fault(`gave no answer within ${timeText(limit)}`)), limit);
  }

  #read(line: string): void {
    if (this.#fault !== undefined) return;
    try {
      const said = readLine(line);
      if ('hello' in said) this.#greet(said.hello);
      else this.#take(said);
    } catch (problem) {
      if (!(problem instanceof Fault)) throw problem;
      this.#fail(problem);
    }
  }

  #greet(hello: Hello): void {
    if (this.#hasSpoken) throw new Fault('said hello, but not as its first word');
    this.#hasSpoken = true;
    this.#hello = hello;
    for (const event of this.#held) this.observe(event);
    this.#held = [];
    if (this.#open === undefined) return;
    clearTimeout(this.#open.timer);
    this.#open.timer = this.#alarm(this.#timeLimit);
  }

  #take({ id, move }: Reply): void {
    const open = this.#open;
    if (open === undefined) throw new Fault(`answered question ${id}, but was not asked anything`);
    if (id !== open.id) throw new Fault(`answered question ${id}, but was asked question ${open.id}`);
    this.#hasSpoken = true;
    this.#held = [];
    this.#open = undefined;
    clearTimeout(open.timer);
    open.resolve(move);
  }

  #fail(fault: Fault): void {
    if (this.#fault !== undefined) return;
    this.#fault = fault;
    const open = this.#open;
    this.#open = undefined;
    clearTimeout(open?.timer);
    void this.dismiss();
    open?.reject(fault);
  }

  /** Lets the program end: first nothing more comes, then it is asked to end, then it is killed. */
  async end(): Promise<void> {
    this.#child?.stdin.end();
    if (this.#ending === undefined) await this.#isGoneWithin(FAREWELL_MS);
    await this.dismiss();
  }

  /** Ends the program without waiting for it to end by itself. */
  dismiss(): Promise<void> {
    this.#ending ??= this.#dismiss();
    return this.#ending;
  }

  async #dismiss(): Promise<void> {
    // A program that ended may have left child processes behind, so the group is signaled in any case.
    this.signal('SIGTERM');
    await this.#isGoneWithin(LAST_WARNING_MS);
    this.signal('SIGKILL');
    await this.#exited;
    this.#child?.stdin.destroy();
    this.#child?.stdout.destroy();
  }

  async #isGoneWithin(milliseconds: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, milliseconds);
    });
    await Promise.race([this.#exited, late]);
    clearTimeout(timer);
  }

  get isRunning(): boolean {
    return this.#isRunning;
  }

  signal(signal: 'SIGTERM' | 'SIGKILL'): void {
    const pid = this.#child?.pid;
    if (pid === undefined) return;
    try {
      if (GROUPED) process.kill(-pid, signal);
      else if (this.#isRunning) this.#child?.kill(signal);
    } catch {
      // Nobody is left to receive it.
    }
  }
}

const EXIT_WARNING_MS = 200;

/** For when this process is about to end at once (Ctrl-C) and can no longer wait for anything. */
export function endNow(programs: readonly Program[]): void {
  const running = programs.filter(({ isRunning }) => isRunning);
  if (running.length === 0) return;
  for (const program of running) program.signal('SIGTERM');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, EXIT_WARNING_MS);
  for (const program of running) program.signal('SIGKILL');
}

function cannotStart(problem: unknown): Fault {
  const code = problem instanceof Error && 'code' in problem ? String(problem.code) : '';
  if (code === 'ENOENT')
    return new Fault('could not be started: there is neither a level nor a program of that name');
  return new Fault(`could not be started: ${problem instanceof Error ? problem.message : String(problem)}`);
}

const ended = (code: number | null, signal: NodeJS.Signals | null): Fault =>
  new Fault(signal === null ? `ended with exit code ${code}` : `was ended by ${signal}`);

const timeText = (milliseconds: number): string =>
  milliseconds < 1000 ? `${milliseconds} ms` : `${milliseconds / 1000} s`;
