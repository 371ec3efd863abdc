import ownMessages from '@hinode/engine/boxes/messages/uk' with { type: 'json' };
import analysis from '../../../catalogs/uk/analysis.json' with { type: 'json' };
import hints from '../../../catalogs/uk/hints.json' with { type: 'json' };
import refusals from '../../../catalogs/uk/refusals.json' with { type: 'json' };
import rules from '../../../catalogs/uk/rules.json' with { type: 'json' };
import setup from '../../../catalogs/uk/setup.json' with { type: 'json' };
import type { Messages } from '../catalog.ts';

export const messages: Messages = { ...ownMessages, ...rules, ...refusals, ...hints, ...analysis, ...setup };
