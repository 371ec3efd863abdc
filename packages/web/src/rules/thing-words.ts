import type { Text } from '@hinode/text';

/** What a card, kami or clan says about itself. */
export function thingWords(text: Text, thing: string): string {
  const key = `rule.${thing}`;
  return text.has(key) ? text.say(key) : '';
}
