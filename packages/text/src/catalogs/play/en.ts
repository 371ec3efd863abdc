import ownMessages from '@hinode/engine/boxes/messages/en' with { type: 'json' };
import analysis from '../../../catalogs/en/analysis.json' with { type: 'json' };
import hints from '../../../catalogs/en/hints.json' with { type: 'json' };
import refusals from '../../../catalogs/en/refusals.json' with { type: 'json' };
import rules from '../../../catalogs/en/rules.json' with { type: 'json' };
import setup from '../../../catalogs/en/setup.json' with { type: 'json' };
import type { Messages } from '../catalog.ts';

export const messages: Messages = { ...ownMessages, ...rules, ...refusals, ...hints, ...analysis, ...setup };
