import { isAsked, waiting } from '../agenda/agenda.ts';
import { hasBid } from '../battle/bids.ts';
import { ADVANTAGE_IDS } from '../data/year.ts';
import { priceFor } from '../effects/purchase.ts';
import { canSummonTo } from '../effects/summon.ts';
import { movesAnywhere } from '../effects/travel.ts';
import { type Refusal, refuse } from '../errors.ts';
import { canStandIn, mayReplace } from '../mandates/betray.ts';
import { strongholdPrice } from '../mandates/marshal.ts';
import { mayRecruitTo } from '../mandates/recruit.ts';
import { trainDiscount } from '../mandates/train.ts';
import { laysFaceDown } from '../phases/politics.ts';
import { asked, couldAlly, offered, stands } from '../phases/tea.ts';
import { cardNumbered } from '../state/catalogue.ts';
import { coinsOf, isAllied, isInPlay, phaseOf, roninOf } from '../state/clans.ts';
import { BUSHI, countAt, countIn, isShrine, reserveOf, STRONGHOLD } from '../state/figures.ts';
import { isFighter } from '../state/force.ts';
import { isDaimyo, kindId } from '../state/kinds.ts';
import { ARRIVED, BATTLE_PROVINCE, DISPLAY, DISPLAY_COUNT, get, NONE, type State } from '../state/layout.ts';
import { areNeighbors } from '../state/map.ts';
import { cardId, clanId, clansOf, mandateId, provinceId } from '../state/names.ts';
import { whyNotLeave, whyNotStand } from '../state/standing.ts';
import type { Purse, Read } from './border.ts';
import {
  announcedIn,
  bidOn,
  cardIn,
  clanIn,
  clansIn,
  figureIn,
  fromIn,
  isPass,
  placeIn,
  provinceIn,
  replacedAt,
  replacementIn,
  shrineIn,
  tileIn,
  toIn,
} from './code.ts';
import { optionsOf } from './legal.ts';
import { notYourTurn } from './not-your-turn.ts';
import type { MoveType } from './types.ts';

/**
 * Is a well-formed move legal now, and if not, why not? What is legal is exactly what the open question offers;
 * bids, gifts and proposals, which are not listed, have their own conditions. The reasons below are only looked
 * for once a move is known to be illegal, so that they can never disagree with the rules.
 */
export function whyIllegal(state: State, read: Read): Refusal | undefined {
  const asking = waiting(state);
  if (asking === undefined)
    return phaseOf(state) === 'over' ? refuse('game-over', 'WINTER-5') : refuse('nobody-is-asked', 'DEAL-5');
  if (read.type === 'gift') return whyNoGift(state, read);
  if (read.type === 'propose') return whyNoProposal(state, read);
  if (read.type === 'bid' && asking.asks === 'bid') return whyNoBid(state, read);
  if (
    read.type === 'use' &&
    read.ability !== undefined &&
    isAsked(state, read.clan) &&
    read.ability !== asking.ability
  )
    return refuse('other-ability-asked', 'FORMAT', { asked: asking.ability ?? asking.asks });
  return isListed(state, read) ? undefined : whyNotListed(state, read, asking.asks, asking.ability);
}

function isListed(state: State, { clan, code }: Read): boolean {
  const { codes, count } = optionsOf(state, clan);
  for (let i = 0; i < count; i++) if (codes[i] === code) return true;
  return false;
}

/** DEAL-2, DEAL-5: at any time in the tea ceremony and the political phase, whoever's turn it is. */
function whyNoGift(state: State, { clan, to = NONE, give }: Read): Refusal | undefined {
  const phase = phaseOf(state);
  if (phase !== 'tea' && phase !== 'politics') return refuse('no-gifts-now', 'DEAL-2', { phase });
  if (!isInPlay(state, to)) return refuse('clan-not-in-play', 'SETUP-1', { clan: clanId(to) });
  if (to === clan) return refuse('gift-to-yourself', 'DEAL-5', { clan: clanId(clan) });
  if (give === undefined || give.coins + give.ronin === 0) return refuse('nothing-given', 'DEAL-5');
  return whyNotHeld(state, clan, give, 'DEAL-2');
}

