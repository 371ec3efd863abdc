import * as released from '../../released/rules-1.mjs';
import type { CardId } from '../data/cards.ts';
import type { ClanId } from '../data/clans.ts';
import { refuse } from '../errors.ts';
import type { FigureId } from '../moves/types.ts';
import type { Numbered } from '../state/catalogue.ts';
import type { Hooks } from '../state/hooks.ts';
import type { State } from '../state/layout.ts';
import type { Price } from '../views/price.ts';
import type { Reach } from '../views/reach.ts';
import type { Stakes } from '../views/stakes.ts';
import type { BattleView, ClanView, Squad } from '../views/view.ts';
import type { RulesEngine } from './engine.ts';

/**
 * Rules 1. They had no pause before the war; what tables have learned to ask since then is derived from their view. A released file
 * never changes, so its name is fingerprint enough.
 */
export const engine: RulesEngine = {
  ...released,
  rules: released.RULES_VERSION,
  fingerprint: 'rules-1',
  stateOf: (cells) => Int32Array.from(cells) as State,
  isSettled: released.settles,
  isPausing: () => false,
  notYourTurn: (state, clan) =>
    refuse('not-your-turn', 'MANDATE-3', {
      clan,
      waitingFor: released.decisions(state).map((asked) => asked.clan),
    }),
  priceOf,
  reachOf,
  stakesOf,
};

const STRONGHOLD_COST = 3;
const REPLACEMENTS = 2;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const figuresIn = (squad: Squad = {}): number =>
  sum(Object.entries(squad).map(([kind, count]) => (kind === 'stronghold' ? 0 : count)));

/** In the catalogue of rules 1 a card contains its hooks. */
const cardOf = (card: CardId) =>
  released.cardNumbered(released.cardNumber(card)) as Numbered & Pick<Hooks, 'extraReplacements'>;

function priceOf(state: State, clan: ClanId, card: CardId): Price {
  const buyer = released.clanNumber(clan);
  const { cost } = cardOf(card);
  const [asked] = released.decisions(state);
  const discount = asked?.ability === undefined ? released.trainDiscount(state, buyer) : 0;
  return {
    cost,
    capped: released.priceFor(buyer, cost, 0),
    price: released.priceFor(buyer, cost, discount),
  };
}

function reachOf(state: State, clan: ClanId): Reach {
  const number = released.clanNumber(clan);
  const { map, reserve, coins, cards, ally } = clanIn(state, clan);
  const squads = Object.values(map);
  const strongholds = sum(squads.map(({ stronghold = 0 }) => stronghold));
  const strongholdPrice = released.priceFor(number, STRONGHOLD_COST, 0);
  return {
    bonus: released.getsBonus(state, number),
    summons: Math.min(strongholds > 0 ? strongholds + 1 : 0, figuresIn(reserve)),
    movers: sum(squads.map(figuresIn)),
    builds: coins >= strongholdPrice && (reserve['stronghold'] ?? 0) > 0,
    strongholdPrice,
    discount: released.trainDiscount(state, number),
    replacements: REPLACEMENTS + sum(cards.map((card) => cardOf(card).extraReplacements ?? 0)),
    breaksAlliance: ally !== undefined,
  };
}

function stakesOf(state: State, clan: ClanId): Stakes | undefined {
  const { battle, clans, honor } = released.view(state);
  if (!battle?.fighters.includes(clan)) return undefined;
  const { map, ronin: tokens } = clanIn(state, clan);
  const own = figuresIn(map[battle.province]);
  const ronin = released.roninForHire(state, released.clanNumber(clan));
  const others = clans.filter((other) => other.clan !== clan);
  return {
    seppuku: { dead: own, rank: Math.max(0, honor.indexOf(clan) - own) + 1 },
    hostagesFrom: others.filter(({ map }) => hasHostage(map[battle.province])).map((other) => other.clan),
    ronin,
    coinsAmongRonin: ronin - tokens,
    dead: battle.killed + sum(others.map((other) => diesIfLost(other, clan, battle))),
  };
}

function clanIn(state: State, clan: ClanId): ClanView {
  const found = released.view(state).clans.find((one) => one.clan === clan);
  if (found === undefined) throw new Error(`${clan} is not in this game`);
  return found;
}

const hasHostage = (squad: Squad = {}): boolean =>
  Object.keys(squad).some((figure) => figure !== 'stronghold' && !isDaimyo(figure));

/** A Monster, which is named after its card, may count as one. */
const isDaimyo = (figure: FigureId): boolean =>
  figure === 'daimyo' || released.isDaimyo(released.kindOfCard(released.cardNumber(figure)));

const diesIfLost = ({ clan, ally, map }: ClanView, winner: ClanId, battle: BattleView): number =>
  battle.fighters.includes(clan) && ally !== winner ? figuresIn(map[battle.province]) : 0;
