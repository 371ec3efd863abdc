import ownMessages from '@hinode/engine/boxes/messages/it' with { type: 'json' };
import analysis from '../../../catalogs/it/analysis.json' with { type: 'json' };
import hints from '../../../catalogs/it/hints.json' with { type: 'json' };
import refusals from '../../../catalogs/it/refusals.json' with { type: 'json' };
import rules from '../../../catalogs/it/rules.json' with { type: 'json' };
import setup from '../../../catalogs/it/setup.json' with { type: 'json' };
import type { Messages } from '../catalog.ts';

export const messages: Messages = { ...ownMessages, ...rules, ...refusals, ...hints, ...analysis, ...setup };
