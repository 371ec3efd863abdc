import { parsed } from '@hinode/text/parsed';
import type { Plugin } from 'vite';

const MESSAGES =
  /\/text\/catalogs\/\w+\/(?!names)\w+\.json$|\/engine\/src\/boxes\/messages\.\w+\.generated\.json$/;

const PARSER = 'intl-messageformat';
const NO_PARSER = '\0no-parser';

/** Messages are parsed at build time, so the page needs no parser and spends no time on parsing. */
export const messages = (): Plugin => ({
  name: 'hinode-messages',
  apply: 'build',
  // Before it becomes a module.
  enforce: 'pre',
  resolveId: (id) => (id === PARSER ? NO_PARSER : undefined),
  load: (id) => (id === NO_PARSER ? 'export const IntlMessageFormat = undefined;' : undefined),
  transform: (code, id) =>
    MESSAGES.test(id)
      ? JSON.stringify(
          Object.fromEntries(
            Object.entries(JSON.parse(code) as Readonly<Record<string, string>>).map(([key, message]) => [
              key,
              parsed(message),
            ]),
          ),
        )
      : undefined,
});