function whyNotHeld(state: State, clan: number, { coins, ronin }: Purse, rule: string): Refusal | undefined {
  if (coins > coinsOf(state, clan))
    return refuse('not-enough-coins', rule, { clan: clanId(clan), needed: coins, has: coinsOf(state, clan) });
  if (ronin > roninOf(state, clan))
    return refuse('not-enough-ronin', rule, { clan: clanId(clan), needed: ronin, has: roninOf(state, clan) });
  return undefined;
}

const NOTHING: Purse = { coins: 0, ronin: 0 };

function whyNoProposal(state: State, { clan, to = NONE, give = NOTHING }: Read): Refusal | undefined {
  if (phaseOf(state) !== 'tea') return refuse('no-tea-now', 'TEA-4');
  return whyNoAlliance(state, clan, to) ?? whyNotHeld(state, clan, give, 'TEA-5');
}

function whyNoAlliance(state: State, clan: number, partner: number): Refusal | undefined {
  if (couldAlly(state, clan, partner)) return undefined;
  if (partner === clan) return refuse('alliance-with-yourself', 'TEA-2', { clan: clanId(clan) });
  if (!isInPlay(state, partner)) return refuse('clan-not-in-play', 'SETUP-1', { clan: clanId(partner) });
  const taken = isAllied(state, clan) ? clan : partner;
  return refuse('already-allied', 'TEA-2', { clan: clanId(taken) });
}

/** BATTLE-2, BATTLE-6: any division of what one has, once. */
function whyNoBid(state: State, { clan, code }: Read): Refusal | undefined {
  const province = provinceId(get(state, BATTLE_PROVINCE));
  if (!isFighter(state, clan)) return refuse('not-in-this-battle', 'WAR-3', { clan: clanId(clan), province });
  if (hasBid(state, clan)) return refuse('already-bid', 'BATTLE-6', { clan: clanId(clan), province });
  const coins = ADVANTAGE_IDS.reduce((sum, _, advantage) => sum + bidOn(code, advantage), 0);
  return whyNotHeld(state, clan, { coins, ronin: 0 }, 'BATTLE-2');
}

const TEA_MOVES: readonly MoveType[] = ['withdraw', 'accept', 'decline', 'ready'];

function whyNotListed(state: State, read: Read, asks: MoveType, ability: string | undefined): Refusal {
  const { clan, type, code } = read;
  if (type === 'ready' && asks === 'ready')
    return refuse('already-said', phaseOf(state) === 'tea' ? 'TEA-5' : 'DEAL-6', { clan: clanId(clan) });
  if (TEA_MOVES.includes(type))
    return phaseOf(state) === 'tea' ? whyNotAtTea(state, read) : refuse('no-tea-now', 'TEA-4');
  if (!isAsked(state, clan)) return notYourTurn(state, clanId(clan));
  if (type === 'pass') return refuse('compulsory', 'MANDATE-5', { asked: asks });
  if (type !== asks)
    return refuse('not-asked', 'FORMAT', { asked: asks, phase: phaseOf(state), ...(ability && { ability }) });
  return reason(state, clan, type, code, ability) ?? refuse('not-possible', 'FORMAT', { asked: asks });
}

function whyNotAtTea(state: State, { clan, type, code }: Read): Refusal {
  const other = clanIn(code);
  const [proposer, partner] = type === 'withdraw' ? [clan, other] : [other, clan];
  const noAlliance = whyNoAlliance(state, clan, other);
  if (noAlliance) return noAlliance;
  if (!stands(state, proposer, partner))
    return refuse('no-such-proposal', 'TEA-5', { from: clanId(proposer), to: clanId(partner) });
  return (
    whyNotHeld(state, proposer, offered(state, proposer, partner), 'TEA-5') ??
    whyNotHeld(state, partner, asked(state, proposer, partner), 'TEA-5') ??
    refuse('not-possible', 'TEA-5')
  );
}

