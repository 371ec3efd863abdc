import type { Analysis, Moment } from '@hinode/bots/analysis';
import type { ClanId } from '@hinode/engine';
import type { Message } from '@hinode/text';
import { momentHelped, momentSentence, momentTitle, placeMessage } from '@hinode/text/analysis';
import { SayMessage, useText } from '../app/language.tsx';
import { SeasonSeal } from '../art/season-seal.tsx';
import styles from './five-moments.module.css';

interface Props {
  readonly analysis: Analysis;
  readonly mine: ClanId;
  readonly onChange: (at: number) => void;
}

/** The game in five moments, in words. Press one to see it on the board. */
export function FiveMoments({ analysis, mine, onChange }: Props) {
  const text = useText();
  return (
    <section className={styles.box} aria-labelledby="five-moments">
      <header className={styles.head}>
        <h2 id="five-moments">{text.say('analysis.five')}</h2>
        <span>{text.say('analysis.five-about')}</span>
      </header>
      <ol className={styles.list}>
        {analysis.moments.map((moment) => (
          <li key={`${moment.from} ${moment.kind}`}>
            <button type="button" className={styles.moment} onClick={() => onChange(moment.to)}>
              <span className={styles.when}>
                <SeasonSeal season={moment.place.season} size={22} />
                <SayMessage message={placeMessage(moment.place)} />
                <Changed moment={moment} mine={mine} />
              </span>
              <b className={styles.title}>
                <Told message={momentTitle(moment)} />
              </b>
              <span className={styles.told}>
                <Told message={momentSentence(moment)} />
              </span>
              <span className={styles.helped}>
                <Told message={momentHelped(moment)} />
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What it changed for you. */
function Changed({ moment: { changes }, mine }: { readonly moment: Moment; readonly mine: ClanId }) {
  const text = useText();
  const change = Math.round(100 * (changes?.[mine] ?? 0));
  if (changes === undefined || change === 0) return null;
  return (
    <b className={styles.changed} dir="ltr">
      {change > 0 && '+'}
      {text.say('analysis.percent', { percent: change })}
    </b>
  );
}

const Told = ({ message }: { readonly message: Message | undefined }) =>
  message && <SayMessage message={message} />;
