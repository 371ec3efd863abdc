import { UNTRANSLATED } from '@hinode/engine/boxes/untranslated';
import { ENDONYMS, LANGUAGES } from '@hinode/text';
import { readFlags } from '../flags.ts';
import { say } from '../io.ts';
import type { Command } from './command.ts';

export const translations: Command = {
  help: `hinode translations [--json]

Lists the texts about cards, clans, kami and sets that a language does not have yet; until then they are shown in
English. Each is named by its key and the folder of its text.json, below packages/engine/src/boxes.

  --json  prints JSON for programs`,
  run: (argv, io) => {
    const { values } = readFlags(argv, { json: { type: 'boolean', default: false } });
    if (values.json) {
      say(io, JSON.stringify(UNTRANSLATED));
      return 0;
    }
    for (const language of LANGUAGES) {
      const missing = UNTRANSLATED.filter((text) => text.language === language);
      say(io, `${ENDONYMS[language]}: ${missing.length === 0 ? 'complete' : `${missing.length} missing`}`);
      for (const { folder, key } of missing) say(io, `  ${folder}  ${key}`);
    }
    return 0;
  },
};
