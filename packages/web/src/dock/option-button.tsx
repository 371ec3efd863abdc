import type { Decision } from '@hinode/engine';
import { type Option, onlyOfferOf } from '../choices/choices.ts';
import { useChoosing } from '../choices/choosing.tsx';
import { consider, useIsConsidered } from '../choices/considered.ts';
import { pickKey } from '../choices/picks.ts';
import { useHinted } from '../table/hinted.ts';
import { useInView } from '../ui/use-in-view.ts';
import styles from './dock.module.css';
import { OptionFace } from './option-face.tsx';

interface Props {
  readonly option: Option;
  readonly decision: Decision;
}

/** One option in the dock. Looking at it lights the same thing on the map. */
export function OptionButton({ option, decision }: Props) {
  const { pick, chosen } = useChoosing();
  const { pick: own } = option;
  const complete = onlyOfferOf(option, chosen);
  const hinted = useHinted()(option);
  const button = useInView(hinted);
  const isConsidered = useIsConsidered(own);
  return (
    <button
      ref={button}
      type="button"
      className={styles.option}
      data-kind={own.kind}
      data-pick={pickKey(own)}
      data-considered={isConsidered || undefined}
      data-hinted={hinted || undefined}
      data-move={complete && JSON.stringify(complete.move)}
      onClick={() => pick(own)}
      onPointerEnter={() => consider(own)}
      onPointerLeave={() => consider(undefined)}
      onFocus={() => consider(own)}
      onBlur={() => consider(undefined)}
    >
      <OptionFace pick={own} decision={decision} {...(complete && { offer: complete })} />
    </button>
  );
}
