import type { ProvinceId } from '@hinode/engine';
import { type KeyboardEvent, useState } from 'react';
import { useText } from '../app/language.tsx';
import { part } from '../table/part.tsx';
import { useTableState } from '../table/use-table.ts';
import styles from './board.module.css';
import type { Measures } from './measures.ts';
import { Plate } from './plate.tsx';
import type { Pressable } from './targets.ts';

interface Props {
  /** From north to south. */
  readonly laid: readonly Pressable[];
  readonly measures: Measures;
  /** A lone icon stands for 1. */
  readonly short: boolean;
}

/** The plates of all provinces, from north to south: a single Tab stop, with the arrow keys to move on. */
export const Plates = part(useWars, ({ laid, measures, short, wars, fought }) => {
  const text = useText();
  const [current, setCurrent] = useState<ProvinceId>();
  const stop = laid.some(({ province }) => province === current) ? current : laid[0]?.province;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label={text.say('map.provinces')} onKeyDown={walk}>
      {laid.map((one) => (
        <Plate
          key={one.province}
          laid={one}
          measures={measures}
          short={short}
          war={wars.indexOf(one.province) + 1}
          isFought={fought === one.province}
          isStop={one.province === stop}
          onFocus={setCurrent}
        />
      ))}
    </div>
  );
});

function useWars(_: Props) {
  const { wars, battle } = useTableState().view;
  return { wars, fought: battle?.province };
}

/** Arrow keys move from plate to plate. */
function walk(event: KeyboardEvent<HTMLDivElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const plates = [...event.currentTarget.querySelectorAll<HTMLElement>(`.${styles.plateButton}`)];
  const at = plates.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  plates[(at + step + plates.length) % plates.length]?.focus();
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
