import type { ClanView, Setup, Squad, View } from '@hinode/engine';
import type { Position } from '@hinode/engine/scenario';
import type { Scenario } from '../scenario-game.ts';

/**
 * What is public at a table, as a scenario. It is made from a view, so that nothing can get into it that the viewer does not know.
 * It begins at a point for which the rules have a name: at tea, at the choice of this mandate, at this kami turn or at this war. A
 * game that is over has none.
 */
export function scenarioOf(view: View, setup: Omit<Setup, 'seed' | 'set'>): Scenario | undefined {
  const { clans, boxes, monsters, unbound } = setup;
  const at = beginningOf(view);
  if (at === undefined) return undefined;
  return {
    setup: {
      clans,
      set: view.set,
      // Not the seed of the game: what is hidden there stays hidden.
      seed: 'position',
      ...(boxes && { boxes }),
      ...(monsters && { monsters }),
      ...(unbound !== undefined && { unbound }),
    },
    position: {
      season: view.season,
      shrines: view.shrines,
      honor: view.honor,
      ...(view.alliances.length > 0 && { alliances: view.alliances }),
      wars: view.wars,
      display: view.display,
      clans: Object.fromEntries(view.clans.map((clan) => [clan.clan, clanOf(clan)])),
      at,
    },
  };
}

function clanOf(seen: ClanView): NonNullable<NonNullable<Position['clans']>[ClanView['clan']]> {
  const { vp, coins, ronin, cards, tokens, allianceSeasons, map, shrines, hostages } = seen;
  return {
    ...(vp > 0 && { vp }),
    ...(coins > 0 && { coins }),
    ...(ronin > 0 && { ronin }),
    ...(cards.length > 0 && { cards }),
    ...(tokens.length > 0 && { tokens }),
    ...(allianceSeasons.length > 0 && { allianceSeasons }),
    ...(hostages.length > 0 && { hostages }),
    map: placesOf(map),
    ...(Object.keys(shrines).length > 0 && { shrines: placesOf(shrines) }),
  };
}

/** Without kinds of pieces of which there are none. */
const placesOf = <Places extends Readonly<Record<string, Squad | undefined>>>(places: Places): Places =>
  Object.fromEntries(
    Object.entries(places).map(([place, squad]) => [
      place,
      Object.fromEntries(Object.entries(squad ?? {}).filter(([, count]) => count > 0)),
    ]),
  ) as Places;

function beginningOf(view: View): Position['at'] {
  const { phase, turn, current, mandate, tiles, kamiTurn, battle, warsOpened, wars } = view;
  switch (phase) {
    case 'tea':
      return { phase: 'tea' };
    case 'politics':
      if (mandate === undefined && tiles === undefined && kamiTurn > 0 && isAfterKami(turn, kamiTurn))
        return { phase: 'kami', turn: kamiTurn };
      return {
        phase: 'mandate',
        turn: Math.max(1, turn),
        ...(current && { clan: current }),
        // The mandate that is being carried out can be chosen again.
        tiles: tiles ?? (mandate ? [mandate] : []),
      };
    case 'war': {
      const next = warsOpened + (battle ? 0 : 1);
      return wars.length === 0 ? { phase: 'war-start' } : { phase: 'war', war: Math.min(next, wars.length) };
    }
    default:
      return undefined;
  }
}

const TURNS_BEFORE_KAMI = [3, 5, 7];
const isAfterKami = (turn: number, kamiTurn: number): boolean => TURNS_BEFORE_KAMI[kamiTurn - 1] === turn;
