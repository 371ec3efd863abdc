import ownNames from '@hinode/engine/boxes/names/cs' with { type: 'json' };
import decisions from '../../catalogs/cs/decisions.json' with { type: 'json' };
import page from '../../catalogs/cs/interface.json' with { type: 'json' };
import log from '../../catalogs/cs/log.json' with { type: 'json' };
import names from '../../catalogs/cs/names.json' with { type: 'json' };
import type { Catalog } from './catalog.ts';

export const catalog: Catalog = {
  names: { ...names, ...ownNames },
  messages: { ...log, ...decisions, ...page },
};
