import type { ProvinceId } from '@hinode/engine';
import { PROVINCE_IDS } from '@hinode/engine/facts';
import { isPhone, type Screen } from '../app/screen.ts';
import { type Box, grown, type Point } from './boxes.ts';
import {
  type CampForm,
  type CampLine,
  campForms,
  type Letters,
  type PlateForm,
  type PlateText,
  plateSize,
} from './forms.ts';
import type { Framing } from './framing.ts';
import type { Measures } from './measures.ts';
import { type Item, type Laid, lay } from './placing.ts';
import { terrainOf } from './terrain.ts';

/** The layout of everything on the map: who stands where, what is asked, and how much room there is. */

export interface Scene {
  readonly camps: Readonly<Record<ProvinceId, readonly CampLine[]>>;
  readonly plates: Readonly<Record<ProvinceId, PlateText>>;
  /** In the order of the wars. */
  readonly wars: readonly ProvinceId[];
  readonly lit: readonly ProvinceId[];
  /** Where the chosen figure stands. */
  readonly chosenFrom?: ProvinceId;
}

export interface Room {
  /** The forms for which there is any room at all. */
  readonly forms: Forms;
  /** Whatever is laid first has the right of way, so camps can be laid before plates are known, and some plates before the rest. */
  readonly plates?: number;
  readonly framing: Framing;
  readonly measures: Measures;
  readonly letters: Letters;
  readonly area: Box;
  readonly fixed: readonly Box[];
}

export interface Forms {
  readonly camps: readonly CampForm[];
  readonly plates: readonly PlateForm[];
}

/** Phones begin with emblems and Force alone, until the sheet is pulled down or the map is enlarged. */
export function formsFor(screen: Screen, opened: boolean): Forms {
  if (screen === 'landscape-phone' || (isPhone(screen) && opened))
    return { camps: ['lead', 'tally'], plates: ['name', 'tag'] };
  if (screen === 'short-phone') return { camps: ['tally'], plates: ['tag'] };
  if (screen === 'phone') return { camps: ['tally'], plates: ['name', 'tag'] };
  return { camps: ['full', 'lead', 'tally'], plates: ['name', 'tag'] };
}

/** Between everything and the edge of the map. */
const EDGE = 4;

export function layMap(scene: Scene, room: Room): Laid[] {
  const { framing, measures, letters, forms, area, fixed, plates: most = PROVINCE_IDS.length } = room;
  const { geography, scale, left, top } = framing;
  const onScreen = ([x, y]: Point): Point => [left + x * scale, top + y * scale];
  const camps = campOrder(scene, geography.provinces).map(
    (province): Item => ({
      kind: 'camp',
      province,
      at: onScreen(geography.provinces[province].camp),
      forms: campForms(forms.camps, scene.camps[province], measures),
    }),
  );
  const plates = plateOrder(scene)
    .slice(0, most)
    .map(
      (province): Item => ({
        kind: 'plate',
        province,
        at: onScreen(geography.provinces[province].plate),
        forms: forms.plates.map((form) => plateSize(form, scene.plates[province], measures, letters)),
      }),
    );
  return lay([...camps, ...plates], {
    ground: { terrain: terrainOf(geography), scale, left, top },
    area: grown(area, -EDGE),
    fixed,
    lit: scene.lit,
    grown: measures.grown,
  });
}

type Places = Readonly<Record<ProvinceId, { readonly camp: Point }>>;

/** The chosen figure's camp, lit provinces, more clans, further left. */
function campOrder({ camps, lit, chosenFrom }: Scene, places: Places): ProvinceId[] {
  const first = (province: ProvinceId): number =>
    province === chosenFrom ? 0 : lit.includes(province) ? 1 : 2;
  return PROVINCE_IDS.filter((province) => camps[province].length > 0).sort(
    (a, b) =>
      first(a) - first(b) || camps[b].length - camps[a].length || places[a].camp[0] - places[b].camp[0],
  );
}

/** Lit provinces, wars by number, the rest. */
function plateOrder({ wars, lit }: Scene): ProvinceId[] {
  const war = (province: ProvinceId): number => {
    const number = wars.indexOf(province);
    return number < 0 ? wars.length : number;
  };
  return [...PROVINCE_IDS].sort(
    (a, b) => Number(lit.includes(b)) - Number(lit.includes(a)) || war(a) - war(b),
  );
}
