import ownMessages from '@hinode/engine/boxes/messages/fa' with { type: 'json' };
import analysis from '../../../catalogs/fa/analysis.json' with { type: 'json' };
import hints from '../../../catalogs/fa/hints.json' with { type: 'json' };
import refusals from '../../../catalogs/fa/refusals.json' with { type: 'json' };
import rules from '../../../catalogs/fa/rules.json' with { type: 'json' };
import setup from '../../../catalogs/fa/setup.json' with { type: 'json' };
import type { Messages } from '../catalog.ts';

export const messages: Messages = { ...ownMessages, ...rules, ...refusals, ...hints, ...analysis, ...setup };
