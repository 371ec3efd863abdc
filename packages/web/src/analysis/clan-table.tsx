import type { ClanId } from '@hinode/engine';
import { useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import styles from './five-moments.module.css';

interface Props {
  readonly clans: readonly ClanId[];
  /** What is told, column by column. */
  readonly heads: readonly string[];
  readonly cells: (clan: ClanId) => readonly string[];
}

/** Figures of all clans, a row for each. */
export function ClanTable({ clans, heads, cells }: Props) {
  const text = useText();
  return (
    <table className={styles.clans}>
      <thead>
        <tr>
          <th scope="col">
            <span className="spoken">{text.say('record.seen-by')}</span>
          </th>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {clans.map((clan) => (
          <tr key={clan}>
            <th scope="row">
              <Emblem clan={clan} size={18} /> {text.name(clan)}
            </th>
            {cells(clan).map((cell, i) => (
              // What is signed or has a margin reads from left to right in every language.
              <td key={heads[i]}>
                <bdi dir="ltr">{cell}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
