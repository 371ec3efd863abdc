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
import { type Camp, campsIn, inOrder } from './camps.ts';
import { dropOn } from './dropping.ts';
import { ForceDisc } from './force-disc.tsx';
import { useProvince } from './use-province.ts';

interface Props {
  readonly province: ProvinceId;
  /** So many pixels wide is the land for them. */
  readonly room: number;
}

/** One line for each clan in a province: emblem, pieces, Force. Drawn smaller where the land is narrow. */
export function CampLines({ province, room }: Props) {
  const { view } = useTableState();
  const { pieces } = useProvince(province);
  const camps = campsIn(view, province);
  return (
    <div className={styles.camp} style={{ scale: campScale(camps, room) }}>
      {camps.map((camp) => (
        <div key={camp.clan} className={styles.line}>
          <Emblem clan={camp.clan} size={EMBLEM} />
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
            <ForceDisc {...camp} size={DISC} />
          </ForceSum>
        </div>
      ))}
    </div>
  );
}

const EMBLEM = 17;
const DISC = 22;
const GAP = 2;
/** Smaller than this nobody can tell them apart. */
const SMALLEST = 0.6;
/** More than two lines stand closer. */
const CROWDED = 0.86;

const sizeOf = (figure: string): number => (figure === 'daimyo' ? 31 : 27);

const widthOf = ({ squad }: Camp): number =>
  EMBLEM + DISC + Object.keys(squad).reduce((sum, figure) => sum + GAP + sizeOf(figure), GAP);

function campScale(camps: readonly Camp[], room: number): number {
  const widest = Math.max(1, ...camps.map(widthOf));
  return Math.max(SMALLEST, Math.min(camps.length > 2 ? CROWDED : 1, room / widest));
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
      size={sizeOf(figure)}
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
