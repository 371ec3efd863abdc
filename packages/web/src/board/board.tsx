import { PROVINCE_IDS } from '@hinode/engine/facts';
import { useMemo, useRef } from 'react';
import { useText } from '../app/language.tsx';
import { screenNow } from '../app/screen.ts';
import { useHidden } from '../table/frame.ts';
import { useKeptList } from '../table/kept.ts';
import { useTableState } from '../table/use-table.ts';
import { useArriving } from '../ui/use-arriving.ts';
import styles from './board.module.css';
import { Camp } from './camp.tsx';
import { drawingFor } from './framing.ts';
import { TALL } from './geography.ts';
import { Happenings } from './happenings.tsx';
import { Land } from './land.tsx';
import { Leaders } from './leaders.tsx';
import { MapButtons } from './map-buttons.tsx';
import { MoveArrow } from './move-arrow.tsx';
import { Plates } from './plates.tsx';
import { ProvinceList } from './province-list.tsx';
import { Shrines } from './shrines.tsx';
import { Tail } from './tail.tsx';
import { type Pressable, withTargets } from './targets.ts';
import { surveyWhenIdle, terrainOf } from './terrain.ts';
import { measureWhenIdle } from './use-letters.ts';
import { type ShownMap, useMap } from './use-map.ts';

// The board loads while people are still at tea: time enough to survey the land.
if (typeof window !== 'undefined') {
  surveyWhenIdle(drawingFor(screenNow(), { width: innerWidth, height: innerHeight }));
  measureWhenIdle();
}

/** How many camps and plates are drawn per frame when the map opens: about as many as a slow phone can manage. */
const AT_ONCE = 9;

const placeOf = ({ kind, province }: Pressable): string => `${kind} ${province}`;

/**
 * They are laid by importance, which changes with every question. In the document each keeps its place, because an element that
 * moves would be drawn again.
 */
const inOrder = (laid: readonly Pressable[]): Pressable[] =>
  laid.toSorted((a, b) => PROVINCE_IDS.indexOf(a.province) - PROVINCE_IDS.indexOf(b.province));

/** Japan on the sea: provinces, plates, camps, shrines. Screen readers get a list of what the picture shows. */
export function Board() {
  const text = useText();
  const frame = useRef<HTMLDivElement>(null);
  const withoutShrines = useHidden('shrines');
  const map = useMap(frame);
  const { moves } = useTableState();
  const { screen, size, covered, panning, measures, framing, spotOf } = map;
  const [left, top] = map.origin;
  return (
    <section
      className={styles.board}
      aria-label={text.say('map.label')}
      data-screen={screen}
      // For measurements: the number of moves behind what it shows.
      data-map-moves={moves}
    >
      <div
        ref={frame}
        className={styles.frame}
        data-zoomed={panning.zoom > 1 || undefined}
        data-busy={panning.busy || undefined}
        {...panning.handlers}
      >
        <div className={styles.map} data-testid="map" style={{ transform: `translate(${left}px, ${top}px)` }}>
          {size.width > 0 && (
            <>
              <Land geography={framing.geography} scale={framing.scale} />
              {PROVINCE_IDS.map((province) => {
                const [x, y] = spotOf(province);
                return <i key={province} data-spot={province} style={{ left: x, top: y }} />;
              })}
              <OnLand map={map} />
              <Happenings placeOf={spotOf} />
            </>
          )}
        </div>
      </div>
      {!withoutShrines && (
        <Shrines screen={screen} upright={framing.geography === TALL} grown={measures.grown} />
      )}
      <MapButtons panning={panning} lit={map.lit} dock={covered.over} height={size.height} />
      <ProvinceList />
    </section>
  );
}

/**
 * Camps, plates and what leads to them. A separate component, so that press targets are computed after the map is laid out, in
 * another time slice.
 */
function OnLand({ map }: { readonly map: ShownMap }) {
  const { screen, size, covered, panning, scene, measures, framing, spotOf } = map;
  const [left, top] = map.origin;
  const { geography, scale } = framing;
  const targets = useMemo(
    () =>
      withTargets(map.laid, {
        seen: { x: -left, y: -top, ...size },
        ground: { terrain: terrainOf(geography), scale, left: 0, top: 0 },
        lit: scene.lit,
      }),
    [map.laid, left, top, size, geography, scale, scene.lit],
  );
  // When the map is laid out again, most things stay where they were.
  const pressable = useKeptList(targets, placeOf);
  const arrived = useArriving(pressable.length, AT_ONCE);
  const { laid, camps, plates } = useMemo(() => {
    const all = pressable.slice(0, arrived);
    const { camp = [], plate = [] } = Object.groupBy(inOrder(all), ({ kind }) => kind);
    return { laid: all, camps: camp, plates: plate };
  }, [pressable, arrived]);
  return (
    <>
      {!panning.busy && <Leaders laid={laid} />}
      <div aria-hidden="true">
        {camps.map((camp) => (
          <Camp key={camp.province} laid={camp} lines={scene.camps[camp.province]} measures={measures} />
        ))}
      </div>
      <MoveArrow camps={camps} spotOf={spotOf} />
      <Plates laid={plates} measures={measures} short={screen !== 'wide'} />
      <Tail
        measures={measures}
        laid={laid}
        area={{ x: -left, y: -top, ...size }}
        fixed={covered.boxes}
        framing={framing}
      />
    </>
  );
}
