import type { Analysis } from '@hinode/bots/analysis';
import type { ClanId } from '@hinode/engine';
import { placeMessage } from '@hinode/text/analysis';
import { SayMessage, useText } from '../app/language.tsx';
import { type Route, writeRoute } from '../app/route.ts';
import { Emblem } from '../art/emblem.tsx';
import { Icon } from '../art/icon.tsx';
import { SeasonSeal } from '../art/season-seal.tsx';
import { ShareButton } from '../position/share-button.tsx';
import type { Eyes } from '../replay/replay-table.ts';
import { Segments } from '../ui/segments.tsx';
import styles from './analysis-head.module.css';
import { placeAt } from './places.ts';

interface Props {
  readonly analysis: Analysis;
  readonly at: number;
  readonly clans: readonly ClanId[];
  readonly mine: ClanId;
  readonly eyes: Eyes;
  readonly onEyes: (eyes: Eyes) => void;
  readonly back: Route;
}

/** Where in the game one is, and through whose eyes. */
export function AnalysisHead({ analysis, at, clans, eyes, onEyes, back }: Props) {
  const text = useText();
  const place = placeAt(analysis, at);
  const options = [
    ...clans.map((clan) => ({
      value: clan as string,
      label: <Emblem clan={clan} size={20} title={text.name(clan)} />,
    })),
    { value: 'all', label: <Icon name="eye" size={20} title={text.say('record.all-eyes')} /> },
  ];
  return (
    <header className={styles.head}>
      <SeasonSeal season={place.season} size={40} />
      <p className={styles.where}>
        <b>
          <SayMessage message={placeMessage(place)} />
        </b>
        <span role="status">{text.say('analysis.move', { n: at, all: analysis.moves })}</span>
      </p>
      <h1 className={styles.title}>{text.say('analysis.title')}</h1>
      <div className={styles.eyes}>
        <span className={styles.seen} id="analysis-eyes">
          {text.say('record.seen-by')}
        </span>
        <Segments
          labelledBy="analysis-eyes"
          value={eyes as string}
          options={options}
          onChange={(value) => onEyes(value as Eyes)}
        />
      </div>
      <ShareButton />
      <a className={styles.close} href={writeRoute(back)} aria-label={text.say('sheet.close')}>
        <Icon name="close" size={20} />
      </a>
    </header>
  );
}
