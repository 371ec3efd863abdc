import ownMessages from '@hinode/engine/boxes/messages/pl' with { type: 'json' };
import analysis from '../../../catalogs/pl/analysis.json' with { type: 'json' };
import hints from '../../../catalogs/pl/hints.json' with { type: 'json' };
import refusals from '../../../catalogs/pl/refusals.json' with { type: 'json' };
import rules from '../../../catalogs/pl/rules.json' with { type: 'json' };
import setup from '../../../catalogs/pl/setup.json' with { type: 'json' };
import type { Messages } from '../catalog.ts';

export const messages: Messages = { ...ownMessages, ...rules, ...refusals, ...hints, ...analysis, ...setup };
