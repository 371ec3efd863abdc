import { useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import styles from './board.module.css';
import type { Panning } from './use-panning.ts';

export function ZoomButtons({ panning }: { readonly panning: Panning }) {
  const text = useText();
  return (
    <div className={styles.zoom} data-keep-clear="">
      <button type="button" aria-label={text.say('map.zoom-in')} onClick={() => panning.zoomBy(1.7)}>
        <Icon name="plus" size={20} />
      </button>
      {panning.zoom > 1 && (
        <button type="button" aria-label={text.say('map.whole')} onClick={() => panning.whole()}>
          <Icon name="minus" size={20} />
        </button>
      )}
    </div>
  );
}
