import ownNames from '@hinode/engine/boxes/names/it' with { type: 'json' };
import decisions from '../../catalogs/it/decisions.json' with { type: 'json' };
import page from '../../catalogs/it/interface.json' with { type: 'json' };
import log from '../../catalogs/it/log.json' with { type: 'json' };
import names from '../../catalogs/it/names.json' with { type: 'json' };
import type { Catalog } from './catalog.ts';

export const catalog: Catalog = {
  names: { ...names, ...ownNames },
  messages: { ...log, ...decisions, ...page },
};
