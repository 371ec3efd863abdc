import type { Decision } from '@hinode/engine';
import type { Option } from '../choices/choices.ts';
import { useChoosing } from '../choices/choosing.tsx';
import { pickKey, picksOf } from '../choices/picks.ts';
import styles from './dock.module.css';
import { OptionFace } from './option-face.tsx';

interface Props {
  readonly option: Option;
  readonly decision: Decision;
}

/** One option in the dock. Looking at it lights the same thing on the map. */
export function OptionButton({ option, decision }: Props) {
  const { pick, consider, considered, chosen, asking } = useChoosing();
  const { pick: own, offers } = option;
  const [first] = offers;
  const complete = offers.length === 1 && first && picksOf(first.move).length === chosen.length + 1;
  const isAsked = complete && asking?.offer === first;
  const isConsidered = considered !== undefined && pickKey(considered) === pickKey(own);
  return (
    <button
      type="button"
      className={styles.option}
      data-kind={own.kind}
      data-pick={pickKey(own)}
      data-considered={isConsidered || undefined}
      aria-pressed={own.kind === 'tile' ? Boolean(isAsked) : undefined}
      data-move={complete ? JSON.stringify(first.move) : undefined}
      onClick={() => pick(own)}
      onPointerEnter={() => consider(own)}
      onPointerLeave={() => consider(undefined)}
      onFocus={() => consider(own)}
      onBlur={() => consider(undefined)}
    >
      <OptionFace pick={own} decision={decision} {...(complete && { offer: first })} />
    </button>
  );
}
