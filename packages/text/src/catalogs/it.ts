import ownMessages from '@hinode/engine/boxes/messages/it' with { type: 'json' };
import ownNames from '@hinode/engine/boxes/names/it' with { type: 'json' };
import decisions from '../../catalogs/it/decisions.json' with { type: 'json' };
import hints from '../../catalogs/it/hints.json' with { type: 'json' };
import page from '../../catalogs/it/interface.json' with { type: 'json' };
import log from '../../catalogs/it/log.json' with { type: 'json' };
import names from '../../catalogs/it/names.json' with { type: 'json' };
import refusals from '../../catalogs/it/refusals.json' with { type: 'json' };
import rules from '../../catalogs/it/rules.json' with { type: 'json' };
import type { Catalog } from './catalog.ts';

export const catalog: Catalog = {
  names: { ...names, ...ownNames },
  messages: { ...ownMessages, ...rules, ...log, ...refusals, ...decisions, ...hints, ...page },
};
