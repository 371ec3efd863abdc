import { useText } from '../app/language.tsx';
import { Icon, type IconName } from '../art/icon.tsx';
import { Button } from '../ui/button.tsx';
import styles from './step-buttons.module.css';
import type { Playing } from './use-playing.ts';

interface Props {
  /** So many moves are made. */
  readonly at: number;
  readonly all: number;
  readonly onChange: (at: number) => void;
  readonly playing: Pick<Playing, 'playing' | 'toggle'>;
}

/** To the start of a game, a move back, on by itself or held, a move on. */
export function StepButtons({ at, all, onChange, playing: { playing, toggle } }: Props) {
  const text = useText();
  const play = text.say(playing ? 'record.pause' : 'record.play');
  return (
    <>
      <Step
        icon="again"
        label={text.say('record.start')}
        disabled={at === 0}
        onPress={() => onChange(0)}
        isStart
      />
      <Step
        icon="arrow-back"
        label={text.say('record.previous')}
        disabled={at === 0}
        onPress={() => onChange(at - 1)}
      />
      <Button look="primary" className={styles.step} aria-label={play} title={play} onClick={toggle}>
        <Icon name={playing ? 'pause' : 'play'} size={20} />
      </Button>
      <Step
        icon="arrow-next"
        label={text.say('record.next')}
        disabled={at === all}
        onPress={() => onChange(at + 1)}
      />
    </>
  );
}

interface StepProps {
  readonly icon: IconName;
  readonly label: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
  readonly isStart?: boolean;
}

const Step = ({ icon, label, disabled, onPress, isStart }: StepProps) => (
  <Button
    look="quiet"
    className={styles.step}
    data-start={isStart}
    aria-label={label}
    title={label}
    disabled={disabled}
    onClick={onPress}
  >
    <Icon name={icon} size={20} />
  </Button>
);
