import type { MoveType } from '@hinode/engine';
import { OWN_ANSWERS, OWN_QUESTIONS } from '@hinode/engine/boxes/own-words';
import type { AskedKind } from '@hinode/engine/facts';
import { ASKED_KINDS, CARD_FACTS, KAMI_IDS } from '@hinode/engine/facts';
import type { Message } from './values.ts';

/** What a clan is asked, and the labels of the buttons that answer. */

/** A decision of the engine, as far as texts need it. */
export interface Asked {
  readonly kind: MoveType;
  readonly ability?: string;
  /** The phase of the season: some questions are asked in two phases, with different meanings. */
  readonly phase?: string;
}

/** The abilities whose question has its own words. */
export const ASKED_ABILITIES = [...OWN_QUESTIONS, 'use.ronin', 'use.seppuku'] as const;

/** The abilities that are answered by yes or no. */
export const YES_OR_NO = [...OWN_ANSWERS, 'ronin', 'seppuku'] as const;

/** What can be passed. */
export const PASSABLE = [
  'summon',
  'move',
  'build',
  'buy',
  'replace',
  'place',
  'kill',
  'hostage',
  'give',
] as const satisfies readonly AskedKind[];

const isMonster = (id: string): boolean =>
  CARD_FACTS.some((card) => card.id === id && card.type === 'monster');

/** The kami whose figure is to be placed. */
const placedKami = (kind: MoveType, ability: string | undefined): string | undefined =>
  kind === 'place' ? KAMI_IDS.find((kami) => kami === ability) : undefined;

/** The question above the answers. */
export function questionMessage({ kind, ability, phase }: Asked): Message {
  if (kind === 'ready' && phase === 'politics') return { key: 'ask.ready.war' };
  if (kind === 'order' && phase === 'war') return { key: 'ask.order.war' };
  const own = ASKED_ABILITIES.find((known) => known === `${kind}.${ability}`);
  if (own !== undefined) return { key: `ask.${own}` };
  if (kind === 'summon' && ability !== undefined && isMonster(ability))
    return { key: 'ask.summon.monster', values: { figure: { name: ability } } };
  const kami = placedKami(kind, ability);
  if (kami !== undefined) return { key: 'ask.place.kami', values: { figure: { name: kami } } };
  const plain = ASKED_KINDS.find((known) => known === kind);
  return { key: plain === undefined ? 'ask.other' : `ask.${plain}` };
}

/** The two buttons of a yes-or-no question; they say what happens. */
export function answerMessages({ kind, ability }: Asked): { readonly yes: Message; readonly no: Message } {
  if (kind === 'order') return { yes: { key: 'answer.order.first' }, no: { key: 'answer.order.last' } };
  const known = YES_OR_NO.find((id) => id === ability) ?? 'use';
  return { yes: { key: `answer.${known}.yes` }, no: { key: `answer.${known}.no` } };
}

/** The button that ends a question without an answer. */
export const passMessage = ({ kind, ability }: Asked): Message => ({
  key: placedKami(kind, ability)
    ? 'pass.place.kami'
    : `pass.${PASSABLE.find((known) => known === kind) ?? 'other'}`,
});
