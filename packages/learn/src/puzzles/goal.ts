import { type ClanId, type ClanView, result, type State, type View, view } from '@hinode/engine';
import type { Goal, GoalPart } from './puzzle.ts';

/** How one part of a goal turned out. */
export interface Finding {
  readonly part: GoalPart;
  readonly reached: boolean;
  /** How much was asked for and how much there is, where it is a number. */
  readonly asked?: number;
  readonly got?: number;
}

/** What a goal came to, part by part. `before` is the position in which the puzzle began. */
export function findings(goal: Goal, clan: ClanId, before: State, after: State): Finding[] {
  const seen = view(after, clan);
  const mine = clanIn(seen, clan);
  const others = seen.clans.filter((one) => one.clan !== clan);
  const found: Finding[] = [];
  const atLeast = (part: GoalPart, asked: number | undefined, got: number): void => {
    if (asked !== undefined) found.push({ part, asked, got, reached: got >= asked });
  };
  const allOf = (part: GoalPart, asked: readonly unknown[] | undefined, got: number): void => {
    if (asked !== undefined) found.push({ part, asked: asked.length, got, reached: got === asked.length });
  };
  const is = (part: GoalPart, asked: true | undefined, reached: () => boolean): void => {
    if (asked) found.push({ part, reached: reached() });
  };
  if (goal.gain !== undefined) atLeast('gain', goal.gain, mine.vp - clanIn(view(before, clan), clan).vp);
  allOf(
    'tokens',
    goal.tokens,
    countOf(goal.tokens, (province) => holdsToken(mine, province, seen)),
  );
  atLeast('coins', goal.coins, mine.coins);
  atLeast('ronin', goal.ronin, mine.ronin);
  if (goal.honor !== undefined) {
    const got = seen.honor.indexOf(clan) + 1;
    found.push({ part: 'honor', asked: goal.honor, got, reached: got <= goal.honor });
  }
  allOf(
    'strongest',
    goal.strongest,
    countOf(goal.strongest, (province) => strongestIn(seen, province) === clan),
  );
  if (goal.keeps) {
    const got = Object.entries(goal.keeps).reduce(
      (sum, [figure, asked]) => sum + Math.min(asked, onMap(mine, figure)),
      0,
    );
    const asked = Object.values(goal.keeps).reduce((sum, count) => sum + count, 0);
    found.push({ part: 'keeps', asked, got, reached: got === asked });
  }
  atLeast('hostages', goal.hostages, mine.hostages.length);
  allOf(
    'cards',
    goal.cards,
    countOf(goal.cards, (card) => mine.cards.includes(card)),
  );
  allOf(
    'alone',
    goal.alone,
    countOf(goal.alone, (province) => others.every(({ force }) => !force[province])),
  );
  is('leads', goal.leads, () => others.every(({ vp }) => vp < mine.vp));
  is('wins', goal.wins, () => result(after)?.winners.includes(clan) === true);
  return found;
}

/** Was all of it reached? */
export const isReached = (goal: Goal, clan: ClanId, before: State, after: State): boolean =>
  findings(goal, clan, before, after).every(({ reached }) => reached);

const countOf = <One>(asked: readonly One[] | undefined, holds: (one: One) => boolean): number =>
  (asked ?? []).filter(holds).length;

function clanIn(seen: View, clan: ClanId): ClanView {
  const mine = seen.clans.find((one) => one.clan === clan);
  if (mine === undefined) throw new Error(`${clan} is not in this game`);
  return mine;
}

const holdsToken = ({ tokens }: ClanView, province: string, { season }: View): boolean =>
  tokens.some((token) => token.province === province && (token.season === season || season === 'winter'));

function strongestIn({ clans, honor }: View, province: keyof ClanView['force']): ClanId | undefined {
  const forceOf = (clan: ClanId): number => clans.find((one) => one.clan === clan)?.force[province] ?? 0;
  const most = Math.max(...honor.map(forceOf));
  return most === 0 ? undefined : honor.find((clan) => forceOf(clan) === most);
}

const onMap = ({ map }: ClanView, figure: string): number =>
  Object.values(map).reduce((sum, squad) => sum + (squad[figure] ?? 0), 0);
