import { PROVINCE_IDS } from '@hinode/engine/facts';
import { useMemo } from 'react';
import type { Screen } from '../app/screen.ts';
import { useArriving } from '../ui/use-arriving.ts';
import { type Box, moved } from './boxes.ts';
import type { Frame } from './framing.ts';
import { formsFor, layMap, type Scene } from './laying.ts';
import type { Measures } from './measures.ts';
import type { Laid } from './placing.ts';
import { useLetters } from './use-letters.ts';
import type { Size } from './use-size.ts';

interface Shown {
  readonly screen: Screen;
  readonly size: Size;
  readonly framed: Frame;
  readonly zoom: number;
}

/** From this zoom on, every screen has room for figures. */
const CLOSE = 1.6;
/** When zoomed in, plates may be this far out in the sea. */
const SEA = 200;

/** How many plates are laid at once: about as many as a slow phone can manage in one frame. */
const AT_ONCE = 3;

/** Where everything is, from the corner of the map. Computed once for each position and box. */
export function useLaid(
  shown: Shown,
  scene: Scene,
  measures: Measures,
  covered: readonly Box[],
): readonly Laid[] {
  const { screen, size, framed, zoom } = shown;
  const letters = useLetters();
  // The first layout takes long: it does the land first, then the camps, then a few plates at a time.
  const parts = useArriving(size.width === 0 ? 0 : 1 + Math.ceil(PROVINCE_IDS.length / AT_ONCE), 1);
  return useMemo(() => {
    if (parts === 0) return [];
    const { geography, scale, left, top, opened } = framed;
    const [width, height] = geography.viewBox;
    const whole = zoom === 1;
    return layMap(scene, {
      plates: AT_ONCE * (parts - 1),
      forms: formsFor(zoom < CLOSE ? screen : 'wide', opened),
      framing: { geography, scale: scale * zoom, left: 0, top: 0 },
      measures,
      letters,
      area: whole
        ? { x: -left, y: -top, width: size.width, height: size.height }
        : {
            x: -SEA,
            y: -SEA,
            width: width * scale * zoom + 2 * SEA,
            height: height * scale * zoom + 2 * SEA,
          },
      // A map that is being dragged slides below what lies over it.
      fixed: whole ? covered.map((box) => moved(box, -left, -top)) : [],
    });
  }, [screen, size, framed, zoom, scene, measures, letters, covered, parts]);
}
