import type { ClanId, ProvinceId } from '@hinode/engine';
import type { PointerEvent } from 'react';
import { useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { Figure } from '../art/figure.tsx';
import type { Option } from '../choices/choices.ts';
import { useChoosing } from '../choices/choosing.tsx';
import { pickKey } from '../choices/picks.ts';
import { ForceSum } from '../explain/force-sum.tsx';
import { useTableState } from '../table/use-table.ts';
import styles from './board.module.css';
import { campsIn, inOrder } from './camps.ts';
import { dropOn } from './dropping.ts';
import { ForceDisc } from './force-disc.tsx';
import { useProvince } from './use-province.ts';

/** One line for each clan in a province: emblem, pieces, Force. */
export function CampLines({ province }: { readonly province: ProvinceId }) {
  const { view } = useTableState();
  const { pieces } = useProvince(province);
  const camps = campsIn(view, province);
  return (
    <div className={styles.camp} data-crowded={camps.length > 2 || undefined}>
      {camps.map((camp) => (
        <div key={camp.clan} className={styles.line}>
          <Emblem clan={camp.clan} size={17} />
          {inOrder(camp.squad).map(([figure, count]) => (
            <Piece
              key={figure}
              clan={camp.clan}
              figure={figure}
              count={count}
              option={pieces.find((option) => isPiece(option, camp.clan, figure))}
            />
          ))}
          <ForceSum clan={camp.clan} province={province} className={styles.sum} tabIndex={-1}>
            <ForceDisc {...camp} size={22} />
          </ForceSum>
        </div>
      ))}
    </div>
  );
}

const isPiece = ({ pick, offers }: Option, clan: ClanId, figure: string): boolean =>
  pick.kind === 'piece'
    ? pick.figure === figure && offers[0]?.move.clan === clan
    : pick.kind === 'victim' && pick.of === clan && pick.figure === figure;

interface PieceProps {
  readonly clan: ClanId;
  readonly figure: string;
  readonly count: number;
  readonly option: Option | undefined;
}

/** Equal pieces share one figure with a count. One that can be chosen has a halo, and can be dragged. */
function Piece({ clan, figure, count, option }: PieceProps) {
  const text = useText();
  const { pick, chosen, consider, considered } = useChoosing();
  const key = option && pickKey(option.pick);
  const last = chosen.at(-1);
  const isChosen = last?.kind === 'piece' && key !== undefined && pickKey(last) === key;
  const drawn = (
    <Figure
      kind={figure}
      clan={clan}
      size={figure === 'daimyo' ? 31 : 27}
      {...(count > 1 && { count: text.number(count) })}
    />
  );
  if (option === undefined) return <span className={styles.piece}>{drawn}</span>;
  const take = (event: PointerEvent): void => {
    event.stopPropagation();
    dropOn(event, option, () => pick(option.pick));
  };
  return (
    <span
      className={styles.piece}
      data-choosable=""
      data-chosen={isChosen || undefined}
      data-considered={(considered && pickKey(considered) === key) || undefined}
      onPointerDown={take}
      onPointerEnter={() => consider(option.pick)}
      onPointerLeave={() => consider(undefined)}
    >
      {drawn}
    </span>
  );
}
