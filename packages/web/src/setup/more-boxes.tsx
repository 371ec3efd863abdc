import type { BoxId } from '@hinode/engine';
import { clansOfBoxes } from '@hinode/engine/facts';
import { useState } from 'react';
import { useText } from '../app/language.tsx';
import { OTHER_BOXES } from './box-name.tsx';
import { BoxToggles } from './box-toggles.tsx';
import { broughtBy } from './draft.ts';
import styles from './setup.module.css';

/** A clan brings its box by itself; these have something that is in the game only if somebody wants it. */
const OFFERED = OTHER_BOXES.filter((box) => Object.keys(broughtBy([box])).length > 0);
const CLANS = clansOfBoxes(OTHER_BOXES);

interface Props {
  readonly boxes: readonly BoxId[];
  readonly onChange: (boxes: readonly BoxId[]) => void;
}

/** Folded away, unless something of it is chosen: what other boxes bring. */
export function MoreBoxes({ boxes, onChange }: Props) {
  const text = useText();
  // It stays open when the last of it is put away again.
  const [open] = useState(boxes.length > 0);
  if (OTHER_BOXES.length === 0) return null;
  return (
    <details className={`${styles.box} ${styles.more}`} open={open}>
      <summary>{text.say('setup.more-boxes')}</summary>
      <BoxToggles offered={OFFERED} boxes={boxes} onChange={onChange} />
      {CLANS.length > 0 && (
        <p className={styles.note}>{text.say('setup.clans-at-seats', { clans: { names: CLANS } })}</p>
      )}
    </details>
  );
}
