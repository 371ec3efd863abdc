import type { Refusal } from '@hinode/engine';
import { type Key, type Message, refusalMessage } from '@hinode/text';

/** What only an online table refuses; anything about the rules of the game is worded by the rules. */
const WORDS: Readonly<Record<string, Key>> = {
  'not-your-seat': 'refused.not-your-seat',
  settled: 'refused.settled',
  paused: 'refused.paused',
  'bot-plays': 'refused.bot-plays',
  'too-often': 'refused.too-often',
  'game-went-on': 'refused.game-went-on',
  'game-over': 'refused.game-over',
  'no-such-move': 'refused.no-such-move',
  'nothing-asked': 'refused.nothing-asked',
  'not-asked': 'refused.not-asked',
  muted: 'refused.muted',
  'bad-words': 'refused.bad-words',
  'cannot-be-promised': 'refused.cannot-be-promised',
  'no-such-note': 'refused.no-such-note',
};

/** Why an online table did not do what somebody requested beside the game. */
export const tableRefusedMessage = (code: string): Message => ({
  key: WORDS[code] ?? 'refusal.not-possible',
});

/** Why something was refused, in words. */
export function refusedMessage(refused: Refusal): Message {
  // If both have words for it, the rules speak, because they name the clan and the question.
  const key = Object.keys(refused.facts ?? {}).length === 0 ? WORDS[refused.code] : undefined;
  return key === undefined ? refusalMessage(refused) : { key };
}
