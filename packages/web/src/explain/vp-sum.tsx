import type { ClanId } from '@hinode/engine';
import { causeMessage } from '@hinode/text';
import { type Points, pointsOf } from '@hinode/wire/points';
import type { ReactNode } from 'react';
import { Say, SayMessage, useText } from '../app/language.tsx';
import { useTableState } from '../table/use-table.ts';
import { Tip } from '../ui/tip.tsx';
import { Sum } from './sum.tsx';

interface Props {
  readonly clan: ClanId;
  /** The look of the number; plain by default. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/** A clan's victory points; a press shows where they came from, the largest first. */
export function VpSum({ clan, children, className }: Props) {
  const text = useText();
  const { view } = useTableState();
  const vp = view.clans.find((one) => one.clan === clan)?.vp ?? 0;
  return (
    <Tip
      label={text.say('explain.vp-label', {
        clan: { name: clan },
        points: { key: 'count.vp', values: { n: vp, form: 'nom' } },
      })}
      className={className}
      tip={<VpRows clan={clan} vp={vp} />}
    >
      {children ?? text.number(vp)}
    </Tip>
  );
}

function VpRows({ clan, vp }: { readonly clan: ClanId; readonly vp: number }) {
  const { log } = useTableState();
  return (
    <Sum
      title={<Say k="explain.vp" values={{ clan: { name: clan } }} />}
      total={vp}
      empty={<Say k="explain.vp-none" />}
      rows={pointsOf(log, clan).map((points) => ({
        key: `${points.because} ${points.vp < 0}`,
        amount: points.vp,
        cause: <Because points={points} />,
      }))}
    />
  );
}

function Because({ points: { because, vp } }: { readonly points: Points }) {
  const cause = causeMessage(because);
  return vp < 0 ? <Say k="explain.vp-lost" values={{ cause }} /> : <SayMessage message={cause} />;
}
