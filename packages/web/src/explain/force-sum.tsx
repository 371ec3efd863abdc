import type { ClanId, ProvinceId } from '@hinode/engine';
import type { ReactNode } from 'react';
import { Say, useText } from '../app/language.tsx';
import { useTableState } from '../table/use-table.ts';
import { Tip } from '../ui/tip.tsx';
import { Sum } from './sum.tsx';

interface Props {
  readonly clan: ClanId;
  readonly province: ProvinceId;
  /** The look of the number; plain by default. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
  readonly tabIndex?: number;
}

/** A clan's Force in a province; a press lists the figures it comes from. */
export function ForceSum({ clan, province, children, className, tabIndex }: Props) {
  const text = useText();
  const { sums } = useTableState();
  const parts = sums[clan]?.force[province] ?? [];
  const total = parts.reduce((sum, { force }) => sum + force, 0);
  const values = { clan: { name: clan }, province: { name: province } };
  return (
    <Tip
      label={text.say('explain.force-label', { ...values, force: total })}
      className={className}
      tabIndex={tabIndex}
      tip={
        <Sum
          title={<Say k="explain.force" values={values} />}
          total={total}
          rows={parts.map(({ figure, count, force }) => ({
            key: figure,
            amount: force,
            cause: <Say k="explain.force-part" values={{ squad: { squad: { [figure]: count } } }} />,
          }))}
        />
      }
    >
      {children ?? text.number(total)}
    </Tip>
  );
}
