import type { Refusal } from '@hinode/engine';
import { type Key, type Message, refusalMessage } from '@hinode/text';

/** What only a table online refuses; everything about the rules of the game is said by the rules. */
const WORDS: Readonly<Record<string, Key>> = {
  'not-your-seat': 'refused.not-your-seat',
  settled: 'refused.settled',
  paused: 'refused.paused',
  'bot-plays': 'refused.bot-plays',
  'too-often': 'refused.too-often',
  'game-went-on': 'refused.game-went-on',
};

/** Why something was refused, in words. */
export function refusedMessage(refused: Refusal): Message {
  const key = WORDS[refused.code];
  return key === undefined ? refusalMessage(refused) : { key };
}
