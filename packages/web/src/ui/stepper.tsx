import { useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import styles from './stepper.module.css';

interface Props {
  readonly value: number;
  readonly least?: number;
  readonly most: number;
  /** What is counted, for screen readers. */
  readonly label: string;
  readonly onChange: (value: number) => void;
}

/** Minus, a number, plus. For the keyboard it is a spin button: arrows, Home, End. Never mirrored. */
export function Stepper({ value, least = 0, most, label, onChange }: Props) {
  const text = useText();
  const to = (next: number): void => onChange(Math.min(most, Math.max(least, next)));
  const byKey: Readonly<Record<string, number>> = {
    ArrowUp: value + 1,
    ArrowDown: value - 1,
    Home: least,
    End: most,
    PageUp: most,
    PageDown: least,
  };
  return (
    <div className={styles.stepper} dir="ltr">
      <button
        type="button"
        tabIndex={-1}
        aria-label={text.say('step.less', { label })}
        disabled={value <= least}
        onClick={() => to(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <div
        className={styles.value}
        role="spinbutton"
        tabIndex={0}
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={least}
        aria-valuemax={most}
        aria-valuetext={text.number(value)}
        onKeyDown={(event) => {
          const next = byKey[event.key];
          if (next === undefined) return;
          event.preventDefault();
          to(next);
        }}
      >
        {text.number(value)}
      </div>
      <button
        type="button"
        tabIndex={-1}
        aria-label={text.say('step.more', { label })}
        disabled={value >= most}
        onClick={() => to(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
