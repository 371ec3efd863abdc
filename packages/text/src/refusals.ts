import type { MoveType, Refusal } from '@hinode/engine';
import { OWN_REFUSALS } from '@hinode/engine/boxes/own-words';
import { MOVE_TYPES } from '@hinode/engine/facts';
import { questionMessage } from './questions.ts';
import type { Message, Value, Values } from './values.ts';

/** Why a move was refused, for the person who tried it. */

export const REFUSAL_CODES = [
  'alliance-with-yourself',
  'already-allied',
  'already-bid',
  'already-moved',
  'already-said',
  'announce-needed',
  'bushi-only',
  'cannot-be-chosen',
  'cannot-be-replaced',
  'cannot-worship',
  'card-not-on-display',
  'clan-not-in-play',
  'compulsory',
  'daimyo-immune',
  'different-type',
  'game-over',
  'gift-to-yourself',
  'give-to-yourself',
  'kami-immune',
  'missing-field',
  'named-twice',
  'no-figure-of-that-type',
  'no-figure-there',
  'no-gifts-now',
  'no-stronghold-in-reserve',
  'no-stronghold-there',
  'no-such-proposal',
  'no-tea-now',
  'nobody-is-asked',
  'not-a-list',
  'not-a-text',
  'not-a-whole-number',
  'not-adjacent',
  'not-an-object',
  'not-asked',
  'not-enough-coins',
  'not-enough-ronin',
  'not-in-this-battle',
  'not-placed-there',
  'not-possible',
  'not-true-or-false',
  'not-your-turn',
  'nothing-given',
  'nothing-to-announce',
  'one-place-needed',
  'opponent-already-hit',
  'other-ability-asked',
  'other-figure-summoned',
  'own-figure',
  'route-closed',
  'shrine-not-in-play',
  'stronghold-already-used',
  'strongholds-stay',
  'tile-not-drawn',
  'unknown-card',
  'unknown-clan',
  'unknown-field',
  'unknown-figure',
  'unknown-mandate',
  'unknown-province',
  'unknown-shrine',
  'unknown-type',
  'worshippers-out-of-reach',
  'wrong-share',
  ...OWN_REFUSALS,
] as const;

/** A sentence that says what is wrong. A code of rules newer than these texts is worded in general terms. */
export function refusalMessage({ code, facts }: Pick<Refusal, 'code' | 'facts'>): Message {
  const known = REFUSAL_CODES.find((one) => one === code);
  return known === undefined
    ? { key: 'refusal.not-possible' }
    : { key: `refusal.${known}`, values: valuesOf(facts) };
}

function valuesOf(facts: Refusal['facts']): Values {
  const values: Record<string, Value> = {};
  for (const [fact, value] of Object.entries(facts)) {
    const shown = shownAs(fact, value);
    if (shown !== undefined) values[fact] = shown;
  }
  // Whose figure it is: that of another clan if one is named, otherwise that of the clan that moves.
  const owner = values['of'] ?? values['clan'];
  const question = questionIn(facts);
  return { ...values, ...(owner !== undefined && { owner }), ...(question && { question }) };
}

function shownAs(fact: string, value: unknown): Value | undefined {
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return { names: value.map(String) };
  if (typeof value !== 'string') return undefined;
  if (fact === 'field') return value;
  return { name: fact === 'phase' ? `phase.${value}` : value };
}

function questionIn({ asked, ability, phase }: Refusal['facts']): Message | undefined {
  if (!isMoveType(asked)) return undefined;
  return questionMessage({
    kind: asked,
    ...(typeof ability === 'string' && { ability }),
    ...(typeof phase === 'string' && { phase }),
  });
}

const isMoveType = (value: unknown): value is MoveType => MOVE_TYPES.some((type) => type === value);
