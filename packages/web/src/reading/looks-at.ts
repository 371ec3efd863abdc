import { HOOKS } from '@hinode/engine/boxes/hooks';
import { RULE_OF_TERM } from '@hinode/learn';

/**
 * What cards and clans look at, according to their hooks: a summon, a kill, the beginning of the war. The first subject is a term
 * of the rules; the others are sections where readers may want to know about the card.
 */
export const SUBJECTS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  afterSummon: ['summon', 'recruit'],
  mayAfterSummon: ['summon', 'recruit'],
  afterRecruit: ['place', 'recruit'],
  onChoosing: ['mandate', 'a-mandate-turn'],
  announcing: ['tile', 'a-mandate-turn'],
  onSpending: ['coins', 'train'],
  price: ['coins', 'train'],
  onCrossing: ['shipping-route', 'marshal'],
  movesAnywhere: ['shipping-route', 'marshal'],
  strongholdsMove: ['stronghold', 'marshal'],
  atWarStart: ['battle', 'war-phase'],
  atBattleStart: ['battle', 'battle'],
  onToken: ['token', 'outcome'],
  onLosses: ['kill', 'outcome'],
  onKilling: ['kill', 'outcome'],
  onSparing: ['kill', 'outcome'],
  onTie: ['honor', 'honor'],
  atMomentEnd: ['moment', 'at-the-same-time'],
  inWinter: ['vp', 'final-scoring'],
  force: ['force', 'pieces-and-force'],
  changesForce: ['force', 'pieces-and-force'],
  extraReplacements: ['replace', 'betray'],
  extraHostages: ['hostage', 'take-hostage'],
  extraRonin: ['ronin', 'hire-ronin'],
  keepsOut: ['enter', 'marshal'],
  keepsIn: ['enter', 'marshal'],
  keepsAlive: ['kill', 'outcome'],
  onEnter: ['enter', 'marshal'],
  oni: ['oni'],
};

const hooks: Readonly<Record<string, readonly string[]>> = HOOKS;

const subjectsOf = (thing: string): readonly string[] =>
  (hooks[thing] ?? []).flatMap((hook) => SUBJECTS[hook] ?? []);

/** The terms that a card or clan looks at. */
export const termsLookedAt = (thing: string): readonly string[] => [
  ...new Set((hooks[thing] ?? []).flatMap((hook) => SUBJECTS[hook]?.[0] ?? [])),
];

/** Everything that looks at the subject of a section. */
export const lookingAt = (section: string): readonly string[] =>
  Object.keys(hooks).filter((thing) => subjectsOf(thing).slice(1).includes(section));

/** What looks at the same as this thing, the closest first. */
export const alike = (thing: string): readonly string[] => {
  const own = new Set(hooks[thing]);
  return Object.entries(hooks)
    .filter(([other, names]) => other !== thing && names.some((name) => own.has(name) && name in SUBJECTS))
    .map(([other]) => other);
};

export const ruleOfTerm = (term: string): string | undefined => RULE_OF_TERM[term];
