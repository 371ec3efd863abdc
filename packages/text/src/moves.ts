import type { Decision, Move } from '@hinode/engine';
import { answerMessages, passMessage } from './questions.ts';
import type { Message } from './values.ts';

/** If passing means being done with something, the button names it: "Done moving". */
const ENDS: ReadonlySet<Decision['kind']> = new Set(['move', 'replace', 'summon']);

/** A move in words: "Summon a Bushi to Edo". If a button makes it, in the words of that button. */
export function moveMessage(move: Move, asked: Decision): Message {
  switch (move.type) {
    case 'mandate':
      return move.announce === undefined
        ? { key: 'move.mandate', values: { mandate: { name: move.tile } } }
        : {
            key: 'dock.lay-face-down',
            values: { tile: { name: move.tile }, mandate: { name: move.announce } },
          };
    case 'summon':
      return move.shrine === undefined
        ? { key: 'move.summon', values: { figure: { name: move.figure }, province: { name: move.province } } }
        : { key: 'move.to-shrine', values: { figure: { name: move.figure }, shrine: { name: move.shrine } } };
    case 'place':
      return 'province' in move
        ? { key: 'move.summon', values: { figure: { name: move.figure }, province: { name: move.province } } }
        : { key: 'move.to-shrine', values: { figure: { name: move.figure }, shrine: { name: move.shrine } } };
    case 'move':
      return {
        key: 'move.move',
        values: { figure: { name: move.figure }, from: { name: move.from }, to: { name: move.to } },
      };
    case 'build':
      return { key: 'move.build', values: { province: { name: move.province } } };
    case 'buy':
      return { key: 'move.buy', values: { card: { name: move.card } } };
    case 'replace':
      return {
        key: 'move.replace',
        values: { clan: { name: move.of }, figure: { name: move.figure }, with: { name: move.with } },
      };
    case 'kill':
      return { key: 'move.kill', values: { clan: { name: move.of }, figure: { name: move.figure } } };
    case 'hostage':
      return { key: 'move.hostage', values: { clan: { name: move.of }, figure: { name: move.figure } } };
    case 'control':
      return { key: 'move.control', values: { clan: { name: move.of }, figure: { name: move.figure } } };
    case 'bid': {
      const { seppuku, hostage, ronin, poets } = move;
      return { key: 'move.bid', values: { seppuku, hostage, ronin, poets } };
    }
    case 'share':
      return { key: 'move.share', values: { clans: { names: move.to } } };
    case 'give':
      return { key: 'move.give', values: { clan: { name: move.to } } };
    case 'gift':
      return {
        key: 'move.gift',
        values: {
          clan: { name: move.to },
          gift: { purse: { coins: move.coins ?? 0, ronin: move.ronin ?? 0 } },
        },
      };
    case 'use':
      return move.value ? answerMessages(asked).yes : answerMessages(asked).no;
    case 'order':
      return { key: move.first ? 'answer.order.first' : 'answer.order.last' };
    case 'propose':
      return { key: 'move.propose', values: { clan: { name: move.with } } };
    case 'withdraw':
      return { key: 'move.withdraw', values: { clan: { name: move.with } } };
    case 'accept':
      return { key: 'move.accept', values: { clan: { name: move.with } } };
    case 'decline':
      return { key: 'move.decline', values: { clan: { name: move.with } } };
    case 'ready':
      return { key: 'move.ready' };
    case 'pass':
      return ENDS.has(asked.kind) ? { key: 'move.done' } : passMessage(asked);
  }
}
