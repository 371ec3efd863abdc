import {
  ADVANTAGE_IDS,
  ASKED_KINDS,
  CARD_FACTS,
  CLAN_IDS,
  KAMI_FIGURE_IDS,
  KAMI_IDS,
  MANDATE_IDS,
  SEASON_IDS,
  SET_IDS,
} from '@hinode/engine/facts';
import { FLAW_CODES } from '@hinode/engine/records';
import { PLAIN_CAUSES } from '../causes.ts';
import { ASKED_ABILITIES, PASSABLE, YES_OR_NO } from '../questions.ts';
import { REFUSAL_CODES } from '../refusals.ts';
import { sourceOf } from './sources.ts';

/** Keys that are composed of a prefix and an id, and so are never written out in full. */

const ended = (ids: readonly string[], ...ends: readonly string[]): readonly string[] =>
  ids.flatMap((id) => ends.map((end) => `${id}${end}`));

const FIGURES = ['daimyo', 'bushi', 'shinto', 'stronghold'];

/** Why a bot would do something: the bots keep the list, and this package may not import it (docs/architecture.md). */
export function reasonsOfBots(): string[] {
  const [, list = ''] = /REASONS = \[([^\]]*)\]/.exec(sourceOf('bots/src/types.ts')) ?? [];
  return [...list.matchAll(/'([a-z-]+)'/g)].map(([, reason = '']) => reason);
}

/** The phases of a position; the engine does not export the list. */
export const PHASES = ['setup', 'tea', 'politics', 'war', 'cleanup', 'winter', 'over'];

/** The words of the game that a page explains. */
const TERMS = ['alliance', 'coins', 'force', 'honor', 'reserve', 'ronin', 'shrine', 'token', 'vp'];

export const FAMILIES: readonly { readonly prefix: string; readonly ids: readonly string[] }[] = [
  { prefix: 'answer.', ids: ended([...YES_OR_NO, 'use'], '.yes', '.no') },
  { prefix: 'ask.', ids: [...ASKED_KINDS, ...ASKED_ABILITIES] },
  { prefix: 'cause.', ids: PLAIN_CAUSES },
  { prefix: 'count.', ids: FIGURES },
  { prefix: 'flaw.', ids: FLAW_CODES },
  { prefix: 'hint.', ids: reasonsOfBots() },
  { prefix: 'log.toll-', ids: ['free', 'paid', 'closed'] },
  { prefix: 'pass.', ids: [...PASSABLE, 'other'] },
  { prefix: 'refusal.', ids: REFUSAL_CODES },
  { prefix: 'room.can.', ids: CLAN_IDS },
  {
    prefix: 'rule.',
    ids: [
      ...CARD_FACTS.map(({ id }) => id),
      ...CLAN_IDS,
      ...SEASON_IDS,
      ...SET_IDS,
      ...FIGURES,
      'monster',
      ...ended(MANDATE_IDS, '', '.bonus'),
      ...ended([...KAMI_IDS, ...ADVANTAGE_IDS], '', '.short'),
      ...ended(KAMI_FIGURE_IDS, '.unbound'),
      ...PHASES.map((phase) => `phase.${phase}`),
      ...TERMS.map((term) => `term.${term}`),
    ],
  },
  { prefix: 'term.', ids: TERMS },
];

export const FAMILY_KEYS: readonly string[] = FAMILIES.flatMap(({ prefix, ids }) =>
  ids.map((id) => `${prefix}${id}`),
);
