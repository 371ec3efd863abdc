import type { BattleView, ClanId, ClanView, Event, FigureId, ProvinceId, Squad } from '@hinode/engine';
import type { TableState } from '../table/table.ts';

/**
 * The table as it stands after some of the events of a war, made of the events alone: for showing a battle step by step
 * while the game underneath is further on.
 */
export const afterEvents = (state: TableState, events: readonly Event[]): TableState => ({
  ...events.reduce(after, state),
  log: [...state.log, ...events.map((event) => ({ at: state.moves, event }))],
});

function after(state: TableState, event: Event): TableState {
  switch (event.type) {
    case 'gained':
      return change(state, event.clan, (clan) => earn(clan, event));
    case 'stolen':
      return change(
        change(state, event.clan, (clan) => earn(clan, event)),
        event.from,
        (clan) => earn(clan, { vp: -(event.vp ?? 0), coins: -(event.coins ?? 0) }),
      );
    case 'paid': {
      const paid = change(state, event.clan, (clan) => earn(clan, { coins: -event.coins }));
      return event.to === undefined
        ? paid
        : change(paid, event.to, (clan) => earn(clan, { coins: event.coins }));
    }
    case 'converted':
      return change(state, event.clan, (clan) => earn(clan, { ronin: -event.ronin, coins: event.ronin }));
    case 'giftGiven': {
      const { coins, ronin } = event;
      const given = change(state, event.clan, (clan) => earn(clan, { coins: -coins, ronin: -ronin }));
      return change(given, event.to, (clan) => earn(clan, { coins, ronin }));
    }
    case 'honorChanged':
      return { ...state, view: { ...state.view, honor: event.honor } };
    case 'figuresKilled':
      return lose(state, event.of, event.province, event.figures);
    case 'hostageTaken': {
      const taken = lose(state, event.of, event.province, { [event.figure]: 1 });
      const hostage = { of: event.owner ?? event.of, figure: event.figure };
      // Who takes a figure of their own from somebody who controls it has it back.
      if (hostage.of === event.clan) return taken;
      return change(taken, event.clan, (clan) => ({ ...clan, hostages: [...clan.hostages, hostage] }));
    }
    case 'controlTaken': {
      const joined = join(lose(state, event.of, event.province, { [event.figure]: 1 }), event.clan, event);
      const { battle } = joined.view;
      return battle === undefined ? joined : fight(joined, { ...battle, force: event.force });
    }
    case 'controlEnded':
      return join(lose(state, event.clan, event.province, { [event.figure]: 1 }), event.of, event);
    case 'tokenTaken': {
      const token = { province: event.province, season: state.view.season };
      return change(state, event.clan, (clan) => ({ ...clan, tokens: [...clan.tokens, token] }));
    }
    case 'warOpened':
      return { ...state, view: { ...state.view, warsOpened: event.war } };
    case 'battleBegan':
      return { ...state, view: { ...state.view, battle: begun(state, event.province, event.fighters) } };
    default:
      return inBattle(state, event);
  }
}

/** What changes the battle alone. */
function inBattle(state: TableState, event: Event): TableState {
  const { battle } = state.view;
  if (battle === undefined) return state;
  switch (event.type) {
    case 'bidSealed':
      return fight(state, { ...battle, haveBid: [...battle.haveBid, event.clan] });
    case 'bidsRevealed': {
      const { bids } = event;
      const paid = bids.reduce((now, { clan, bid }) => {
        const coins = -Object.values(bid).reduce((sum, n) => sum + n, 0);
        return change(now, clan, (one) => earn(one, { coins }));
      }, state);
      return fight(paid, { ...battle, bids, revealed: true, haveBid: battle.fighters });
    }
    case 'advantageWon':
      return fight(state, {
        ...battle,
        advantages: { ...battle.advantages, [event.advantage]: event.clan },
      });
    case 'roninHired':
      return fight(state, { ...battle, force: withForce(battle, event.clan, event.ronin) });
    case 'battleWon':
      return fight(state, { ...battle, force: event.force, winner: event.clan });
    case 'reparationsPaid':
      return event.shares.reduce(
        (now, { clan, coins }) => change(now, clan, (one) => earn(one, { coins })),
        state,
      );
    default:
      return state;
  }
}

const fight = (state: TableState, battle: BattleView): TableState => ({
  ...state,
  view: { ...state.view, battle },
});

const begun = ({ view }: TableState, province: ProvinceId, fighters: readonly ClanId[]): BattleView => ({
  province,
  fighters,
  haveBid: [],
  bids: [],
  revealed: false,
  advantages: {},
  killed: 0,
  force: fighters.map((clan) => ({
    clan,
    force: view.clans.find((one) => one.clan === clan)?.force[province] ?? 0,
  })),
});

const change = (state: TableState, clan: ClanId, to: (before: ClanView) => ClanView): TableState => ({
  ...state,
  view: { ...state.view, clans: state.view.clans.map((one) => (one.clan === clan ? to(one) : one)) },
});

const earn = (
  clan: ClanView,
  { vp = 0, coins = 0, ronin = 0 }: { vp?: number; coins?: number; ronin?: number },
): ClanView => ({
  ...clan,
  // Nobody has less than nothing.
  vp: Math.max(0, clan.vp + vp),
  coins: clan.coins + coins,
  ronin: clan.ronin + ronin,
});

/** Figures leave a province, and their Force with them. */
function lose(state: TableState, clan: ClanId, province: ProvinceId, lost: Squad): TableState {
  const parts = state.sums[clan]?.force[province] ?? [];
  const left = parts.map((part) => {
    const count = part.count - (lost[part.figure] ?? 0);
    return { ...part, count, force: (part.force * count) / part.count };
  });
  const force = sumOf(left) - sumOf(parts);
  const sums = state.sums[clan];
  const { battle } = state.view;
  const thinned = change(
    {
      ...state,
      sums: {
        ...state.sums,
        ...(sums && {
          [clan]: {
            ...sums,
            force: { ...sums.force, [province]: left.filter(({ count }) => count > 0) },
          },
        }),
      },
    },
    clan,
    (one) => ({ ...one, map: { ...one.map, [province]: without(one.map[province], lost) } }),
  );
  // What decided the battle stays, whoever dies of it.
  return battle?.province === province && battle.winner === undefined
    ? fight(thinned, { ...battle, force: withForce(battle, clan, force) })
    : thinned;
}

/** A figure that was somebody else's stands there for this clan now. */
const join = (
  state: TableState,
  clan: ClanId,
  { figure, province }: { readonly figure: FigureId; readonly province: ProvinceId },
): TableState =>
  change(state, clan, (one) => {
    const squad = one.map[province] ?? {};
    return { ...one, map: { ...one.map, [province]: { ...squad, [figure]: (squad[figure] ?? 0) + 1 } } };
  });

const sumOf = (parts: readonly { readonly force: number }[]): number =>
  parts.reduce((sum, { force }) => sum + force, 0);

const without = (squad: Squad = {}, lost: Squad): Record<FigureId, number> =>
  Object.fromEntries(
    Object.entries(squad)
      .map(([figure, n]) => [figure, n - (lost[figure] ?? 0)] as const)
      .filter(([, n]) => n > 0),
  );

const withForce = ({ force }: BattleView, clan: ClanId, more: number): BattleView['force'] =>
  force.map((side) => (side.clan === clan ? { clan, force: side.force + more } : side));
