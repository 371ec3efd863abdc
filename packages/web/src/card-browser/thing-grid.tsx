import { memo } from 'react';
import { writeRoute } from '../app/route.ts';
import { followArrows } from './arrows.ts';
import { ThingFace } from './thing-face.tsx';
import styles from './thing-grid.module.css';
import type { Thing } from './things.ts';

interface Props {
  readonly things: readonly Thing[];
  readonly chosen: Thing | undefined;
  /** The chosen one is seen beside: whatever the arrows reach is looked at. */
  readonly choosesByArrow: boolean;
  readonly onChoose: (id: string) => void;
}

/** Things side by side. One of them is in the way of the Tab key; from there arrows lead on. */
export function ThingGrid({ things, chosen, choosesByArrow, onChoose }: Props) {
  const stop = things.some(({ id }) => id === chosen?.id) ? chosen?.id : things[0]?.id;
  return (
    <ul
      className={styles.grid}
      onKeyDown={(event) => followArrows(event, choosesByArrow ? onChoose : () => undefined)}
    >
      {things.map((thing) => (
        <li key={thing.id}>
          <Place
            thing={thing}
            isChosen={thing.id === chosen?.id}
            isStop={thing.id === stop}
            onChoose={onChoose}
          />
        </li>
      ))}
    </ul>
  );
}

interface PlaceProps {
  readonly thing: Thing;
  readonly isChosen: boolean;
  readonly isStop: boolean;
  readonly onChoose: (id: string) => void;
}

const Place = memo(
  ({ thing, isChosen, isStop, onChoose }: PlaceProps) => {
    return (
      <a
        className={styles.place}
        href={writeRoute({ page: 'cards', id: thing.id })}
        data-thing={thing.id}
        aria-current={isChosen || undefined}
        tabIndex={isStop ? 0 : -1}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          onChoose(thing.id);
        }}
      >
        <ThingFace thing={thing} />
      </a>
    );
  },
  (before, now) =>
    before.thing === now.thing && before.isChosen === now.isChosen && before.isStop === now.isStop,
);
