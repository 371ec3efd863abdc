import { CARD_FACTS, CLAN_IDS, KAMI_IDS, MANDATE_IDS, MOVE_TYPES, SEASON_IDS } from '@hinode/engine/facts';
import { expect, test } from 'vitest';
import { RULE_IDS } from './chapters.ts';
import { RULE_OF_TABLE_WORD, ruleFor } from './looked-up.ts';

const TERMS = ['alliance', 'coins', 'force', 'honor', 'reserve', 'ronin', 'shrine', 'token', 'vp'];
const PHASES = ['setup', 'tea', 'politics', 'war', 'cleanup', 'winter', 'over'];
/** Answers without a subject of their own: the thing that asks has the rule. */
const OF_THE_ASKER: readonly string[] = ['give', 'use', 'control', 'pass'];

test('everything that the table explains leads to a rule', () => {
  const words = [
    ...CARD_FACTS.map(({ id }) => id),
    ...CLAN_IDS,
    ...KAMI_IDS,
    ...MANDATE_IDS,
    ...SEASON_IDS,
    ...['seppuku', 'hostage', 'ronin', 'poets', 'bushi', 'shinto', 'daimyo', 'monster', 'stronghold'],
    ...TERMS.map((term) => `term.${term}`),
    ...PHASES.map((phase) => `phase.${phase}`),
    ...MOVE_TYPES.filter((type) => !OF_THE_ASKER.includes(type)),
  ];
  expect(words.filter((word) => ruleFor(word) === undefined)).toEqual([]);
});

test('every word of the table leads to a rule that exists', () => {
  expect(Object.values(RULE_OF_TABLE_WORD).filter((id) => !RULE_IDS.includes(id))).toEqual([]);
});

test('a rule leads to itself, a mandate to its first rule, a card to its own', () => {
  expect(['HARVEST-2', 'harvest', 'komainu'].map(ruleFor)).toEqual([
    'HARVEST-2',
    'HARVEST-1',
    'CARD-KOMAINU',
  ]);
  expect(ruleFor('no-such-thing')).toBeUndefined();
});
