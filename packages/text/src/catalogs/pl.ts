import ownNames from '@hinode/engine/boxes/names/pl' with { type: 'json' };
import decisions from '../../catalogs/pl/decisions.json' with { type: 'json' };
import page from '../../catalogs/pl/interface.json' with { type: 'json' };
import log from '../../catalogs/pl/log.json' with { type: 'json' };
import names from '../../catalogs/pl/names.json' with { type: 'json' };
import type { Catalog } from './catalog.ts';

export const catalog: Catalog = {
  names: { ...names, ...ownNames },
  messages: { ...log, ...decisions, ...page },
};
