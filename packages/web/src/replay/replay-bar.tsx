import type { ClanId } from '@hinode/engine';
import type { GameRecord } from '@hinode/engine/records';
import { useText } from '../app/language.tsx';
import { type Route, writeRoute } from '../app/route.ts';
import { Icon } from '../art/icon.tsx';
import { SeasonSeal } from '../art/season-seal.tsx';
import { BranchesButton } from '../branches/branches-button.tsx';
import { useBranches } from '../branches/use-branches.ts';
import { ShareButton } from '../position/share-button.tsx';
import { Button } from '../ui/button.tsx';
import { ChapterSelect } from './chapter-select.tsx';
import type { Chapter } from './chapters.ts';
import { MoveSlider, placeOn } from './move-slider.tsx';
import styles from './replay.module.css';
import type { Eyes, Mark } from './replay-table.ts';
import { SpeedButton } from './speed-button.tsx';
import { StepButtons } from './step-buttons.tsx';
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
  /** Where there is something left to play. */
  readonly onPlayOn?: () => void;
  /** It still goes on. */
  readonly live: boolean;
  /** Where the game is looked through. */
  readonly lookInto: Route;
  readonly record: GameRecord;
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
  record,
}: Props) {
  const text = useText();
  const playing = usePlaying(at, all, onChange, live);
  useReplayKeys({ at, all, onChange, onToggle: playing.toggle });
  const here = text.say('record.move', { n: at, all });
  const branches = useBranches(record);
  return (
    <section className={styles.bar} data-replay-bar="" aria-label={text.say('record.title')}>
      <StepButtons at={at} all={all} onChange={onChange} playing={playing} />
      <MoveSlider at={at} all={all} onChange={onChange} here={here}>
        {marks.map((mark) => (
          <span key={mark.season} className={styles.mark} style={placeOn(all, mark.at)}>
            <SeasonSeal season={mark.season} size={18} />
          </span>
        ))}
      </MoveSlider>
      <SpeedButton times={playing.times} onPress={playing.hasten} className={styles.speed} />
      <ChapterSelect chapters={chapters} here={here} onChange={onChange} className={styles.here} />
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
      <ShareButton className={styles.share} />
      <BranchesButton branches={branches} />
      {onPlayOn && (
        <Button className={styles.on} onClick={onPlayOn}>
          {text.say('record.play-from-here')}
        </Button>
      )}
    </section>
  );
}
