import type { ProvinceId } from '@hinode/engine';
import { PROVINCE_IDS } from '@hinode/engine/facts';
import { useText } from '../app/language.tsx';
import { useTableState } from '../table/use-table.ts';
import { campsIn } from './camps.ts';
import { rewardOf } from './reward.tsx';
import { useProvince } from './use-province.ts';

/** The map for screen readers: a list from north to south. */
export function ProvinceList() {
  const text = useText();
  return (
    <ul className="spoken" aria-label={text.say('map.provinces')}>
      {PROVINCE_IDS.map((province) => (
        <SpokenProvince key={province} province={province} />
      ))}
    </ul>
  );
}

function SpokenProvince({ province }: { readonly province: ProvinceId }) {
  const text = useText();
  const { view } = useTableState();
  const { target } = useProvince(province);
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
