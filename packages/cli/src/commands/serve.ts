import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  FolderInUse,
  LIMITS,
  LOG_LEVELS,
  type LogLevel,
  limitsWith,
  RATING_SEASONS,
  type Serving,
  type ServingOptions,
  StoreError,
} from '@hinode/server';
import { Complaint } from '../complaint.ts';
import { oneOf, readFlags, wholeNumber } from '../flags.ts';
import { fileOf, type Io, say, untilAskedToEnd, untilNobodyCaught } from '../io.ts';
import { type Child, thisChild } from '../processes/child.ts';
import { keepWorker } from '../processes/own-worker.ts';
import { startProcesses } from '../processes/primary.ts';
import type { Command } from './command.ts';
import { openBrowser } from './serve-browser.ts';
import { HIGHEST_PORT, portFor, serveAt, serveSomewhere, USUAL_PORTS } from './serve-port.ts';

/** Where games are kept, for every command that needs them. */
export const DATA_FLAG = { type: 'string', default: 'hinode-data' } as const;

/** For how many days after a game what was said is kept. */
export const KEEP_TALK_FLAG = { type: 'string', default: '180' } as const;

const FLAGS = {
  port: { type: 'string' },
  host: { type: 'string', default: '127.0.0.1' },
  data: DATA_FLAG,
  new: { type: 'boolean', default: false },
  page: { type: 'string' },
  proxy: { type: 'string' },
  url: { type: 'string' },
  webhooks: { type: 'boolean', default: false },
  ratings: { type: 'string' },
  'mail-from': { type: 'string' },
  'keep-talk': KEEP_TALK_FLAG,
  'calls-a-minute': { type: 'string', default: `${LIMITS.calls.most}` },
  connections: { type: 'string', default: `${LIMITS.connectionsEach}` },
  processes: { type: 'string', default: '1' },
  log: { type: 'string', default: 'error' },
  open: { type: 'boolean', default: false },
} as const;

const PROGRAM = fileURLToPath(new URL('../../bin/hinode.mjs', import.meta.url));
/** Where `npm run build` puts the page. */
const BUILT_PAGE = fileURLToPath(new URL('../../../web/dist', import.meta.url));

export const serveCommand: Command = {
  help: `hinode serve [--port N] [--host ADDRESS] [--data FOLDER] [--new] [--open] [--page FOLDER]
             [--url URL] [--proxy LIST] [--webhooks] [--ratings SEASON] [--mail-from ADDRESS] [--keep-talk DAYS]
             [--calls-a-minute N] [--connections N] [--processes N] [--log LEVEL]

Serves the built page and online games until Ctrl-C. "npm start" builds the page first, if it has changed.

  --port N         the port; 0 takes any free one (default: the first free one from ${USUAL_PORTS.first} to ${USUAL_PORTS.last})
  --host ADDRESS   where to listen (default 127.0.0.1: this machine only; 0.0.0.0 lets others in)
  --data FOLDER    where online games are kept (default ./hinode-data)
                   DATABASE_URL=postgres://NAME:PASSWORD@HOST/NAME in the environment keeps them in that
                   database instead (docs/scaling.md); the folder then holds only keys
  --new            starts without games even if a server has used the folder before
  --proxy LIST     reverse proxies whose X-Forwarded headers are trusted: addresses, networks, or "loopback"
  --url URL        the address players use, for links in notices; on this machine alone, another name it accepts
  --webhooks       lets a table tell a chat group whose turn it is; needs --url
  --ratings SEASON lets tables be rated, and lists the strongest players; SEASON says from when games count:
                   ${RATING_SEASONS.join(', ')} (docs/online.md)
  --mail-from ADDRESS  lets players ask for e-mail, sent from this address; needs --url, and a mail
                   server in the environment: HINODE_SMTP=smtps://NAME:PASSWORD@mail.example
  --keep-talk DAYS how long messages are kept after a game has ended (default 180)
  --calls-a-minute N  how many calls one address may make (default ${LIMITS.calls.most}); moves at a table do not count
  --connections N  how many connections one address may hold (default ${LIMITS.connectionsEach}); proxies are exempt
  --processes N    this many processes behind one port, and a worker, for machines with many cores; needs DATABASE_URL
  --log LEVEL      ${LOG_LEVELS.join(', ')}: lines of JSON on standard error (default error)
  --open           opens a browser, if there is a desktop
  --page FOLDER    serves another built page`,
  run: async (argv, io) => {
    const { values } = readFlags(argv, FLAGS);
    const port = values.port === undefined ? undefined : wholeNumber('port', values.port, 0, HIGHEST_PORT);
    const page = values.page === undefined ? BUILT_PAGE : fileOf(io, values.page);
    expectPage(page, values.page);
    const child = thisChild();
    const place = {
      host: values.host,
      page,
      data: fileOf(io, values.data),
      isNew: values.new,
      webhooks: values.webhooks,
      ...(values.ratings !== undefined && { ratings: oneOf('ratings', values.ratings, RATING_SEASONS) }),
      keepTalk: wholeNumber('keep-talk', values['keep-talk'], 1, LONGEST_TALK),
      limits: {
        ...limitsWith(wholeNumber('calls-a-minute', values['calls-a-minute'], 1, MOST_CALLS)),
        ...connectionsFrom(wholeNumber('connections', values.connections, 1, MOST_CALLS)),
      },
      log: { level: oneOf('log', values.log, LOG_LEVELS), ...(child && { process: child.name }) },
      ...(child && { siblings: child }),
      ...databaseFrom(io.env),
      ...(values.proxy !== undefined && { proxy: values.proxy }),
      ...addressOf(values.url, values.webhooks),
      ...mailFrom(values['mail-from'], values.url, io.env),
    };
    // Everything written from here on may contain secrets of running games.
    process.umask(0o077);
    const processes = wholeNumber('processes', values.processes, 1, MOST_PROCESSES);
    if (processes > 1 && child === undefined) {
      if (place.database === undefined)
        throw new Complaint('--processes needs a database that they share: DATABASE_URL (docs/scaling.md)');
      return serveInProcesses(
        {
          argv,
          worker: workerFlags(values),
          processes,
          port: await portFor(port, place),
          place,
          open: values.open,
        },
        io,
      );
    }
    return serveHere(place, { port, open: values.open, child }, io).finally(() => child?.leave());
  },
};

