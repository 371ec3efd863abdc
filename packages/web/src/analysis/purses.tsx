import type { Analysis } from '@hinode/bots/analysis';
import { useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import styles from './five-moments.module.css';

/** Coins that went into battles and came out of them. */
export function Purses({ analysis: { purses, clans } }: { readonly analysis: Analysis }) {
  const text = useText();
  return (
    <section className={styles.box} aria-labelledby="purses">
      <h2 id="purses">{text.say('analysis.coins')}</h2>
      <table className={styles.purses}>
        <thead>
          <tr>
            <th scope="col">
              <span className="spoken">{text.say('record.seen-by')}</span>
            </th>
            <th scope="col">{text.say('score.battles')}</th>
            <th scope="col">{text.say('analysis.won')}</th>
            <th scope="col">{text.say('analysis.bid')}</th>
            <th scope="col">{text.say('analysis.received')}</th>
          </tr>
        </thead>
        <tbody>
          {clans.map((clan) => (
            <tr key={clan}>
              <th scope="row">
                <Emblem clan={clan} size={18} /> {text.name(clan)}
              </th>
              <td>{text.number(purses[clan]?.fought ?? 0)}</td>
              <td>{text.number(purses[clan]?.won ?? 0)}</td>
              <td>{text.number(purses[clan]?.bid ?? 0)}</td>
              <td>{text.number(purses[clan]?.received ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
