import type { Decision } from '@hinode/engine';
import { type KeyboardEvent, Suspense, useRef } from 'react';
import type { Option } from '../choices/choices.ts';
import { pickKey } from '../choices/picks.ts';
import { BuyShelf } from '../table/later.tsx';
import styles from './dock.module.css';
import { HowMany } from './how-many.tsx';
import { MandateTiles } from './mandate-tiles.tsx';
import { OptionButton } from './option-button.tsx';
import { StillToMove } from './still-to-move.tsx';

interface Props {
  readonly options: readonly Option[];
  readonly decision: Decision;
}

/** More than these are drawn closer together, so that they leave the map free. */
const MANY = 5;

/** These are chosen from tiles and faces of their own. */
const HAS_A_FACE: ReadonlySet<string> = new Set(['tile', 'announce', 'card']);

const STEP: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The options side by side; the arrow keys go from one to the next. */
export function Options({ options, decision }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent): void => {
    const step = STEP[event.key];
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('button:not([role="radio"])') ?? [])];
    const here = buttons.findIndex((button) => button === document.activeElement);
    if (step === undefined || here < 0) return;
    event.preventDefault();
    const mirrored = event.key.match(/Left|Right/) && document.documentElement.dir === 'rtl' ? -step : step;
    buttons[(here + mirrored + buttons.length) % buttons.length]?.focus();
  };
  const kind = options[0]?.pick.kind;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys are a convenience; each button works by itself
    <div
      ref={list}
      className={styles.options}
      data-dock=""
      data-many={options.length > MANY || undefined}
      onKeyDown={walk}
    >
      <Suspense>{kind === 'card' && <BuyShelf />}</Suspense>
      {(kind === 'tile' || kind === 'announce') && <MandateTiles options={options} />}
      <HowMany />
      {options
        .filter(({ pick }) => !HAS_A_FACE.has(pick.kind))
        .map((option) => (
          <OptionButton key={pickKey(option.pick)} option={option} decision={decision} />
        ))}
      <StillToMove />
    </div>
  );
}
