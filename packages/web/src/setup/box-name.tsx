import type { BoxId, ClanId, SetId } from '@hinode/engine';
import { BOX_IDS, CORE, clansOfBoxes, setsOfBoxes } from '@hinode/engine/facts';
import { useText } from '../app/language.tsx';
import styles from './choices.module.css';

/** Boxes that a table may play with besides the core box, which is always there. */
export const OTHER_BOXES: readonly BoxId[] = BOX_IDS.filter((box) => !CORE.includes(box));

const boxOf = (thing: ClanId | SetId): BoxId | undefined =>
  BOX_IDS.find((box) => [...clansOfBoxes([box]), ...setsOfBoxes([box])].some((one) => one === thing));

/** The box a clan or a set comes in, beside its name; the core box goes without saying. */
export function BoxName({ of }: { readonly of: ClanId | SetId }) {
  const text = useText();
  const box = boxOf(of);
  return box === undefined || CORE.includes(box) ? null : (
    <span className={styles.boxName}>{text.name(box)}</span>
  );
}
