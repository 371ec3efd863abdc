import {
  type ClanId,
  type ClanView,
  type ProvinceId,
  result,
  type State,
  type View,
  view,
} from '@hinode/engine';
import type { Goal, GoalPart } from './puzzle.ts';

/** How one part of a goal turned out. */
export interface Finding {
  readonly part: GoalPart;
  readonly reached: boolean;
  /** How much was asked for and how much there is, if it is a number. */
  readonly asked?: number;
  readonly got?: number;
  /** Where it was missed, and who holds the place instead. */
  readonly places?: readonly Lost[];
}

interface Lost {
  readonly province: ProvinceId;
  readonly by?: ClanId;
}

/** What came of a goal, part by part. `before` is the position in which the puzzle began. */
export function findings(goal: Goal, clan: ClanId, before: State, after: State): Finding[] {
  const seen = view(after, clan);
  const mine = clanIn(seen, clan);
  const others = seen.clans.filter((one) => one.clan !== clan);
  const found: Finding[] = [];
  const atLeast = (part: GoalPart, asked: number | undefined, got: number): void => {
    if (asked !== undefined) found.push({ part, asked, got, reached: got >= asked });
  };
  /** All of these provinces must be mine. */
  const everywhere = (
    part: GoalPart,
    asked: readonly ProvinceId[] | undefined,
    whose: (province: ProvinceId) => ClanId | undefined,
  ): void => {
    if (asked === undefined) return;
    const places = asked.flatMap((province) => {
      const by = whose(province);
      return by === clan ? [] : [{ province, ...(by && { by }) }];
    });
    found.push({ part, reached: places.length === 0, places });
  };
  if (goal.gain !== undefined) atLeast('gain', goal.gain, mine.vp - clanIn(view(before, clan), clan).vp);
  everywhere('tokens', goal.tokens, (province) => tokenHolder(seen, province));
  atLeast('coins', goal.coins, mine.coins);
  atLeast('ronin', goal.ronin, mine.ronin);
  if (goal.honor !== undefined) {
    const got = seen.honor.indexOf(clan) + 1;
    found.push({ part: 'honor', asked: goal.honor, got, reached: got <= goal.honor });
  }
  everywhere('strongest', goal.strongest, (province) => strongestIn(seen, province));
  if (goal.keeps) {
    const got = Object.entries(goal.keeps).reduce(
      (sum, [figure, asked]) => sum + Math.min(asked, onMap(mine, figure)),
      0,
    );
    const asked = Object.values(goal.keeps).reduce((sum, count) => sum + count, 0);
    found.push({ part: 'keeps', asked, got, reached: got === asked });
  }
  everywhere('alone', goal.alone, (province) => others.find(({ force }) => force[province])?.clan ?? clan);
  if (goal.wins) found.push({ part: 'wins', reached: result(after)?.winners.includes(clan) === true });
  return found;
}

/** Was all of it reached? */
export const isReached = (goal: Goal, clan: ClanId, before: State, after: State): boolean =>
  findings(goal, clan, before, after).every(({ reached }) => reached);

function clanIn(seen: View, clan: ClanId): ClanView {
  const mine = seen.clans.find((one) => one.clan === clan);
  if (mine === undefined) throw new Error(`${clan} is not in this game`);
  return mine;
}

/** Who has taken the token of this season. In Winter it is that of Autumn. */
const tokenHolder = ({ clans, season }: View, province: ProvinceId): ClanId | undefined =>
  clans.find(({ tokens }) =>
    tokens.some(
      (token) => token.province === province && token.season === (season === 'winter' ? 'autumn' : season),
    ),
  )?.clan;

function strongestIn({ clans, honor }: View, province: ProvinceId): ClanId | undefined {
  const forceOf = (clan: ClanId): number => clans.find((one) => one.clan === clan)?.force[province] ?? 0;
  const most = Math.max(...honor.map(forceOf));
  return most === 0 ? undefined : honor.find((clan) => forceOf(clan) === most);
}

const onMap = ({ map }: ClanView, figure: string): number =>
  Object.values(map).reduce((sum, squad) => sum + (squad[figure] ?? 0), 0);
