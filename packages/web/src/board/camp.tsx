import type { ClanId, ProvinceId } from '@hinode/engine';
import type { PointerEvent } from 'react';
import { useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { Figure } from '../art/figure.tsx';
import type { Option } from '../choices/choices.ts';
import { useChoosing } from '../choices/choosing.tsx';
import { consider, useIsConsidered } from '../choices/considered.ts';
import { part } from '../table/part.tsx';
import { AskedProvince } from './asked-province.tsx';
import styles from './board.module.css';
import { dropOn } from './dropping.ts';
import { ForceDisc } from './force-disc.tsx';
import {
  type CampForm,
  type CampLine,
  figureRows,
  openLines,
  PAD,
  type Stack,
  TAGS_APART,
  tallyRows,
} from './forms.ts';
import { type Measures, sizeOf } from './measures.ts';
import { Reach } from './reach.tsx';
import type { Pressable } from './targets.ts';
import { useProvince } from './use-province.ts';

interface Props {
  readonly laid: Pressable;
  readonly lines: readonly CampLine[];
  readonly measures: Measures;
}

/** The clans in a province, the strongest first: a line of figures for each, or emblem and Force where room is short. */
export const Camp = part(useCamp, ({ laid, lines, measures, isLit, pieces, choose }) => {
  const { x, y, width, height, province } = laid;
  const open = openLines(laid.form as CampForm, lines);
  const rest = tallyRows(lines.filter((line) => !open.includes(line)));
  return (
    <div
      className={styles.camp}
      data-camp={province}
      data-state={isLit ? 'lit' : undefined}
      style={{ translate: `${x}px ${y}px`, width, height }}
    >
      <AskedProvince
        province={province}
        className={styles.campButton}
        tabIndex={-1}
        {...(choose && { choose })}
      >
        <Reach of={laid} target={laid.target} />
      </AskedProvince>
      {open.map((line) => (
        <Line
          key={line.clan ?? 'nobody'}
          line={line}
          province={province}
          pieces={pieces}
          measures={measures}
        />
      ))}
      {rest.map((row, i) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: when somebody comes or goes, the others stay in their rows
          key={i}
          className={styles.line}
          style={{ ...PADDED, gap: TAGS_APART }}
        >
          {row.map((line) => (
            <Tag key={line.clan ?? 'nobody'} line={line} measures={measures} />
          ))}
        </div>
      ))}
    </div>
  );
});

function useCamp({ laid }: Props) {
  const { target, pieces, press } = useProvince(laid.province);
  const chooses = target !== undefined || pieces.length > 0;
  return { isLit: target !== undefined, pieces, choose: chooses ? press : undefined };
}

const PADDED = { padding: `${PAD.block}px ${PAD.end}px ${PAD.block}px ${PAD.start}px` };

/** A clan by emblem and Force; uncontrolled Kami by themselves. */
function Tag({ line, measures }: Pick<LineProps, 'line' | 'measures'>) {
  const { clan, stacks } = line;
  return (
    <span className={styles.tag}>
      {clan === undefined ? (
        stacks.map(({ figure }) => <Figure key={figure} kind={figure} size={measures.emblem} />)
      ) : (
        <>
          <Emblem clan={clan} size={measures.emblem} />
          <ForceDisc {...line} size={measures.disc} />
        </>
      )}
    </span>
  );
}

interface LineProps {
  readonly line: CampLine;
  readonly province: ProvinceId;
  /** The figures here that can be picked. */
  readonly pieces: readonly Option[];
  readonly measures: Measures;
}

function Line({ line, province, pieces, measures }: LineProps) {
  const { clan, stacks } = line;
  return (
    <div className={styles.line} style={{ ...PADDED, gap: measures.gap }} data-clan-line={clan ?? 'nobody'}>
      {clan && <Emblem clan={clan} size={measures.emblem} />}
      <div className={styles.figures}>
        {figureRows(stacks).map((row, i) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: when somebody comes or goes, the others stay in their rows
            key={i}
            className={styles.figureRow}
            style={{ gap: measures.gap }}
          >
            {row.map((stack) => (
              <Piece
                key={`${stack.figure} ${stack.moved}`}
                clan={clan}
                province={province}
                stack={stack}
                size={sizeOf(stack.figure, measures)}
                option={
                  stack.moved ? undefined : pieces.find((option) => isPiece(option, clan, stack.figure))
                }
              />
            ))}
          </div>
        ))}
      </div>
      {clan && <ForceDisc {...line} size={measures.disc} />}
    </div>
  );
}

const isPiece = ({ pick, offers }: Option, clan: ClanId | undefined, figure: string): boolean =>
  pick.kind === 'piece'
    ? pick.figure === figure && offers[0]?.move.clan === clan
    : pick.kind === 'victim' && pick.of === clan && pick.figure === figure;

interface PieceProps {
  readonly clan: ClanId | undefined;
  readonly province: ProvinceId;
  readonly stack: Stack;
  readonly size: number;
  readonly option: Option | undefined;
}

/** Equal pieces share one figure with a count. One that can be chosen has a halo, and can be dragged. */
const Piece = part(usePiece, ({ clan, stack, size, option, pick, isChosen, isConsidered }) => {
  const text = useText();
  const { figure, count, moved } = stack;
  const drawn = (
    <Figure
      kind={figure}
      {...(clan && { clan })}
      size={size}
      moved={moved}
      {...(count > 1 && { count: text.number(count) })}
    />
  );
  if (option === undefined)
    return (
      <span className={styles.piece} data-chosen={isChosen || undefined}>
        {drawn}
      </span>
    );
  const take = (event: PointerEvent): void => {
    event.stopPropagation();
    dropOn(event, option, () => pick(option.pick));
  };
  return (
    <span
      className={styles.piece}
      data-piece={figure}
      data-choosable=""
      data-chosen={isChosen || undefined}
      data-considered={isConsidered || undefined}
      onPointerDown={take}
      onPointerEnter={() => consider(option.pick)}
      onPointerLeave={() => consider(undefined)}
    >
      {drawn}
    </span>
  );
});

function usePiece({ clan, province, stack: { figure, moved }, option }: PieceProps) {
  const { me, pick, chosen } = useChoosing();
  const isConsidered = useIsConsidered(option?.pick);
  // It keeps its halo while its destination is being chosen.
  const isChosen =
    !moved &&
    chosen.some(
      (one) =>
        (one.kind === 'piece' && clan === me && one.at === province && one.figure === figure) ||
        (one.kind === 'victim' && one.of === clan && one.province === province && one.figure === figure),
    );
  return { pick, isChosen, isConsidered };
}
