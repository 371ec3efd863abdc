import type { Analysis } from '@hinode/bots/analysis';
import { useText } from '../app/language.tsx';
import { ClanTable } from './clan-table.tsx';
import styles from './five-moments.module.css';

/** How much of everybody's chance to win was drawn, and how much was played. */
export function Fortunes({ analysis: { fortunes, clans } }: { readonly analysis: Analysis }) {
  const text = useText();
  if (fortunes === undefined) return null;
  const hundredths = (share: number): number => Math.round(100 * share) + 0;
  const said = (share: number): string => text.number(hundredths(share));
  const signed = (share: number): string => `${hundredths(share) > 0 ? '+' : ''}${said(share)}`;
  return (
    <section className={styles.box} aria-labelledby="fortunes">
      <header className={styles.head}>
        <h2 id="fortunes">{text.say('analysis.luck')}</h2>
        <span>{text.say('analysis.luck-about')}</span>
      </header>
      <ClanTable
        clans={clans}
        heads={[
          text.say('analysis.at-start'),
          text.say('analysis.by-luck'),
          text.say('analysis.by-play'),
          text.say('analysis.at-end'),
        ]}
        cells={(clan) => {
          const { start = 0, luck = { mean: 0, error: 0 }, play = 0, end = 0 } = fortunes[clan] ?? {};
          return [said(start), `${signed(luck.mean)} ± ${said(luck.error)}`, signed(play), said(end)];
        }}
      />
    </section>
  );
}
