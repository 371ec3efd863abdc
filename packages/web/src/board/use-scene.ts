import type { FigureId, ProvinceId } from '@hinode/engine';
import { PROVINCE_IDS } from '@hinode/engine/facts';
import type { Text } from '@hinode/text';
import { useMemo } from 'react';
import { useText } from '../app/language.tsx';
import type { Option } from '../choices/choices.ts';
import { useChoosing } from '../choices/choosing.tsx';
import { useKept } from '../table/kept.ts';
import { useTableState } from '../table/use-table.ts';
import { campsIn, nobodysLine, stacksOf } from './camps.ts';
import type { CampLine, PlateText } from './forms.ts';
import type { Scene } from './laying.ts';
import { movedBy } from './moved.ts';
import { rewardsOf } from './reward.tsx';

/** Everything to lay out now. The same object as long as nothing in it changes. `short`: a lone icon stands for 1. */
export function useScene(short: boolean): Scene {
  const text = useText();
  const { view, log, me, decision } = useTableState();
  const { options, chosen } = useChoosing();
  const marches = decision?.kind === 'move' && decision.ability === undefined;
  const scene = useMemo((): Scene => {
    const moved = marches ? movedBy(me, log) : undefined;
    const lit = options.flatMap(({ pick }) => (pick.kind === 'province' ? [pick.province] : []));
    const picked = chosen.findLast((pick) => pick.kind === 'piece');
    const chosenFrom = picked?.kind === 'piece' ? picked.at : undefined;
    const clansIn = (province: ProvinceId): CampLine[] =>
      campsIn(view, province).map((camp) => ({
        ...camp,
        stacks: stacksOf(
          camp.squad,
          moved && camp.clan === me ? (figure: FigureId) => moved(province, figure) : undefined,
        ),
        asked:
          (chosenFrom === province && camp.clan === me) ||
          options.some((option) => isAskedOf(option, province, camp.clan, me)),
      }));
    return {
      camps: forEach((province) => [...clansIn(province), ...nobodysLine(view, province)]),
      plates: forEach((province) => plateText(text, province, view.wars.includes(province), short)),
      wars: view.wars,
      lit,
      ...(chosenFrom && { chosenFrom }),
    };
  }, [text, view, log, me, marches, options, chosen, short]);
  return useKept(scene);
}

const forEach = <T>(make: (province: ProvinceId) => T): Record<ProvinceId, T> =>
  Object.fromEntries(PROVINCE_IDS.map((province) => [province, make(province)])) as Record<ProvinceId, T>;

const isAskedOf = ({ pick }: Option, province: ProvinceId, clan: string, me: string): boolean =>
  (pick.kind === 'piece' && pick.at === province && clan === me) ||
  (pick.kind === 'victim' && pick.province === province && pick.of === clan);

const plateText = (text: Text, province: ProvinceId, war: boolean, short: boolean): PlateText => {
  const amounts = rewardsOf(province).map(({ amount }) => amount);
  const lone = amounts.map((amount) => (amount === 1 ? '' : text.number(amount)));
  return {
    name: text.name(province),
    war,
    rewards: { name: short ? lone : amounts.map((amount) => text.number(amount)), tag: lone },
  };
};
