import ownNames from '@hinode/engine/boxes/names/fa' with { type: 'json' };
import decisions from '../../catalogs/fa/decisions.json' with { type: 'json' };
import page from '../../catalogs/fa/interface.json' with { type: 'json' };
import log from '../../catalogs/fa/log.json' with { type: 'json' };
import names from '../../catalogs/fa/names.json' with { type: 'json' };
import type { Catalog } from './catalog.ts';

export const catalog: Catalog = {
  names: { ...names, ...ownNames },
  messages: { ...log, ...decisions, ...page },
};
