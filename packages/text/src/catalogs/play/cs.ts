import ownMessages from '@hinode/engine/boxes/messages/cs' with { type: 'json' };
import analysis from '../../../catalogs/cs/analysis.json' with { type: 'json' };
import hints from '../../../catalogs/cs/hints.json' with { type: 'json' };
import refusals from '../../../catalogs/cs/refusals.json' with { type: 'json' };
import rules from '../../../catalogs/cs/rules.json' with { type: 'json' };
import setup from '../../../catalogs/cs/setup.json' with { type: 'json' };
import type { Messages } from '../catalog.ts';

export const messages: Messages = { ...ownMessages, ...rules, ...refusals, ...hints, ...analysis, ...setup };
