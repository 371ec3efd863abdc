import { memo } from 'react';
import { useText } from '../app/language.tsx';
import { writeRoute } from '../app/route.ts';
import { followArrows } from './arrows.ts';
import { ThingFace } from './thing-face.tsx';
import styles from './thing-grid.module.css';
import { headingOf, type Thing } from './things.ts';
import { headingName } from './words.ts';

interface Props {
  readonly things: readonly Thing[];
  readonly chosen: Thing | undefined;
  /** The chosen one is shown beside the grid, so moving with the arrows also chooses. */
  readonly choosesByArrow: boolean;
  readonly onChoose: (id: string) => void;
}

/** The things, season by season. A single Tab stop; the arrow keys move on from there. */
export function ThingGrid({ things, chosen, choosesByArrow, onChoose }: Props) {
  const text = useText();
  const stop = things.some(({ id }) => id === chosen?.id) ? chosen?.id : things[0]?.id;
  const headings = [...new Set(things.map(headingOf))];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the links in it
    <div onKeyDown={(event) => followArrows(event, choosesByArrow ? onChoose : () => undefined)}>
      {headings.map((heading) => (
        <section key={heading} className={styles.group} aria-label={headingName(text, heading)}>
          <h3 className={styles.heading}>{headingName(text, heading)}</h3>
          <ul className={styles.grid}>
            {things
              .filter((thing) => headingOf(thing) === heading)
              .map((thing) => (
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
        </section>
      ))}
    </div>
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