function reason(
  state: State,
  clan: number,
  type: MoveType,
  code: number,
  ability?: string,
): Refusal | undefined {
  if (isPass(code)) return undefined;
  switch (type) {
    case 'mandate':
      return whyNotMandate(state, clan, code);
    case 'summon':
      return whyNotSummon(state, clan, code, ability);
    case 'move':
      return whyNotMove(state, clan, code, ability);
    case 'build':
      return whyNotBuild(state, clan, code);
    case 'buy':
      return whyNotBuy(state, clan, code, ability);
    case 'replace':
      return whyNotReplace(state, clan, code);
    case 'place':
      return whyNotPlace(state, clan, code, ability);
    case 'kill':
    case 'hostage':
      return whyNotVictim(state, clan, type, code, ability);
    case 'share':
      return refuse('wrong-share', 'REPAIR-2', { to: clansOf(clansIn(code)) });
    case 'give':
      return clanIn(code) === clan
        ? refuse('give-to-yourself', 'CARD-BENEVOLENCE')
        : refuse('clan-not-in-play', 'SETUP-1', { clan: clanId(clanIn(code)) });
    default:
      return undefined;
  }
}

function whyNotMandate(state: State, clan: number, code: number): Refusal {
  const announces = laysFaceDown(state, clan);
  const announced = announcedIn(code) !== NONE;
  if (announces && !announced) return refuse('announce-needed', 'LOTUS-1');
  if (!announces && announced) return refuse('nothing-to-announce', 'MANDATE-2', { clan: clanId(clan) });
  return refuse('tile-not-drawn', 'MANDATE-1', { tile: mandateId(tileIn(code)) });
}

function notInReserve(state: State, clan: number, kind: number, rule: string): Refusal | undefined {
  if (kind !== STRONGHOLD && countIn(reserveOf(state, clan), kind) > 0) return undefined;
  return refuse('no-figure-of-that-type', rule, {
    clan: clanId(clan),
    figure: kindId(kind),
    place: 'reserve',
  });
}

function whyNotSummon(state: State, clan: number, code: number, ability?: string): Refusal | undefined {
  const kind = figureIn(code);
  const province = provinceIn(code);
  const facts = { clan: clanId(clan), figure: kindId(kind), province: provinceId(province) };
  if (ability === 'raijin' && kind !== BUSHI) return refuse('bushi-only', 'KAMI-6', facts);
  if (ability !== undefined && ability !== 'raijin' && ability !== kindId(kind))
    return refuse('other-figure-summoned', 'TRAIN-4', { ...facts, summoned: ability });
  const missing = notInReserve(state, clan, kind, 'RECRUIT-3');
  if (missing) return missing;
  const shrine = shrineIn(code);
  const barred =
    (shrine === NONE ? undefined : whyNotStand(state, clan, kind, shrine, 'summon')) ??
    whyNotStand(state, clan, kind, province, 'summon');
  if (barred) return refuse(barred.code, barred.rule, facts);
  if (!canSummonTo(state, clan, province)) return refuse('no-stronghold-there', 'RECRUIT-1', facts);
  if (ability === undefined && !mayRecruitTo(state, clan, province))
    return refuse('stronghold-already-used', 'RECRUIT-1', facts);
  return undefined;
}

function whyNotMove(state: State, clan: number, code: number, ability?: string): Refusal | undefined {
  const kind = figureIn(code);
  const from = fromIn(code);
  const to = toIn(code);
  const facts = { clan: clanId(clan), figure: kindId(kind), from: provinceId(from), to: provinceId(to) };
  const kept = whyNotLeave(state, clan, kind, from);
  if (kept && kind === STRONGHOLD) return refuse(kept.code, kept.rule, facts);
  const there = countAt(state, clan, kind, from);
  if (there === 0) return refuse('no-figure-there', 'MARSHAL-1', facts);
  if (ability === undefined && there === countIn(get(state, ARRIVED + from), kind))
    return refuse('already-moved', 'MARSHAL-1', facts);
  if (from === to || (!movesAnywhere(state, clan) && !areNeighbors(from, to)))
    return refuse('not-adjacent', 'MARSHAL-1', facts);
  const barred = kept ?? whyNotStand(state, clan, kind, to, 'move');
  return barred
    ? refuse(barred.code, barred.rule, facts)
    : refuse('route-closed', 'CARD-PATH-OF-THE-SERPENT', facts);
}

