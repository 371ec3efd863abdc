import { useText } from '../app/language.tsx';
import { useChoosing } from '../choices/choosing.tsx';
import { Segments } from '../ui/segments.tsx';
import styles from './options.module.css';

/** Several figures alike could go: so many of them go together. */
export function HowMany() {
  const text = useText();
  const { stack, take } = useChoosing();
  if (stack === undefined) return null;
  return (
    <div className={styles.many} data-how-many="">
      <span id="how-many">{text.say('dock.how-many')}</span>
      <Segments
        labelledBy="how-many"
        value={`${stack.count}`}
        options={Array.from({ length: stack.most }, (_, i) => ({
          value: `${i + 1}`,
          label: text.number(i + 1),
        }))}
        onChange={(value) => take(Number(value))}
      />
    </div>
  );
}
