import { LOG_LEVELS, StoreError, work } from '@hinode/server';
import { Complaint } from '../complaint.ts';
import { oneOf, readFlags, wholeNumber } from '../flags.ts';
import { fileOf, say, untilAskedToEnd, untilNobodyCaught } from '../io.ts';
import type { Command } from './command.ts';
import {
  addressOf,
  DATA_FLAG,
  databaseFrom,
  KEEP_TALK_FLAG,
  LONGEST_END,
  LONGEST_TALK,
  mailFrom,
  told,
} from './serve.ts';

const FLAGS = {
  data: DATA_FLAG,
  url: { type: 'string' },
  webhooks: { type: 'boolean', default: false },
  'mail-from': { type: 'string' },
  'keep-talk': KEEP_TALK_FLAG,
  log: { type: 'string', default: 'error' },
} as const;

export const workerCommand: Command = {
  help: `hinode worker [--data FOLDER] [--url URL] [--webhooks] [--mail-from ADDRESS] [--keep-talk DAYS] [--log LEVEL]

Works for the servers that keep their games in one database: lets bots think and clocks ring, sends notices, and deletes
what nobody needs any more. Start as many as you like, on any machine; if one ends, the others do its work. The database
comes from the environment: DATABASE_URL=postgres://NAME:PASSWORD@HOST/NAME (docs/scaling.md). A server that keeps its
games in a folder does all this itself.

  --data FOLDER    where the keys that all of them share are kept (default ./${DATA_FLAG.default})
  --url URL, --webhooks, --mail-from ADDRESS, --keep-talk DAYS
                   the same as those of the servers ("hinode help serve")
  --log LEVEL      ${LOG_LEVELS.join(', ')}: lines of JSON on standard error (default error)`,
  run: async (argv, io) => {
    const { values } = readFlags(argv, FLAGS);
    const { database } = databaseFrom(io.env);
    if (database === undefined)
      throw new Complaint('a worker needs DATABASE_URL, the database of the servers');
    const options = {
      database,
      data: fileOf(io, values.data),
      webhooks: values.webhooks,
      keepTalk: wholeNumber('keep-talk', values['keep-talk'], 1, LONGEST_TALK),
      log: { level: oneOf('log', values.log, LOG_LEVELS) },
      ...addressOf(values.url, values.webhooks),
      ...mailFrom(values['mail-from'], values.url, io.env),
    };
    // The keys are secrets.
    process.umask(0o077);
    const worker = await work(options).catch((problem: unknown) => {
      throw problem instanceof StoreError ? new Complaint(told(problem)) : problem;
    });
    const ended = Promise.race([
      untilAskedToEnd().then(() => 0),
      untilNobodyCaught(worker.log).then(() => 1),
      // A service manager will restart us; meanwhile others do our work.
      worker.lost.then((problem) => {
        worker.log(problem);
        return 1;
      }),
    ]);
    say(io, 'The worker is running (Ctrl-C ends it).');
    const code = await ended;
    if (code !== 0) process.exit(code);
    setTimeout(() => process.exit(1), LONGEST_END).unref();
    await worker.close();
    return code;
  },
};
