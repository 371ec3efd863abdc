import ownMessages from '@hinode/engine/boxes/messages/cs' with { type: 'json' };
import ownNames from '@hinode/engine/boxes/names/cs' with { type: 'json' };
import decisions from '../../catalogs/cs/decisions.json' with { type: 'json' };
import hints from '../../catalogs/cs/hints.json' with { type: 'json' };
import page from '../../catalogs/cs/interface.json' with { type: 'json' };
import log from '../../catalogs/cs/log.json' with { type: 'json' };
import names from '../../catalogs/cs/names.json' with { type: 'json' };
import refusals from '../../catalogs/cs/refusals.json' with { type: 'json' };
import rules from '../../catalogs/cs/rules.json' with { type: 'json' };
import type { Catalog } from './catalog.ts';

export const catalog: Catalog = {
  names: { ...names, ...ownNames },
  messages: { ...ownMessages, ...rules, ...log, ...refusals, ...decisions, ...hints, ...page },
};
