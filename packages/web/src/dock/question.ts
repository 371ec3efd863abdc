import type { Decision } from '@hinode/engine';
import { type Message, questionMessage } from '@hinode/text';
import type { Pick } from '../choices/picks.ts';

/** What is asked, once something was pointed at. */
export function questionFor(decision: Decision, chosen: readonly Pick[]): Message {
  const last = chosen.at(-1);
  switch (last?.kind) {
    case 'piece':
      return last.at === undefined
        ? { key: 'dock.where-from-reserve', values: { figure: { name: last.figure } } }
        : { key: 'dock.where', values: { figure: { name: last.figure }, province: { name: last.at } } };
    case 'victim':
      return {
        key: 'dock.replace-with',
        values: { clan: { name: last.of }, figure: { name: last.figure } },
      };
    case 'tile':
      return { key: 'dock.announce', values: { mandate: { name: last.tile } } };
    default:
      return questionMessage(decision);
  }
}
