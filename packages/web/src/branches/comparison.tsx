import type { RankedClan } from '@hinode/engine/facts';
import { useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import styles from './branches.module.css';
import type { Branch } from './kept-branches.ts';

interface Props {
  readonly branch: Branch;
  /** How the branch ended. */
  readonly standing: readonly RankedClan[];
  readonly mine?: readonly string[];
}

/** How everybody stood at the end of the original, and at the end of the branch. In the order of the branch. */
export function Comparison({ branch: { original }, standing, mine = [] }: Props) {
  const text = useText();
  const ended = original.record.result !== undefined;
  return (
    <>
      <table className={styles.comparison} data-comparison="">
        <thead>
          <tr>
            <th scope="col">
              <span className="spoken">{text.say('tabs.clans')}</span>
            </th>
            <th scope="col">{text.say('branch.original')}</th>
            <th scope="col">{text.say('branch.branch')}</th>
            <th scope="col">{text.say('branch.change')}</th>
          </tr>
        </thead>
        <tbody>
          {standing.map((now) => {
            const then = original.standing.find(({ clan }) => clan === now.clan);
            return (
              <tr key={now.clan} data-clan-line={now.clan} data-mine={mine.includes(now.clan) || undefined}>
                <th scope="row">
                  <Emblem clan={now.clan} size={22} /> {text.name(now.clan)}
                </th>
                <td>{then && <Ended {...then} />}</td>
                <td>
                  <Ended {...now} />
                </td>
                <td>
                  <bdi dir="ltr">{signed(now.vp - (then?.vp ?? 0), text.number)}</bdi>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {!ended && <p className={styles.note}>{text.say('branch.unfinished')}</p>}
    </>
  );
}

/** `+3`, `−5`, `0` */
const signed = (difference: number, write: (n: number) => string): string =>
  `${difference > 0 ? '+' : difference < 0 ? '−' : ''}${write(Math.abs(difference))}`;

/** The place on a disc, and the points. */
function Ended({ rank, vp }: RankedClan) {
  const text = useText();
  return (
    <span className={styles.ended}>
      <span className={styles.rank} aria-hidden="true">
        {text.number(rank)}
      </span>
      <span className="spoken">{text.say('branch.place', { n: rank })}</span>
      <b>{text.number(vp)}</b>
    </span>
  );
}
