import type { LogEntry } from '@hinode/engine/games';
import { Slider } from 'radix-ui';
import { useText } from '../app/language.tsx';
import { Icon, type IconName } from '../art/icon.tsx';
import { ChapterSelect } from '../replay/chapter-select.tsx';
import type { Chapter } from '../replay/chapters.ts';
import { SpeedButton } from '../replay/speed-button.tsx';
import type { Playing } from '../replay/use-playing.ts';
import { Button } from '../ui/button.tsx';
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
  const shareOf = (where: number): string => `${(100 * where) / Math.max(1, all)}%`;
  return (
    <section className={styles.bar} aria-label={text.say('record.title')}>
      <Step icon="again" label={text.say('record.start')} disabled={at === 0} onPress={() => onChange(0)} />
      <Step
        icon="arrow-back"
        label={text.say('record.previous')}
        disabled={at === 0}
        onPress={() => onChange(at - 1)}
      />
      <Button
        className={styles.step}
        aria-label={text.say(playing.playing ? 'record.pause' : 'record.play')}
        onClick={playing.toggle}
      >
        <Icon name={playing.playing ? 'pause' : 'play'} size={20} />
      </Button>
      <Step
        icon="arrow-next"
        label={text.say('record.next')}
        disabled={at === all}
        onPress={() => onChange(at + 1)}
      />
      <Slider.Root
        className={styles.slider}
        value={[at]}
        max={all}
        onValueChange={([value = 0]) => onChange(value)}
      >
        <Slider.Track className={styles.track}>
          <Slider.Range className={styles.range} />
          {ticks.map((tick) => (
            <i
              key={`${tick.at} ${tick.long}`}
              className={styles.tick}
              data-long={tick.long || undefined}
              style={{ insetInlineStart: shareOf(tick.at) }}
            />
          ))}
          {numbers.map((where, i) => (
            <b key={where} className={styles.number} style={{ insetInlineStart: shareOf(where) }}>
              {text.number(i + 1)}
            </b>
          ))}
        </Slider.Track>
        <Slider.Thumb
          className={styles.thumb}
          aria-label={text.say('record.title')}
          aria-valuetext={text.say('analysis.move', { n: at, all })}
        />
      </Slider.Root>
      <div className={styles.ways}>
        <ChapterSelect chapters={chapters} here={text.say('record.chapter')} onChange={onChange} />
        <SpeedButton times={playing.times} onPress={playing.hasten} className={styles.step} />
      </div>
    </section>
  );
}

interface StepProps {
  readonly icon: IconName;
  readonly label: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

const Step = ({ icon, label, disabled, onPress }: StepProps) => (
  <Button
    look="quiet"
    className={styles.step}
    aria-label={label}
    title={label}
    disabled={disabled}
    onClick={onPress}
  >
    <Icon name={icon} size={20} />
  </Button>
);
