import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { NEW_THINGS, newThing } from '../boxes/new-thing.ts';
import { Complaint } from '../complaint.ts';
import { readFlags } from '../flags.ts';
import { say } from '../io.ts';
import type { Command } from './command.ts';

const COLLECT = fileURLToPath(new URL('../../../../scripts/content.ts', import.meta.url));

export const newCommand: Command = {
  help: `hinode new ${NEW_THINGS.join('|')} NAME [--box BOX]

Makes the folder of a new thing in packages/engine/src/boxes, with everything to fill in: its declaration, a test that
fails until it is written, its words in English, what bots think it is worth, and a placeholder for its drawing. NAME
is written in small letters with hyphens, such as path-of-the-lion. CONTRIBUTING.md explains the next steps.

  --box BOX  the box it comes from (default core)`,
  run: (argv, io) => {
    const { values, positionals } = readFlags(
      argv,
      { box: { type: 'string', default: 'core' } },
      { atLeast: 2, atMost: 2, what: 'what is new, or its name,' },
    );
    const [typed = '', id = ''] = positionals;
    const what = NEW_THINGS.find((known) => known === typed);
    if (what === undefined) throw new Complaint(`"${typed}" is not one of ${NEW_THINGS.join(', ')}`);
    const folder = newThing(what, id, values.box);
    say(
      io,
      `Made packages/engine/src/boxes/${folder}. Fill in what lies there, then run \`npm run content\`.`,
    );
    const { status } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', COLLECT], {
      stdio: 'inherit',
    });
    return status ?? 1;
  },
};
