import type { invariantsBroken } from '../invariants.ts';
import { areReleased, type ReleasedRules, RULES_VERSION } from '../version.ts';
import { currentEngine, type RulesEngine } from './engine.ts';

/** Each loads with the first game that needs it. */
const ENGINES: Readonly<Record<ReleasedRules, () => Promise<RulesEngine>>> = {
  1: async () => (await import('./rules-1.ts')).engine,
};

/** The engine of these rules, or undefined if they are unknown here: perhaps they are newer. */
export async function engineOf(rules: unknown): Promise<RulesEngine | undefined> {
  if (rules === RULES_VERSION) return currentEngine;
  return areReleased(rules) ? ENGINES[rules]() : undefined;
}

type Invariants = typeof invariantsBroken;

/** Loaded only by code that verifies a game: a table that only plays it does not need them. */
const INVARIANTS: Readonly<Record<ReleasedRules, () => Promise<Invariants>>> = {
  1: async () => (await import('../../released/rules-1.mjs')).invariantsBroken,
};

/** What must hold in every position of these rules, or undefined if they are unknown here. */
export async function invariantsOf(rules: unknown): Promise<Invariants | undefined> {
  if (rules === RULES_VERSION) return (await import('../invariants.ts')).invariantsBroken;
  return areReleased(rules) ? INVARIANTS[rules]() : undefined;
}
