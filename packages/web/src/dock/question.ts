import type { Decision, View } from '@hinode/engine';
import { type Message, questionMessage } from '@hinode/text';
import type { Pick } from '../choices/picks.ts';

/** What is asked, once something was pointed at. */
export function questionFor(decision: Decision, { phase, help }: View, chosen: readonly Pick[]): Message {
  const last = chosen.at(-1);
  switch (last?.kind) {
    case 'piece':
      return last.at === undefined
        ? { key: 'dock.where-from-reserve', values: { figure: { name: last.figure } } }
        : { key: 'dock.where', values: { figure: { name: last.figure }, province: { name: last.at } } };
    case 'shrine':
      return { key: 'dock.by-stronghold', values: { shrine: { name: last.shrine } } };
    case 'victim':
      return {
        key: 'dock.replace-with',
        values: { clan: { name: last.of }, figure: { name: last.figure } },
      };
    case 'tile':
      return { key: 'dock.announce', values: { mandate: { name: last.tile } } };
    default:
      return help === undefined
        ? questionMessage({ ...decision, phase })
        : {
            key: 'ask.buy.help',
            values: { purse: { purse: { coins: help.missing } }, clans: { names: help.from } },
          };
  }
}
