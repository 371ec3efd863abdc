import { Type } from '@fastify/type-provider-typebox';
import {
  ADVANTAGE_IDS,
  CARD_FACTS,
  CLAN_IDS,
  KAMI_IDS,
  MANDATE_IDS,
  MOVE_TYPES,
  PROVINCE_IDS,
  SEASON_IDS,
} from '@hinode/engine/facts';
import type { TProperties } from 'typebox';

/** What may be sent to a table. The engine judges the move itself, and the table judges what is said. */

const exactly = { additionalProperties: false } as const;
const asked = <T extends string, P extends TProperties>(type: T, parts: P) =>
  Type.Object(
    {
      type: Type.Literal(type),
      at: Count,
      key: Type.String({ minLength: 1, maxLength: 64 }),
      ...parts,
    },
    exactly,
  );

const Count = Type.Integer({ minimum: 0 });
const Clan = Type.Enum([...CLAN_IDS]);
const Province = Type.Enum([...PROVINCE_IDS]);
const Mandate = Type.Enum([...MANDATE_IDS]);
const Words = Type.String({ maxLength: 2000 });

const SpokenPhrase = Type.Union([
  Type.Object({ say: Type.Enum(['stay-out', 'no-bid', 'please-leave']), province: Province }, exactly),
  Type.Object({ say: Type.Literal('stay-out-if'), province: Province, theirs: Province }, exactly),
  Type.Object({ say: Type.Enum(['play', 'not-play']), mandate: Mandate }, exactly),
  Type.Object(
    {
      say: Type.Literal('please-play'),
      mandate: Mandate,
      coins: Type.Integer({ minimum: 0, maximum: 99 }),
    },
    exactly,
  ),
  Type.Object(
    {
      say: Type.Enum([
        'stay-allied',
        'ally-next',
        'greeting',
        'thanks',
        'well-played',
        'sorry',
        'thinking',
        'please-hurry',
        'yes',
        'no',
        'word-kept',
        'word-broken',
      ]),
    },
    exactly,
  ),
]);

const Ability = Type.Enum([...ADVANTAGE_IDS, ...KAMI_IDS, ...CLAN_IDS, ...CARD_FACTS.map(({ id }) => id)]);
const once = { once: Type.Optional(Type.Literal(true)) };
const Coins = Type.Integer({ minimum: 0, maximum: 99 });
const StandingAnswer = Type.Union([
  Type.Object({ on: Type.Literal('use'), ability: Ability, value: Type.Boolean() }, exactly),
  Type.Object({ on: Type.Literal('pass'), kind: Type.Enum([...MOVE_TYPES]), ...once }, exactly),
  Type.Object({ on: Type.Literal('tea'), ...once }, exactly),
  Type.Object(
    {
      on: Type.Literal('bid'),
      season: Type.Enum([...SEASON_IDS]),
      war: Type.Enum([...PROVINCE_IDS]),
      bid: Type.Object({ seppuku: Coins, hostage: Coins, ronin: Coins, poets: Coins }, exactly),
      against: Type.Array(Clan, { minItems: 1, maxItems: CLAN_IDS.length, uniqueItems: true }),
    },
    exactly,
  ),
  Type.Object({ on: Type.Literal('accept'), with: Clan }, exactly),
  Type.Object({ on: Type.Literal('ready') }, exactly),
]);

export const TableRequest = Type.Union([
  asked('move', { move: Type.Object({}) }),
  asked('undo', {}),
  asked('say', { to: Type.Optional(Clan), text: Words }),
  asked('phrase', {
    to: Type.Optional(Clan),
    phrase: SpokenPhrase,
    promise: Type.Optional(Type.Literal(true)),
  }),
  asked('ask', {
    about: Type.Union([
      Type.Object({ question: Type.Enum(['pause', 'end']) }, exactly),
      Type.Object({ question: Type.Literal('undo'), to: Count }, exactly),
    ]),
  }),
  asked('vote', { question: Count, choice: Type.Enum(['yes', 'no', 'wait', 'bot', 'end']) }),
  asked('resume', {}),
  asked('leave', {}),
  asked('come-back', {}),
  asked('standing', { answer: StandingAnswer, value: Type.Boolean() }),
  asked('mute', { of: Clan, value: Type.Boolean() }),
  asked('report', { note: Count, words: Words }),
]);
