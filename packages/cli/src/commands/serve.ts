import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { FolderInUse, StoreError } from '@hinode/server';
import { Complaint } from '../complaint.ts';
import { readFlags, wholeNumber } from '../flags.ts';
import { fileOf, say, untilAskedToEnd } from '../io.ts';
import type { Command } from './command.ts';
import { openBrowser } from './serve-browser.ts';
import { HIGHEST_PORT, serveAt, serveSomewhere, USUAL_PORTS } from './serve-port.ts';

const FLAGS = {
  port: { type: 'string' },
  host: { type: 'string', default: '127.0.0.1' },
  data: { type: 'string', default: 'hinode-data' },
  page: { type: 'string' },
  proxy: { type: 'string' },
  open: { type: 'boolean', default: false },
} as const;

/** Where `npm run build` puts the page. */
const BUILT_PAGE = fileURLToPath(new URL('../../../web/dist', import.meta.url));

export const serveCommand: Command = {
  name: 'serve',
  summary: 'serves the table in the browser, and games online',
  help: `hinode serve [--port N] [--host ADDRESS] [--data FOLDER] [--proxy ADDRESSES] [--open] [--page FOLDER]

Serves the built page and online games until Ctrl-C. "npm start" builds the page first, if it has changed.

  --port N         the port; 0 takes any free one (default: the first free one from ${USUAL_PORTS.first} to ${USUAL_PORTS.last})
  --host ADDRESS   where to listen (default 127.0.0.1: this machine only; 0.0.0.0 lets others in)
  --data FOLDER    where online games are kept (default ./hinode-data)
  --proxy LIST     reverse proxies whose X-Forwarded headers are believed: addresses, networks, or "loopback"
  --open           opens a browser, if there is a desktop
  --page FOLDER    another built page`,
  run: async (argv, io) => {
    const { values } = readFlags(argv, FLAGS);
    const port = values.port === undefined ? undefined : wholeNumber('port', values.port, 0, HIGHEST_PORT);
    const page = values.page === undefined ? BUILT_PAGE : fileOf(io, values.page);
    expectPage(page, values.page);
    const place = {
      host: values.host,
      page,
      data: fileOf(io, values.data),
      ...(values.proxy !== undefined && { proxy: values.proxy }),
    };
    const server = await (port === undefined ? serveSomewhere(place) : serveAt({ ...place, port })).catch(
      explain,
    );
    const asked = untilAskedToEnd();
    say(io, `Hinode is at ${server.url} (Ctrl-C ends it).`);
    if (values.open) openBrowser(server.url, io.env);
    await asked;
    await server.close();
    return 0;
  },
};

/** What is wrong with the data folder is for the host to mend. */
function explain(problem: unknown): never {
  if (problem instanceof FolderInUse) throw new Complaint(`${problem.message}; --data names another folder`);
  if (problem instanceof StoreError) throw new Complaint(problem.message.replace(/\.$/, ''));
  throw problem;
}

function expectPage(folder: string, typed: string | undefined): void {
  if (fs.existsSync(path.join(folder, 'index.html'))) return;
  throw new Complaint(
    typed === undefined
      ? 'the page is not built yet; "npm start" builds and serves it'
      : `${typed} holds no built page`,
  );
}