interface Manner {
  readonly port: number | undefined;
  /** Opens a browser. */
  readonly open: boolean;
  /** Set if this is one of several processes. */
  readonly child: Child | undefined;
}

/** Serves in this process until it is asked to end; returns the exit code. */
async function serveHere(
  place: Omit<ServingOptions, 'port'>,
  { port, open, child }: Manner,
  io: Io,
): Promise<number> {
  const server = await (port === undefined ? serveSomewhere(place) : serveAt({ ...place, port })).catch(
    explain,
  );
  const ended = Promise.race([
    untilAskedToEnd().then(() => 0),
    // After that nobody knows what in memory is still correct; what is on disk is.
    untilNobodyCaught(server.log).then(() => 1),
    // A service manager should also see a failure when the data folder has disappeared.
    server.lost.then((lost) => {
      io.stderr.write(`hinode: ${told(lost)}.\n`);
      return 1;
    }),
  ]);
  if (child === undefined) announce(io, server, open);
  else child.ready(server.url, server.newAdminKey);
  const code = await ended;
  // A shutdown that cannot finish must not delay the next start.
  setTimeout(() => process.exit(code || 1), LONGEST_END).unref();
  await server.close();
  return code;
}

function announce(io: Io, { url, newAdminKey }: Pick<Serving, 'url' | 'newAdminKey'>, open: boolean): void {
  say(io, `Hinode is at ${url} (Ctrl-C ends it).`);
  if (newAdminKey !== undefined) say(io, `The admin’s key is in ${newAdminKey}.`);
  if (open) openBrowser(url, io.env);
}

/** The flags of this command that its own worker needs as well. */
const workerFlags = (
  values: Readonly<Partial<Record<(typeof OF_WORKERS)[number], string>>> & { readonly webhooks: boolean },
): readonly string[] => [
  ...OF_WORKERS.flatMap((name) => (values[name] === undefined ? [] : [`--${name}=${values[name]}`])),
  ...(values.webhooks ? ['--webhooks'] : []),
];
const OF_WORKERS = ['data', 'url', 'mail-from', 'keep-talk', 'log'] as const;

interface ManyOptions {
  readonly argv: readonly string[];
  /** The arguments for the worker. */
  readonly worker: readonly string[];
  readonly processes: number;
  readonly port: number;
  readonly place: { readonly log: { readonly level: LogLevel } };
  readonly open: boolean;
}

