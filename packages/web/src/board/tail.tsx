import { useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { useChoosing } from '../choices/choosing.tsx';
import { useConsidered } from '../choices/considered.ts';
import { pickKey } from '../choices/picks.ts';
import { useTableState } from '../table/use-table.ts';
import styles from './board.module.css';
import { type Box, grown, moved } from './boxes.ts';
import type { Framing } from './framing.ts';
import type { Measures } from './measures.ts';
import { besides, type Laid } from './placing.ts';
import { terrainOf } from './terrain.ts';
import { useLetters } from './use-letters.ts';

interface Props {
  readonly measures: Measures;
  readonly laid: readonly Laid[];
  /** Everything stays inside this box. */
  readonly area: Box;
  readonly fixed: readonly Box[];
  readonly framing: Framing;
}

const GAP = 8;

/**
 * The outcome of the move being considered, on an ink slip beside its plate. If it would cover something, only the dock shows it.
 */
export function Tail({ measures, laid, area, fixed, framing }: Props) {
  const text = useText();
  const letters = useLetters();
  const { view, me } = useTableState();
  const { options } = useChoosing();
  const considered = useConsidered(({ pick }) => pick);
  if (considered?.kind !== 'province') return null;
  const { province } = considered;
  const option = options.find(({ pick }) => pickKey(pick) === pickKey(considered));
  const plate = laid.find((one) => one.kind === 'plate' && one.province === province);
  const outcome = option?.offers.length === 1 ? option.offers[0]?.outcome : undefined;
  const forces = [...(outcome?.force[province] ?? [])].sort(
    (a, b) => b.force - a.force || view.honor.indexOf(a.clan) - view.honor.indexOf(b.clan),
  );
  if (forces.length === 0 || plate === undefined) return null;
  const size = measures.reward;
  const emblem = measures.emblem * 0.9;
  const words = text.say(forces[0]?.clan === me ? 'map.you-would-win' : 'map.you-would-not-win');
  const numbers = forces.reduce(
    (sum, { force }) => sum + emblem + 3 + GAP + letters.number(text.number(force), size),
    0,
  );
  const wanted = { width: numbers + letters.number(words, size) + 2 * GAP + 4, height: emblem + GAP };
  const { geography, scale } = framing;
  const lit = options.flatMap(({ pick }) => (pick.kind === 'province' ? [pick.province] : []));
  const box = besides(plate, wanted, {
    area: grown(area, -4),
    boxes: [...laid, ...fixed.map((one) => moved(one, area.x, area.y))],
    covers: ({ x, y, width, height }) => {
      const under = { x: x / scale, y: y / scale, width: width / scale, height: height / scale };
      return lit.some((one) => terrainOf(geography).share(one, under) > 0);
    },
  });
  if (box === undefined) return null;
  return (
    <div
      className={styles.tail}
      style={{ translate: `${box.x}px ${box.y}px`, width: box.width, height: box.height, fontSize: size }}
      data-tail=""
    >
      {forces.map(({ clan, force }) => (
        <span key={clan} className={styles.tag}>
          <Emblem clan={clan} size={emblem} /> {text.number(force)}
        </span>
      ))}
      <span>{words}</span>
    </div>
  );
}
