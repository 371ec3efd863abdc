import type { AdvantageId, Bid, ProvinceId } from '@hinode/engine';
import type { Message } from '@hinode/text';
import type { TableState } from '../table/table.ts';
import { armiesIn } from './forecast.ts';
import { deadIfWonBy, hostageTakenFrom, seppukuOf } from './stakes.ts';

/** What an advantage would mean for the viewer in this battle. */
export function noteOn(advantage: AdvantageId, state: TableState, province: ProvinceId, bid: Bid): Message {
  const { view, me } = state;
  switch (advantage) {
    case 'seppuku':
      return seppukuNote(state, province);
    case 'hostage': {
      const names = hostageTakenFrom(view, me, province);
      return names.length === 0
        ? { key: 'battle.nobody-to-take' }
        : { key: 'battle.from-whom', values: { clans: { names } } };
    }
    case 'ronin':
      return roninNote(state, bid);
    case 'poets':
      return { key: 'battle.deaths', values: { n: deadIfWonBy(view, me) } };
  }
}

function seppukuNote({ view, me }: TableState, province: ProvinceId): Message {
  const { dead, rank } = seppukuOf(view, me, province);
  if (dead === 0) return { key: 'battle.nobody-to-die' };
  const rises = rank < view.honor.indexOf(me) + 1;
  return rises
    ? { key: 'battle.seppuku-worth', values: { n: dead, rank } }
    : { key: 'battle.stay-top', values: { n: dead } };
}

function roninNote(state: TableState, bid: Bid): Message {
  const army = armiesIn(state, bid).find(({ clan }) => clan === state.me);
  if (army === undefined || army.ronin === 0) return { key: 'battle.no-ronin' };
  const values = { n: army.ronin, from: army.force, to: army.force + army.ronin };
  return { key: state.me === 'koi' ? 'battle.koi-coins' : 'battle.ronin-force', values };
}
