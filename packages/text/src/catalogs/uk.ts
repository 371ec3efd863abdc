import ownNames from '@hinode/engine/boxes/names/uk' with { type: 'json' };
import decisions from '../../catalogs/uk/decisions.json' with { type: 'json' };
import page from '../../catalogs/uk/interface.json' with { type: 'json' };
import log from '../../catalogs/uk/log.json' with { type: 'json' };
import names from '../../catalogs/uk/names.json' with { type: 'json' };
import type { Catalog } from './catalog.ts';

export const catalog: Catalog = {
  names: { ...names, ...ownNames },
  messages: { ...log, ...decisions, ...page },
};
