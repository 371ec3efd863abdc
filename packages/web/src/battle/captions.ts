import type { Event } from '@hinode/engine';
import { eventMessages, type Message } from '@hinode/text';
import type { Beat } from './beats.ts';

/** What is said with a beat: the sentences of the log, or a word of its own where nothing happens. */
export function captionOf({ about, passed, events }: Beat): readonly Message[] {
  if (passed) return [{ key: 'battle.beat-passed', values: { advantage: { name: about } } }];
  if (about === 'sealed') return [{ key: 'battle.beat-sealed' }];
  if (about === 'bids') return [{ key: 'battle.beat-bids' }, ...messagesOf(events.slice(1))];
  return messagesOf(events);
}

const messagesOf = (events: readonly Event[]): Message[] => events.flatMap((event) => eventMessages(event));
