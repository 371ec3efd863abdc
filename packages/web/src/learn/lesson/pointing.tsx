import type { Move } from '@hinode/engine';
import { useEffect, useState } from 'react';
import { useChoosing } from '../../choices/choosing.tsx';
import { ensoAround, type Ring } from './enso.ts';
import styles from './lesson.module.css';
import { partOf, targetOf } from './target.ts';

/** Marks what is being pointed at, for tests that press it. */
const POINTED = 'data-pointed';

/** How much larger than the thing inside it. */
const AROUND = 8;

/** A ring of ink around what to press next, and an arrow along the way of a figure. Above everything, but out of the way. */
export function Pointing({ move }: { readonly move: Move }) {
  const { chosen, asking } = useChoosing();
  const [drawn, setDrawn] = useState<{ readonly part: string; readonly ring: Ring | undefined }>();
  const isAsking = asking !== undefined;
  const part = partOf(move, chosen, isAsking);
  useEffect(() => {
    let frame = 0;
    let before: Element | undefined;
    // Things glide to their places and sheets are pulled, so its position is measured every frame.
    const follow = (): void => {
      const target = targetOf(move, chosen, isAsking);
      // A thing further down in a list is scrolled into view once; after that the reader is free to look around.
      if (target !== before) target?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      if (target !== before) {
        before?.removeAttribute(POINTED);
        target?.setAttribute(POINTED, '');
      }
      before = target;
      const ring = target && around(target);
      setDrawn((last) => {
        const kept = sameOr(last?.ring, ring);
        return last?.part === part && kept === last.ring ? last : { part, ring: kept };
      });
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => {
      cancelAnimationFrame(frame);
      before?.removeAttribute(POINTED);
    };
  }, [move, chosen, isAsking, part]);
  // A ring around the previous target would be misleading.
  const ring = drawn?.part === part ? drawn.ring : undefined;
  const way = move.type === 'move' && chosen.length > 0 && ring ? wayTo(move.from, ring) : undefined;
  return (
    ring && (
      <svg className={styles.pointing} data-pointing={part} aria-hidden="true">
        {way && (
          <>
            <path className={styles.wayPaper} d={way} />
            <path className={styles.way} d={way} />
          </>
        )}
        <path key={`${Math.round(ring.width)} ${move.type}`} className={styles.enso} d={ensoAround(ring)} />
      </svg>
    )
  );
}

function around(element: Element): Ring {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x - AROUND, y: y - AROUND, width: width + 2 * AROUND, height: height + 2 * AROUND };
}

function sameOr(before: Ring | undefined, now: Ring | undefined): Ring | undefined {
  if (before === undefined || now === undefined) return now;
  const isSame =
    Math.abs(before.x - now.x) + Math.abs(before.y - now.y) < 0.5 &&
    Math.abs(before.width - now.width) + Math.abs(before.height - now.height) < 0.5;
  return isSame ? before : now;
}

/** An arc from the camp of a province to the ring. */
function wayTo(from: string, ring: Ring): string | undefined {
  const camp = document.querySelector(`[data-camp="${from}"]`)?.getBoundingClientRect();
  if (camp === undefined) return undefined;
  const [x, y] = [camp.x + camp.width / 2, camp.y + camp.height / 2];
  const [goalX, goalY] = [ring.x + ring.width / 2, ring.y + ring.height / 2];
  const length = Math.hypot(goalX - x, goalY - y);
  const reach = Math.max(0, 1 - (Math.min(ring.width, ring.height) / 2 + 6) / Math.max(1, length));
  const [endX, endY] = [x + (goalX - x) * reach, y + (goalY - y) * reach];
  return `M${x} ${y}Q${(x + endX) / 2 + (endY - y) * 0.16} ${(y + endY) / 2 - (endX - x) * 0.16} ${endX} ${endY}`;
}
