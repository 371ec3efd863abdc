import { Say, useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import { Stepper } from '../ui/stepper.tsx';
import styles from './amounts-row.module.css';
import type { Amounts } from './terms.ts';

interface Props {
  readonly label: 'tea.you-give' | 'tea.you-ask' | 'gift.amount';
  readonly amounts: Amounts;
  readonly most: Amounts;
  readonly onChange: (amounts: Amounts) => void;
}

const THINGS = [
  ['coins', 'coin'],
  ['ronin', 'ronin'],
] as const;

/** Coins and ronin, each with a stepper up to what there is. What there is none of is not asked. */
export function AmountsRow({ label, amounts, most, onChange }: Props) {
  const text = useText();
  const there = THINGS.filter(([thing]) => most[thing] > 0);
  return (
    <fieldset className={styles.row}>
      <legend className={styles.label}>
        <Say k={label} />
      </legend>
      {there.length === 0 && (
        <span className={styles.none}>
          <Say k="tea.has-none" values={{ thing: 'coins' }} />
        </span>
      )}
      {there.map(([thing, icon]) => (
        <span key={thing} className={styles.amount}>
          <Stepper
            value={amounts[thing]}
            most={most[thing]}
            label={text.say('tea.amount', { what: { key: label }, thing })}
            onChange={(n) => onChange({ ...amounts, [thing]: n })}
          />
          <Icon name={icon} />
          <span>
            <Say k="tea.of" values={{ n: most[thing] }} />
          </span>
        </span>
      ))}
    </fieldset>
  );
}