function whyNotBuild(state: State, clan: number, code: number): Refusal | undefined {
  if (countIn(reserveOf(state, clan), STRONGHOLD) === 0)
    return refuse('no-stronghold-in-reserve', 'MARSHAL-2', { clan: clanId(clan) });
  const barred = whyNotStand(state, clan, STRONGHOLD, provinceIn(code), 'build');
  if (barred)
    return refuse(barred.code, barred.rule, { clan: clanId(clan), province: provinceId(provinceIn(code)) });
  return whyNotHeld(state, clan, { coins: strongholdPrice(state, clan), ronin: 0 }, 'MARSHAL-2');
}

function whyNotBuy(state: State, clan: number, code: number, ability?: string): Refusal | undefined {
  const card = cardIn(code);
  let shown = false;
  for (let i = 0; i < get(state, DISPLAY_COUNT); i++) shown ||= get(state, DISPLAY + i) === card;
  if (!shown) return refuse('card-not-on-display', 'TRAIN-5', { card: cardId(card) });
  const discount = ability === undefined ? trainDiscount(state, clan) : 0;
  const coins = priceFor(state, clan, cardNumbered(card).cost, discount);
  return whyNotHeld(state, clan, { coins, ronin: 0 }, 'TRAIN-1');
}

function whyNotReplace(state: State, clan: number, code: number): Refusal | undefined {
  const of = clanIn(code);
  const kind = figureIn(code);
  const by = replacementIn(code);
  const place = replacedAt(code);
  const facts = { clan: clanId(clan), of: clanId(of), figure: kindId(kind), with: kindId(by) };
  if (of === clan) return refuse('own-figure', 'BETRAY-3', facts);
  if (kind === STRONGHOLD || isDaimyo(kind)) return refuse('cannot-be-replaced', 'BETRAY-5', facts);
  if (countAt(state, of, kind, place) === 0) return refuse('no-figure-there', 'BETRAY-3', facts);
  const missing = notInReserve(state, clan, by, 'BETRAY-3');
  if (missing) return missing;
  if (!canStandIn(kind, by, place)) return refuse('different-type', 'BETRAY-4', facts);
  const barred = whyNotStand(state, clan, by, place, 'replace');
  if (barred) return refuse(barred.code, barred.rule, facts);
  if (!mayReplace(state, clan, of, isShrine(place)))
    return isShrine(place)
      ? refuse('worshippers-out-of-reach', 'BETRAY-5', facts)
      : refuse('opponent-already-hit', 'BETRAY-3', facts);
  return undefined;
}

function whyNotPlace(state: State, clan: number, code: number, ability?: string): Refusal | undefined {
  const kind = figureIn(code);
  const place = placeIn(code);
  const rule = ability === undefined ? 'WORD-7' : `CARD-${ability.toUpperCase()}`;
  const missing = notInReserve(state, clan, kind, rule);
  if (missing) return missing;
  const facts = { clan: clanId(clan), figure: kindId(kind) };
  const barred = whyNotStand(state, clan, kind, place, 'place');
  if (barred && barred.code !== 'cannot-worship') return refuse(barred.code, barred.rule, facts);
  if (!isShrine(place) && kind === BUSHI && countAt(state, clan, STRONGHOLD, place) === 0)
    return refuse('no-stronghold-there', rule, { ...facts, province: provinceId(place) });
  return refuse('not-placed-there', rule, facts);
}

function whyNotVictim(
  state: State,
  clan: number,
  type: 'kill' | 'hostage',
  code: number,
  ability?: string,
): Refusal {
  const of = clanIn(code);
  const kind = figureIn(code);
  const rule = type === 'hostage' ? 'HOSTAGE-1' : `CARD-${(ability ?? '').toUpperCase()}`;
  const province = type === 'hostage' ? get(state, BATTLE_PROVINCE) : provinceIn(code);
  const facts = { of: clanId(of), figure: kindId(kind), province: provinceId(province) };
  if (isDaimyo(kind)) return refuse('daimyo-immune', 'WORD-12', facts);
  if (type === 'hostage' && of === clan) return refuse('own-figure', rule, facts);
  if (kind === STRONGHOLD || countAt(state, of, kind, province) === 0)
    return refuse('no-figure-there', rule, facts);
  return refuse('cannot-be-chosen', rule, facts);
}
