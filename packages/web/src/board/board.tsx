import { PROVINCE_IDS } from '@hinode/engine/facts';
import { useRef } from 'react';
import { useText } from '../app/language.tsx';
import styles from './board.module.css';
import { CampLines } from './camp-lines.tsx';
import { type Geography, TALL, WIDE } from './geography.ts';
import { Happenings } from './happenings.tsx';
import { Land } from './land.tsx';
import { Plates } from './plates.tsx';
import { ProvinceList } from './province-list.tsx';
import { Shrines } from './shrines.tsx';
import { usePanning } from './use-panning.ts';
import { fitted, useSize } from './use-size.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

/** From this width on Japan lies across, with the sea below it for the dock. */
const ROOMY = 640;
/** From this size on there is room for figures; below it the plates carry emblems and Force. */
const CLOSE = { wide: 0.72, tall: 1.5 } as const;

/** Japan on the sea: provinces, plates, camps, shrines. The picture is hidden from screen readers, which get a list. */
export function Board() {
  const text = useText();
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const roomy = size.width >= ROOMY;
  const geography: Geography = roomy || size.width > size.height ? WIDE : TALL;
  const panning = usePanning(frame);
  const place = fitted(geography.viewBox, size, roomy);
  const [width, height] = geography.viewBox;
  const readable = geography === WIDE ? CLOSE.wide : CLOSE.tall;
  const close = place.scale * panning.zoom >= readable;
  const scaled = ([x, y]: readonly [number, number]) => [x * place.scale, y * place.scale] as const;
  const at = (point: readonly [number, number]) => {
    const [left, top] = scaled(point);
    return { left, top };
  };
  return (
    <section className={styles.board} aria-label={text.say('map.label')}>
      <div ref={frame} className={styles.frame} {...panning.handlers}>
        <div
          aria-hidden="true"
          className={styles.map}
          data-testid="map"
          style={{
            width: width * place.scale,
            height: height * place.scale,
            left: place.left,
            top: place.top,
            transform: `translate(${panning.x}px, ${panning.y}px) scale(${panning.zoom})`,
          }}
        >
          <Land geography={geography} />
          {size.width > 0 && (
            <>
              {close &&
                PROVINCE_IDS.map((province) => {
                  const { camp, campWidth } = geography.provinces[province];
                  return (
                    <div key={province} className={styles.anchor} style={at(camp)}>
                      <CampLines province={province} room={campWidth * place.scale} />
                    </div>
                  );
                })}
              <Plates
                geography={geography}
                scale={place.scale}
                zoom={panning.zoom}
                frame={frame}
                compact={!close}
              />
            </>
          )}
          <Happenings placeOf={(province) => scaled(geography.provinces[province].camp)} />
        </div>
      </div>
      <Shrines compact={!roomy} />
      {place.scale < readable && <ZoomButtons panning={panning} />}
      <ProvinceList />
    </section>
  );
}
