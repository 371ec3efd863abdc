import type { Analysis } from '@hinode/bots/analysis';
import { useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import styles from './five-moments.module.css';

/** How much of everybody's chance to win was drawn, and how much was played. */
export function Fortunes({ analysis: { fortunes, clans } }: { readonly analysis: Analysis }) {
  const text = useText();
  if (fortunes === undefined) return null;
  const hundredths = (share: number): number => Math.round(100 * share) + 0;
  const signed = (share: number): string =>
    `${hundredths(share) > 0 ? '+' : ''}${text.number(hundredths(share))}`;
  return (
    <section className={styles.box} aria-labelledby="fortunes">
      <header className={styles.head}>
        <h2 id="fortunes">{text.say('analysis.luck')}</h2>
        <span>{text.say('analysis.luck-about')}</span>
      </header>
      <table className={styles.purses}>
        <thead>
          <tr>
            <th scope="col">
              <span className="spoken">{text.say('record.seen-by')}</span>
            </th>
            <th scope="col">{text.say('analysis.at-start')}</th>
            <th scope="col">{text.say('analysis.by-luck')}</th>
            <th scope="col">{text.say('analysis.by-play')}</th>
            <th scope="col">{text.say('analysis.at-end')}</th>
          </tr>
        </thead>
        <tbody>
          {clans.map((clan) => {
            const { start = 0, luck = { mean: 0, error: 0 }, play = 0, end = 0 } = fortunes[clan] ?? {};
            return (
              <tr key={clan}>
                <th scope="row">
                  <Emblem clan={clan} size={18} /> {text.name(clan)}
                </th>
                <td>{text.number(hundredths(start))}</td>
                <td>
                  <bdi dir="ltr">{`${signed(luck.mean)} ± ${text.number(hundredths(luck.error))}`}</bdi>
                </td>
                <td>
                  <bdi dir="ltr">{signed(play)}</bdi>
                </td>
                <td>{text.number(hundredths(end))}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
