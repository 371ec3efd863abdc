import type { CSSProperties } from 'react';
import { useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import { Tip } from '../ui/tip.tsx';
import styles from './board.module.css';
import type { Box } from './boxes.ts';
import { Legend } from './legend.tsx';
import type { Panning } from './use-panning.ts';

interface Props {
  readonly panning: Panning;
  /** Where the things that can be chosen are: that is what people want to see closer. */
  readonly lit: Box | undefined;
  /** The dock, if it lies over the map. */
  readonly dock: Box | undefined;
  /** The size of the map. */
  readonly height: number;
}

/** Closer, the whole map, and the legend. */
export function MapButtons({ panning, lit, dock, height }: Props) {
  const text = useText();
  return (
    <div className={styles.buttons} data-keep-clear="" style={aboveDock(dock, height)}>
      <Tip label={text.say('legend.title')} className={styles.button} tip={<Legend />}>
        <Icon name="help" size={20} />
      </Tip>
      {panning.zoom > 1 && (
        <button
          type="button"
          className={styles.button}
          aria-label={text.say('map.whole')}
          onClick={() => panning.whole()}
        >
          <Icon name="minus" size={20} />
        </button>
      )}
      <button
        type="button"
        className={styles.button}
        aria-label={text.say('map.zoom-in')}
        onClick={() => panning.zoomIn(lit)}
      >
        <Icon name="plus" size={20} />
      </button>
    </div>
  );
}

/** The room they need beside the dock; if there is less, they are above it in the other corner. */
const ROOM = 150;

function aboveDock(dock: Box | undefined, height: number): CSSProperties | undefined {
  if (dock === undefined || dock.x >= ROOM) return undefined;
  return { bottom: height - dock.y + 8, left: 'auto', right: 8 };
}