/** Runs the same command several times behind one port, and a worker. This process only passes connections on. */
async function serveInProcesses(
  { argv, worker: workerArgv, processes, port, place, open }: ManyOptions,
  io: Io,
): Promise<number> {
  const died = (sentence: string): void => {
    if (place.log.level === 'silent') return;
    const line = { level: 50, time: Date.now(), pid: process.pid, process: 'primary', msg: sentence };
    io.stderr.write(`${JSON.stringify(line)}\n`);
  };
  const asked = untilAskedToEnd();
  const all = await startProcesses({
    program: PROGRAM,
    argv: ['serve', ...argv, '--port', `${port}`],
    processes,
    died,
  });
  if (typeof all === 'number') return all;
  const worker = keepWorker({ program: PROGRAM, argv: workerArgv, died });
  announce(io, all, open);
  await asked;
  setTimeout(() => process.exit(1), LONGEST_END).unref();
  await Promise.all([all.end(), worker.end()]);
  return 0;
}

const MOST_PROCESSES = 64;
export const LONGEST_END = 15_000;
/** No limit at all, for load tests. */
const MOST_CALLS = 1_000_000_000;
const connectionsFrom = (most: number) => ({ connectionsEach: most, socketsEach: most });
/** A hundred years. */
export const LONGEST_TALK = 36_500;

/** The address players use, with a slash at the end. */
export function addressOf(url: string | undefined, webhooks: boolean): Pick<ServingOptions, 'url'> {
  if (url === undefined) {
    if (webhooks) throw new Complaint('--webhooks needs --url, the address players use');
    return {};
  }
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new Complaint(`--url must be an address such as https://hinode.example/, not "${url}"`);
  return { url: new URL('.', url).href };
}

/** The address contains a password, so it comes from the environment. */
export function databaseFrom(env: NodeJS.ProcessEnv): Pick<ServingOptions, 'database'> {
  const database = env['DATABASE_URL'];
  if (database === undefined || database === '') return {};
  if (!/^postgres(ql)?:\/\//.test(database) || !URL.canParse(database))
    throw new Complaint('DATABASE_URL must be an address such as postgres://NAME:PASSWORD@HOST/NAME');
  return { database };
}

/** The password of the mail server must not show in the list of running programs, so it comes from the environment. */
export function mailFrom(
  from: string | undefined,
  url: string | undefined,
  env: NodeJS.ProcessEnv,
): Pick<ServingOptions, 'mail'> {
  if (from === undefined) return {};
  if (url === undefined) throw new Complaint('--mail-from needs --url, the address players use');
  const smtp = env['HINODE_SMTP'];
  if (smtp === undefined || !/^smtps?:\/\//.test(smtp) || !URL.canParse(smtp))
    throw new Complaint('--mail-from needs a mail server: HINODE_SMTP=smtps://NAME:PASSWORD@mail.example');
  if (!/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/.test(from))
    throw new Complaint(`--mail-from must be an address such as hinode@club.example, not "${from}"`);
  return { mail: { smtp, from } };
}

/** Problems with the data folder or the options are for the admin to fix. */
function explain(problem: unknown): never {
  if (problem instanceof TypeError && /^invalid (IP|range)/.test(problem.message))
    throw new Complaint(`--proxy takes addresses, networks or "loopback": ${problem.message}`);
  if (problem instanceof FolderInUse) throw new Complaint(`${problem.message}; --data names another folder`);
  if (isSystemProblem(problem)) throw new Complaint(`the data folder cannot be used: ${problem.message}`);
  if (problem instanceof StoreError) throw new Complaint(told(problem));
  throw problem;
}

/** In words, with its code for those who want to look it up. */
export const told = ({ code, message }: StoreError): string => `${message.replace(/\.$/, '')} (${code})`;

const isSystemProblem = (problem: unknown): problem is Error =>
  problem instanceof Error && 'syscall' in problem && problem.syscall !== 'listen';

function expectPage(folder: string, typed: string | undefined): void {
  if (fs.existsSync(path.join(folder, 'index.html'))) return;
  throw new Complaint(
    typed === undefined
      ? 'the page is not built yet; "npm start" builds and serves it'
      : `${typed} holds no built page`,
  );
}
