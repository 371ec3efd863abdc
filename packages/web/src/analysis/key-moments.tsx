import type { Analysis, Judged } from '@hinode/bots/analysis';
import { placeMessage } from '@hinode/text/analysis';
import { moveMessage } from '@hinode/text/moves';
import { Say, SayMessage, useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { Icon } from '../art/icon.tsx';
import { Button } from '../ui/button.tsx';
import { Segments } from '../ui/segments.tsx';
import styles from './key-moments.module.css';
import { placeAt } from './places.ts';
import type { Looking } from './use-analysis.ts';
import { Worth } from './worth.tsx';

interface Props {
  readonly analysis: Analysis;
  readonly at: number;
  readonly onChange: (at: number) => void;
  readonly partings: readonly Judged[];
  readonly looking: Looking;
  readonly whose: 'yours' | 'everybody';
  readonly onWhose: (whose: 'yours' | 'everybody') => void;
  readonly mine: Analysis['clans'][number];
}

/** Where somebody's answer and the Shogun's part. */
export function KeyMoments({ analysis, at, onChange, partings, looking, whose, onWhose, mine }: Props) {
  const text = useText();
  return (
    <section className={styles.box} aria-labelledby="key-moments">
      <header className={styles.head}>
        <h2 id="key-moments">{text.say('analysis.key-moments')}</h2>
        <span className={styles.about}>{text.say('analysis.key-about')}</span>
        <Segments
          labelledBy="key-moments"
          value={whose}
          options={[
            { value: 'yours', label: text.name(mine) },
            { value: 'everybody', label: text.say('analysis.everybody') },
          ]}
          onChange={onWhose}
        />
      </header>
      <ol className={styles.list}>
        {partings.map((parting, i) => (
          <li key={parting.at}>
            <button
              type="button"
              className={styles.row}
              aria-current={parting.at === at || undefined}
              onClick={() => onChange(parting.at)}
            >
              <span className={styles.number}>{text.number(i + 1)}</span>
              <span className={styles.place}>
                <SayMessage message={placeMessage(placeAt(analysis, parting.at))} />
              </span>
              <span className={styles.played}>
                <Emblem clan={parting.clan} size={18} title={text.name(parting.clan)} />
                <SayMessage message={moveMessage(parting.played, parting.decision)} />
              </span>
              <span className={styles.other}>
                <Say
                  k="analysis.shogun-move"
                  values={{ move: moveMessage(parting.shogun, parting.decision) }}
                />
              </span>
              <Worth compared={parting.compared} />
            </button>
          </li>
        ))}
      </ol>
      {partings.length === 0 && (
        <p className={styles.none}>
          {text.say(looking.state === 'done' ? 'analysis.no-partings' : 'analysis.none-yet')}
        </p>
      )}
      <Meter looking={looking} />
    </section>
  );
}

/** How far it is, and a way to stop. */
function Meter({ looking: { state, share, place, stop, resume } }: { readonly looking: Looking }) {
  const text = useText();
  const here = place && { place: placeMessage(place) };
  return (
    <footer className={styles.foot}>
      <div
        className={styles.meter}
        role="progressbar"
        aria-label={text.say('analysis.title')}
        aria-valuenow={Math.round(100 * share)}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <i style={{ inlineSize: `${100 * share}%` }} />
      </div>
      <span>
        {state === 'done'
          ? text.say('analysis.through')
          : here && text.say(state === 'working' ? 'analysis.working' : 'analysis.stopped', here)}
      </span>
      {state === 'working' && (
        <Button onClick={stop}>
          <Icon name="close" size={16} />
          {text.say('analysis.stop')}
        </Button>
      )}
      {state === 'stopped' && share > 0 && <Button onClick={resume}>{text.say('analysis.resume')}</Button>}
    </footer>
  );
}
