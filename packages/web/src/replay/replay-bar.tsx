import type { ClanId } from '@hinode/engine';
import { Slider } from 'radix-ui';
import { useText } from '../app/language.tsx';
import { type Route, writeRoute } from '../app/route.ts';
import { Icon, type IconName } from '../art/icon.tsx';
import { SeasonSeal } from '../art/season-seal.tsx';
import { Button } from '../ui/button.tsx';
import { ChapterSelect } from './chapter-select.tsx';
import type { Chapter } from './chapters.ts';
import styles from './replay.module.css';
import type { Eyes, Mark } from './replay-table.ts';
import { SpeedButton } from './speed-button.tsx';
import { usePlaying } from './use-playing.ts';
import { useReplayKeys } from './use-replay-keys.ts';

interface Props {
  /** So many moves are made. */
  readonly at: number;
  readonly all: number;
  readonly onChange: (at: number) => void;
  /** Where the seasons begin. */
  readonly marks: readonly Mark[];
  readonly chapters: readonly Chapter[];
  readonly clans: readonly ClanId[];
  readonly eyes: Eyes;
  readonly onEyes: (eyes: Eyes) => void;
  readonly onPlayOn?: () => void;
  /** It still goes on. */
  readonly live: boolean;
  /** Where the game is looked through. */
  readonly lookInto: Route;
}

/** Steps through the moves of a game. */
export function ReplayBar({
  at,
  all,
  onChange,
  marks,
  chapters,
  clans,
  eyes,
  onEyes,
  onPlayOn,
  live,
  lookInto,
}: Props) {
  const text = useText();
  const { playing, toggle, times, hasten } = usePlaying(at, all, onChange, live);
  useReplayKeys({ at, all, onChange, onToggle: toggle });
  const here = text.say('record.move', { n: at, all });
  return (
    <section className={styles.bar} data-replay-bar="" aria-label={text.say('record.title')}>
      <Step icon="again" label={text.say('record.start')} disabled={at === 0} onPress={() => onChange(0)} />
      <Step
        icon="arrow-back"
        label={text.say('record.previous')}
        disabled={at === 0}
        onPress={() => onChange(at - 1)}
      />
      <Button
        look="primary"
        className={styles.step}
        aria-label={text.say(playing ? 'record.pause' : 'record.play')}
        title={text.say(playing ? 'record.pause' : 'record.play')}
        onClick={toggle}
      >
        <Icon name={playing ? 'pause' : 'play'} size={20} />
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
          {marks.map((mark) => (
            <span
              key={mark.season}
              className={styles.mark}
              style={{ insetInlineStart: `${(100 * mark.at) / Math.max(1, all)}%` }}
            >
              <SeasonSeal season={mark.season} size={18} />
            </span>
          ))}
        </Slider.Track>
        <Slider.Thumb className={styles.thumb} aria-label={text.say('record.title')} aria-valuetext={here} />
      </Slider.Root>
      <ChapterSelect chapters={chapters} here={here} onChange={onChange} className={styles.here} />
      <SpeedButton times={times} onPress={hasten} className={styles.speed} />
      <select
        className={styles.eyes}
        aria-label={text.say('record.seen-by')}
        value={eyes}
        onChange={({ target }) => onEyes(target.value as Eyes)}
      >
        {clans.map((clan) => (
          <option key={clan} value={clan}>
            {text.name(clan)}
          </option>
        ))}
        <option value="all">{text.say('record.all-eyes')}</option>
      </select>
      <a className={styles.look} href={writeRoute(lookInto)} title={text.say('end.look')}>
        <Icon name="search" size={20} title={text.say('end.look')} />
      </a>
      {onPlayOn && (
        <Button className={styles.on} onClick={onPlayOn}>
          {text.say('record.play-from-here')}
        </Button>
      )}
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
