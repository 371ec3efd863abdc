import type { ProvinceId, View } from '@hinode/engine';
import { PROVINCE_IDS } from '@hinode/engine/facts';
import { memo, useDeferredValue, useMemo } from 'react';
import { useText } from '../app/language.tsx';
import { useChoosing } from '../choices/choosing.tsx';
import { useTableState } from '../table/use-table.ts';
import { campsIn } from './camps.ts';
import { rewardOf } from './reward.tsx';

/** The map for screen readers: a list from north to south. Written once what is seen is drawn. */
export function ProvinceList() {
  const { view } = useTableState();
  const { options } = useChoosing();
  const targets = useMemo(
    () => options.flatMap(({ pick }) => (pick.kind === 'province' ? [pick.province] : [])),
    [options],
  );
  return <Provinces view={useDeferredValue(view)} targets={useDeferredValue(targets)} />;
}

interface Props {
  readonly view: View;
  readonly targets: readonly ProvinceId[];
}

const Provinces = memo(({ view, targets }: Props) => {
  const text = useText();
  return (
    <ul className="spoken" aria-label={text.say('map.provinces')}>
      {PROVINCE_IDS.map((province) => (
        <SpokenProvince key={province} province={province} view={view} target={targets.includes(province)} />
      ))}
    </ul>
  );
});

interface SpokenProps {
  readonly province: ProvinceId;
  readonly view: View;
  readonly target: boolean;
}

function SpokenProvince({ province, view, target }: SpokenProps) {
  const text = useText();
  const war = view.wars.indexOf(province) + 1;
  const camps = campsIn(view, province);
  const sentences = [
    text.say('map.spoken-province', {
      province: { name: province },
      war,
      reward: { purse: rewardOf(province) },
    }),
    ...camps.map(({ clan, squad, force, leads }) =>
      text.say('map.spoken-camp', {
        clan: { name: clan },
        force,
        leads: leads ? 'yes' : 'no',
        squad: { squad },
      }),
    ),
    ...(camps.length === 0 ? [text.say('map.spoken-empty')] : []),
    ...(target ? [text.say('map.spoken-target')] : []),
  ];
  return <li>{sentences.join(' ')}</li>;
}
