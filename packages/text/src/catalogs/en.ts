import ownNames from '@hinode/engine/boxes/names/en' with { type: 'json' };
import decisions from '../../catalogs/en/decisions.json' with { type: 'json' };
import page from '../../catalogs/en/interface.json' with { type: 'json' };
import log from '../../catalogs/en/log.json' with { type: 'json' };
import names from '../../catalogs/en/names.json' with { type: 'json' };
import type { Catalog } from './catalog.ts';

export const catalog: Catalog = {
  names: { ...names, ...ownNames },
  messages: { ...log, ...decisions, ...page },
};
