import type { KamiId, ProvinceId } from '@hinode/engine';
import { PROVINCE_IDS } from '@hinode/engine/facts';
import { memo, useDeferredValue, useMemo } from 'react';
import { useText } from '../app/language.tsx';
import { useChoosing } from '../choices/choosing.tsx';
import { useKept } from '../table/kept.ts';
import { useTableState } from '../table/use-table.ts';
import { type Camp, campsIn, loneKamiIn } from './camps.ts';
import { rewardOf } from './reward.tsx';

interface Spoken {
  readonly province: ProvinceId;
  readonly war: number;
  readonly camps: readonly Camp[];
  readonly loneKami: readonly KamiId[];
  readonly target: boolean;
}

/** The map for screen readers: a list from north to south. It is written once the visible map has been drawn. */
export function ProvinceList() {
  const { view } = useTableState();
  const { options } = useChoosing();
  const provinces = useMemo(
    () =>
      PROVINCE_IDS.map(
        (province): Spoken => ({
          province,
          war: view.wars.indexOf(province) + 1,
          camps: campsIn(view, province),
          loneKami: loneKamiIn(view, province),
          target: options.some(({ pick }) => pick.kind === 'province' && pick.province === province),
        }),
      ),
    [view, options],
  );
  return <Provinces provinces={useDeferredValue(useKept(provinces))} />;
}

const Provinces = memo(({ provinces }: { readonly provinces: readonly Spoken[] }) => {
  const text = useText();
  return (
    <ul className="spoken" aria-label={text.say('map.provinces')}>
      {provinces.map((spoken) => (
        <SpokenProvince key={spoken.province} spoken={spoken} />
      ))}
    </ul>
  );
});

const SpokenProvince = memo(({ spoken }: { readonly spoken: Spoken }) => {
  const text = useText();
  const { province, war, camps, loneKami, target } = spoken;
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
    ...loneKami.map((kami) => text.say('map.kami-alone', { kami: { name: kami } })),
    ...(camps.length === 0 ? [text.say('map.spoken-empty')] : []),
    ...(target ? [text.say('map.spoken-target')] : []),
  ];
  return <li>{sentences.join(' ')}</li>;
});
