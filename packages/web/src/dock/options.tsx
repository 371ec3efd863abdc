import type { Decision } from '@hinode/engine';
import { type KeyboardEvent, useRef } from 'react';
import { BuyCards } from '../cards/buy-cards.tsx';
import type { Option } from '../choices/choices.ts';
import { pickKey } from '../choices/picks.ts';
import styles from './dock.module.css';
import { OptionButton } from './option-button.tsx';

interface Props {
  readonly options: readonly Option[];
  readonly decision: Decision;
}

/** More than these are drawn closer together, so that they leave the map free. */
const MANY = 5;

const STEP: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The options side by side; the arrow keys go from one to the next. */
export function Options({ options, decision }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent): void => {
    const step = STEP[event.key];
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const here = buttons.findIndex((button) => button === document.activeElement);
    if (step === undefined || here < 0) return;
    event.preventDefault();
    const mirrored = event.key.match(/Left|Right/) && document.documentElement.dir === 'rtl' ? -step : step;
    buttons[(here + mirrored + buttons.length) % buttons.length]?.focus();
  };
  if (options.some(({ pick }) => pick.kind === 'card')) return <BuyCards />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys are a convenience; each button works by itself
    <div
      ref={list}
      className={styles.options}
      data-dock=""
      data-many={options.length > MANY || undefined}
      onKeyDown={walk}
    >
      {options.map((option) => (
        <OptionButton key={pickKey(option.pick)} option={option} decision={decision} />
      ))}
    </div>
  );
}
