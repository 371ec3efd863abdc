import type { ProvinceId } from '@hinode/engine';
import type { ReactNode } from 'react';
import { Asked } from '../ui/tip.tsx';
import { useOpening } from '../ui/use-opening.ts';
import { ProvinceSlip } from './province-slip.tsx';

interface Props {
  readonly province: ProvinceId;
  /** What a press does instead of explaining, if the province can be chosen now. */
  readonly choose?: () => void;
  readonly className?: string | undefined;
  readonly tabIndex?: number;
  readonly onFocus?: () => void;
  readonly children?: ReactNode;
}

/** A part of the map. A press chooses its province if one is asked for, and otherwise says what is there. */
export function AskedProvince({ province, choose, ...button }: Props) {
  const opening = useOpening();
  const { opened, press } = opening;
  return (
    <Asked
      opening={opening}
      slip={{ children: <ProvinceSlip province={province} /> }}
      onClick={choose === undefined || opened !== 'no' ? press : choose}
      // A long press or a right click always says what is there.
      onContextMenu={(event) => {
        event.preventDefault();
        press();
      }}
      {...button}
    />
  );
}
