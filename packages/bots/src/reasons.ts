import {
  CARDS,
  cardIn,
  isBid,
  isPass,
  MANDATE_IDS,
  type MoveType,
  PROVINCE_IDS,
  provinceIn,
  replacedAt,
  saysYes,
  shrineIn,
  toIn,
  typeOf,
} from '@hinode/engine';
import { mandateIn } from './mandate-sense.ts';
import type { Tried } from './samurai.ts';
import type { Question, Reason, Why } from './types.ts';

/** Says in a few words, as data, what a move is for. */

const PURPOSE: Partial<Record<MoveType, Reason>> = {
  summon: 'win-province',
  move: 'win-province',
  build: 'build-up',
  buy: 'buy-strength',
  replace: 'weaken-rival',
  kill: 'weaken-rival',
  hostage: 'weaken-rival',
  place: 'win-province',
  give: 'gain-points',
  share: 'worth-allying',
  accept: 'worth-allying',
  propose: 'worth-allying',
  decline: 'not-worth-it',
  withdraw: 'not-worth-it',
  ready: 'not-worth-it',
};

export function reasonFor(_question: Question, answers: readonly Tried[]): Why {
  const [best, next] = answers as readonly [Tried, Tried?];
  const gain = next === undefined ? undefined : Math.round((best.value - next.value) * 10) / 10;
  return { reason: purpose(best.code), ...(gain !== undefined && { gain }), ...details(best.code) };
}

function purpose(code: number): Reason {
  if (isBid(code)) return 'fair-odds';
  if (isPass(code)) return 'not-worth-it';
  const type = typeOf(code);
  if (type === 'summon' && shrineIn(code) >= 0) return 'please-kami';
  if (type === 'use') return saysYes(code) ? 'gain-points' : 'not-worth-it';
  return PURPOSE[type] ?? 'best-outlook';
}

function details(code: number): Partial<Why> {
  if (isBid(code) || isPass(code)) return {};
  switch (typeOf(code)) {
    case 'summon':
    case 'build':
    case 'kill':
      return { province: PROVINCE_IDS[provinceIn(code)] as string };
    case 'move':
      return { province: PROVINCE_IDS[toIn(code)] as string };
    case 'replace': {
      const province = PROVINCE_IDS[replacedAt(code)];
      return province === undefined ? {} : { province };
    }
    case 'mandate':
      return { about: MANDATE_IDS[mandateIn(code)] as string };
    case 'buy':
      return { about: (CARDS[cardIn(code)] as (typeof CARDS)[number]).id };
    default:
      return {};
  }
}
