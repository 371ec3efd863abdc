import type { ClanId, FigureId, KamiId, ProvinceId, Squad, View } from '@hinode/engine';
import type { CampLine, Stack } from './forms.ts';

/** Who stands where, the strongest first, so that the clan that would win is always on top. */

export interface Camp {
  readonly clan: ClanId;
  readonly squad: Squad;
  readonly force: number;
  /** Would win here now. */
  readonly leads: boolean;
  /** …but only because of honor. */
  readonly byHonor: boolean;
}

interface Standing {
  readonly clan: ClanId;
  readonly squad: Squad;
  readonly force: number;
}

/** In order of strength, ties by honor (HONOR-5). */
function ranked(standing: readonly Standing[], honor: readonly ClanId[]): Camp[] {
  const order = [...standing].sort(
    (a, b) => b.force - a.force || honor.indexOf(a.clan) - honor.indexOf(b.clan),
  );
  const [first, second] = order;
  return order.map((camp) => ({
    ...camp,
    leads: camp === first && camp.force > 0,
    byHonor: camp === first && camp.force > 0 && second?.force === camp.force,
  }));
}

export const campsIn = ({ clans, honor }: View, province: ProvinceId): Camp[] =>
  ranked(
    clans.flatMap(({ clan, map, force }) => {
      const squad = map[province];
      return squad === undefined ? [] : [{ clan, squad, force: force[province] ?? 0 }];
    }),
    honor,
  );

/** The uncontrolled Kami in a province. */
export const loneKamiIn = ({ kami = [] }: View, province: ProvinceId): KamiId[] =>
  kami.filter((one) => one.province === province && one.clan === undefined).map((one) => one.kami);

/** How they stand in its camp: side by side, after everybody else. */
export function nobodysLine(view: View, province: ProvinceId): CampLine[] {
  const stacks = loneKamiIn(view, province).map((figure) => ({ figure, count: 1, moved: false }));
  if (stacks.length === 0) return [];
  return [{ clan: undefined, squad: {}, force: 0, leads: false, byHonor: false, stacks, asked: false }];
}

export const worshippersAt = (
  { clans, honor }: View,
  shrine: KamiId,
  worship: (clan: ClanId) => number,
): Camp[] =>
  ranked(
    clans.flatMap(({ clan, shrines }) => {
      const squad = shrines[shrine];
      return squad === undefined ? [] : [{ clan, squad, force: worship(clan) }];
    }),
    honor,
  );

const ORDER: readonly string[] = ['stronghold', 'daimyo', 'bushi', 'shinto'];
const rank = (figure: string): number => {
  const place = ORDER.indexOf(figure);
  return place < 0 ? ORDER.length : place;
};

/** Strongholds, Daimyo, Bushi, Shinto, Monsters. */
export const inOrder = (squad: Squad): [figure: string, count: number][] =>
  Object.entries(squad).sort(([a], [b]) => rank(a) - rank(b));

/** Equal pieces stand as one; those that have moved already stand beside those that have not. */
export const stacksOf = (squad: Squad, movedOf: (figure: FigureId) => number = () => 0): Stack[] =>
  inOrder(squad).flatMap(([figure, count]) => {
    const moved = Math.min(count, movedOf(figure));
    return [
      ...(count > moved ? [{ figure, count: count - moved, moved: false }] : []),
      ...(moved > 0 ? [{ figure, count: moved, moved: true }] : []),
    ];
  });
