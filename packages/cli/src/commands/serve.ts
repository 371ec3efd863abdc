import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Complaint } from '../complaint.ts';
import { readFlags, wholeNumber } from '../flags.ts';
import { fileOf, say, untilAskedToEnd } from '../io.ts';
import type { Command } from './command.ts';
import { openBrowser } from './serve-browser.ts';
import { HIGHEST_PORT, serveAt, serveSomewhere, USUAL_PORTS } from './serve-port.ts';

const FLAGS = {
  port: { type: 'string' },
  host: { type: 'string', default: '127.0.0.1' },
  page: { type: 'string' },
  open: { type: 'boolean', default: false },
} as const;

/** Where `npm run build` puts the page. */
const BUILT_PAGE = fileURLToPath(new URL('../../../web/dist', import.meta.url));

export const serveCommand: Command = {
  name: 'serve',
  summary: 'serves the table in the browser',
  help: `hinode serve [--port N] [--host ADDRESS] [--open] [--page FOLDER]

Serves the built page until Ctrl-C. "npm start" builds the page first, if it has changed.

  --port N         the port; 0 takes any free one (default: the first free one from ${USUAL_PORTS.first} to ${USUAL_PORTS.last})
  --host ADDRESS   where to listen (default 127.0.0.1: this machine only; 0.0.0.0 lets others in)
  --open           opens a browser, if there is a desktop
  --page FOLDER    another built page`,
  run: async (argv, io) => {
    const { values } = readFlags(argv, FLAGS);
    const port = values.port === undefined ? undefined : wholeNumber('port', values.port, 0, HIGHEST_PORT);
    const page = values.page === undefined ? BUILT_PAGE : fileOf(io, values.page);
    expectPage(page, values.page);
    const place = { host: values.host, page };
    const server = port === undefined ? await serveSomewhere(place) : await serveAt({ ...place, port });
    const asked = untilAskedToEnd();
    say(io, `Hinode is at ${server.url} (Ctrl-C ends it).`);
    if (values.open) openBrowser(server.url, io.env);
    await asked;
    await server.close();
    return 0;
  },
};

function expectPage(folder: string, typed: string | undefined): void {
  if (fs.existsSync(path.join(folder, 'index.html'))) return;
  throw new Complaint(
    typed === undefined
      ? 'the page is not built yet; "npm start" builds and serves it'
      : `${typed} holds no built page`,
  );
}
