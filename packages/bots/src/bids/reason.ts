import type { State } from '@hinode/engine';
import { ADVANTAGE_IDS, CLAN_IDS, PROVINCE_IDS } from '@hinode/engine/facts';
import {
  battleForce,
  battleProvince,
  bidOn,
  clanId,
  coinsOf,
  countAt,
  figureCount,
  figureKinds,
  figuresOnly,
  forceOfFigure,
  higherHonor,
  isDaimyo,
  isFighter,
  roninForHire,
  squadAt,
} from '@hinode/engine/search';
import type { Why } from '../types.ts';
import { fightsAhead } from './thumb.ts';

/** A battle before its bids are revealed, as one of its fighters sees it. */
interface Sight {
  readonly state: State;
  readonly clan: number;
  readonly place: number;
  readonly province: string;
  readonly rivals: readonly number[];
  readonly force: number;
  /** Force if the ronin are hired with what this bid leaves. */
  readonly hired: number;
}

/** What a bid is for, as a fact of the battle: what the advantage with the most coins on it would do. */
export function bidReason(state: State, clan: number, code: number): Why {
  const coins = ADVANTAGE_IDS.map((_, advantage) => bidOn(code, advantage));
  const total = coins.reduce((sum, on) => sum + on, 0);
  const sight = sightOf(state, clan, total);
  if (total === 0) return keepsCoins(sight);
  const byCoins = coins
    .map((on, advantage) => ({ on, advantage }))
    .filter(({ on }) => on > 0)
    .sort((a, b) => b.on - a.on);
  for (const { advantage } of byCoins) {
    const why = PURPOSE[advantage]?.(sight);
    if (why !== undefined) return why;
  }
  return { reason: 'unreadable' };
}

function sightOf(state: State, clan: number, bid: number): Sight {
  const place = battleProvince(state);
  const force = battleForce(state, clan, place);
  // KOI-2: coins that are bid do not fight.
  const left = roninForHire(state, clan, coinsOf(state, clan) - bid);
  return {
    state,
    clan,
    place,
    province: PROVINCE_IDS[place] as string,
    rivals: [...CLAN_IDS.keys()].filter((other) => other !== clan && isFighter(state, other)),
    force,
    hired: force + left,
  };
}

const forceOf = ({ state, place }: Sight, rival: number): number => battleForce(state, rival, place);

/** OUTCOME-1: the most Force wins, ties go to the higher honor. */
const beats = ({ state, clan }: Sight, force: number, rival: number, theirs: number): boolean =>
  force > theirs || (force === theirs && higherHonor(state, clan, rival));

const wins = (sight: Sight, force: number, theirs = (rival: number) => forceOf(sight, rival)): boolean =>
  sight.rivals.every((rival) => beats(sight, force, rival, theirs(rival)));

const strongest = (sight: Sight, theirs = (rival: number) => forceOf(sight, rival)): number =>
  Math.max(0, ...sight.rivals.map(theirs));

function keepsCoins(sight: Sight): Why {
  const { state, clan, province, force } = sight;
  const count = fightsAhead(state, clan);
  if (count > 0) return { reason: 'save-coins', count };
  const against = strongest(sight);
  return { reason: wins(sight, force) ? 'ahead' : 'behind', province, force, against };
}

type Purpose = (sight: Sight) => Why | undefined;

const seppuku: Purpose = (sight) => {
  const { state, clan, place, province, hired } = sight;
  const count = figureCount(figuresOnly(squadAt(state, clan, place)));
  if (count === 0) return undefined;
  return wins(sight, hired)
    ? { reason: 'seppuku-pays', province, count }
    : { reason: 'sells-defeat', province, force: hired, against: strongest(sight) };
};

/** The kinds of figures that a clan could lose as hostages. */
const takableOf = ({ state, place }: Sight, clan: number): number[] =>
  figureKinds().filter((kind) => countAt(state, clan, kind, place) > 0 && !isDaimyo(kind));

const hostage: Purpose = (sight) => {
  const { state, place, province, force } = sight;
  const takable = sight.rivals.flatMap((rival) =>
    takableOf(sight, rival).map((kind) => ({ rival, loses: forceOfFigure(state, rival, kind, place) })),
  );
  if (takable.length === 0)
    return takableOf(sight, sight.clan).length > 0 ? { reason: 'hostage-denied', province } : undefined;
  if (!wins(sight, force)) {
    for (const { rival, loses } of takable) {
      const theirs = (one: number): number => forceOf(sight, one) - (one === rival ? loses : 0);
      if (wins(sight, force, theirs))
        return {
          reason: 'hostage-wins',
          province,
          clan: clanId(rival),
          force,
          against: strongest(sight, theirs),
        };
    }
  }
  return { reason: 'hostage-pays', province };
};

const ronin: Purpose = (sight) => {
  const { state, province, force, hired } = sight;
  if (!wins(sight, force))
    return wins(sight, hired)
      ? { reason: 'ronin-win', province, force: hired, against: strongest(sight) }
      : undefined;
  for (const rival of sight.rivals) {
    // To win the ronin the Koi must bid a coin, which then does not fight.
    const hired = roninForHire(state, rival, Math.max(0, coinsOf(state, rival) - 1));
    const against = forceOf(sight, rival) + hired;
    if (!beats(sight, force, rival, against))
      return { reason: 'ronin-denied', province, clan: clanId(rival), force, against };
  }
  return undefined;
};

const poets: Purpose = ({ state, clan, rivals, place, province }) => {
  const count = [clan, ...rivals].reduce(
    (sum, one) => sum + figureCount(figuresOnly(squadAt(state, one, place))),
    0,
  );
  return count === 0 ? undefined : { reason: 'poets-pay', province, count };
};

/** In the order of the advantages. */
const PURPOSE: readonly Purpose[] = [seppuku, hostage, ronin, poets];
