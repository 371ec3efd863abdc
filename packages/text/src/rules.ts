import type { Key } from './catalogs/catalog.ts';
import type { Message } from './values.ts';

type RuleIn<K> = K extends `rule.${infer Id}` ? Id : never;

/** What has a rule to read: a card, kami, clan, mandate (and its `.bonus`), figure, advantage, `phase.tea`, `term.honor` … */
export type RuleId = RuleIn<Key>;

/** What a thing does, in a sentence or two. */
export const ruleMessage = (id: RuleId): Message => ({ key: `rule.${id}` });
