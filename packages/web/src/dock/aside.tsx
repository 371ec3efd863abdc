import { SayMessage, useText } from '../app/language.tsx';
import { isPhone, type Screen, useScreen } from '../app/screen.ts';
import { Icon } from '../art/icon.tsx';
import { useChoosing } from '../choices/choosing.tsx';
import { useIsExplained } from '../table/frame.ts';
import { useTableState } from '../table/use-table.ts';
import { Tip } from '../ui/tip.tsx';
import styles from './aside.module.css';
import { noteFor } from './note.ts';

/** Beside the question: how many, and why one is asked. Where room is short it is behind a question mark. */
export function Aside() {
  const { decision, view, me, sums } = useTableState();
  const text = useText();
  const screen = useScreen();
  const { chosen, asking } = useChoosing();
  const isExplained = useIsExplained();
  const note = decision && noteFor(decision, view, me, sums[me]?.reach);
  // Once something was picked the question is another one, and has its own words; and who betrays has no ally to share with.
  const isOther = chosen.length > 0 || asking?.caution !== undefined;
  if (decision === undefined || note === undefined || isExplained) return null;
  if (decision.kind === 'mandate' && isOther) return null;
  if (decision.kind === 'mandate' || !isShort(screen))
    return (
      <p className={styles.note} data-note="">
        <Steps />
        <span>
          <SayMessage message={note} />
        </span>
      </p>
    );
  const { made, most } = view.allowance ?? {};
  return (
    <Tip tip={<SayMessage message={note} />} className={styles.why} label={text.say('dock.why')}>
      {most === undefined || made === undefined ? (
        <Icon name="help" size={20} />
      ) : (
        text.say('dock.of', { n: Math.min(made + 1, most), most })
      )}
    </Tip>
  );
}

/** A second line would take the room of the answers. */
const isShort = (screen: Screen): boolean =>
  isPhone(screen) || screen === 'low-laptop' || screen === 'laptop';

/** Marshal with its bonus has two parts: first one moves, then one builds. */
function Steps() {
  const { decision, view, me, sums } = useTableState();
  const text = useText();
  const reach = sums[me]?.reach;
  const isMarshal = view.mandate === 'marshal' && decision?.ability === undefined;
  if (!isMarshal || !reach?.bonus || decision?.kind !== 'move') return null;
  const price = { purse: { coins: reach.strongholdPrice } };
  return (
    <span className={styles.steps}>
      <span className={styles.step} aria-current="step">
        <i>{text.number(1)}</i>
        {text.say('dock.step-move')}
      </span>
      <span className={styles.step}>
        <i>{text.number(2)}</i>
        {text.say('dock.step-build', { price })}
      </span>
    </span>
  );
}
