import type { LogEntry } from '@hinode/engine/games';
import { useText } from '../app/language.tsx';
import { ChapterSelect } from '../replay/chapter-select.tsx';
import type { Chapter } from '../replay/chapters.ts';
import { MoveSlider, placeOn } from '../replay/move-slider.tsx';
import { SpeedButton } from '../replay/speed-button.tsx';
import { StepButtons } from '../replay/step-buttons.tsx';
import type { Playing } from '../replay/use-playing.ts';
import styles from './player-bar.module.css';

interface Props {
  readonly at: number;
  readonly all: number;
  readonly log: readonly LogEntry[];
  /** Where the key moments are. */
  readonly numbers: readonly number[];
  readonly onChange: (at: number) => void;
  readonly chapters: readonly Chapter[];
  readonly playing: Playing;
}

/** Plays the game and shows where its wars, its betrayals and its key moments are. */
export function PlayerBar({ at, all, log, numbers, onChange, playing, chapters }: Props) {
  const text = useText();
  const ticks = log.flatMap(({ at: where, event }) =>
    event.type === 'battleWon' || event.type === 'allianceBroken'
      ? [{ at: where, long: event.type === 'allianceBroken' }]
      : [],
  );
  return (
    <section className={styles.bar} aria-label={text.say('record.title')}>
      <StepButtons at={at} all={all} onChange={onChange} playing={playing} />
      <MoveSlider at={at} all={all} onChange={onChange} here={text.say('analysis.move', { n: at, all })}>
        {ticks.map((tick) => (
          <i
            key={`${tick.at} ${tick.long}`}
            className={styles.tick}
            data-long={tick.long || undefined}
            style={placeOn(all, tick.at)}
          />
        ))}
        {numbers.map((where, i) => (
          <b key={where} className={styles.number} style={placeOn(all, where)}>
            {text.number(i + 1)}
          </b>
        ))}
      </MoveSlider>
      <div className={styles.ways}>
        <ChapterSelect chapters={chapters} here={text.say('record.chapter')} onChange={onChange} />
        <SpeedButton times={playing.times} onPress={playing.hasten} className={styles.speed} />
      </div>
    </section>
  );
}
