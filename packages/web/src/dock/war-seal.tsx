import type { ProvinceId } from '@hinode/engine';
import { useText } from '../app/language.tsx';
import { useTableState } from '../table/use-table.ts';
import styles from './dock.module.css';

/** The number of a province's war this season on an ink seal; nothing where no war comes. */
export function WarSeal({ province }: { readonly province: ProvinceId }) {
  const { view } = useTableState();
  const text = useText();
  const war = view.wars.indexOf(province);
  if (war < 0) return null;
  const n = war + 1;
  return (
    <span className={styles.seal}>
      <span className="spoken">{text.say('map.war', { n })}</span>
      <span aria-hidden="true">{text.number(n)}</span>
    </span>
  );
}
