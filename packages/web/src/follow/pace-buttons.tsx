import { useText } from '../app/language.tsx';
import { useSettings } from '../app/settings.ts';
import { Icon } from '../art/icon.tsx';
import { part } from '../table/part.tsx';
import { useTable, useTableState } from '../table/use-table.ts';
import { Button } from '../ui/button.tsx';
import { useKey } from '../ui/use-key.ts';
import { hold, skip, step, usePacing } from './pacing.ts';
import styles from './who-acts.module.css';

/** Pause, step, speed, skip: for people who follow what bots do. */
export const PaceButtons = part(useIsThinking, ({ thinking }) => {
  const table = useTable();
  const text = useText();
  const held = usePacing((pacing) => pacing.held === table);
  const { speed, set } = useSettings();
  useKey('p', thinking ? () => hold(table, !held) : undefined);
  useKey('o', thinking ? () => step(table) : undefined);
  if (!thinking) return null;
  const faster = speed === 'calm' ? 'quick' : 'calm';
  return (
    <span className={styles.buttons} data-pace={held ? 'held' : 'going'}>
      <Button look="quiet" className={styles.button} onClick={() => hold(table, !held)} data-hold="">
        <Icon name={held ? 'play' : 'pause'} size={16} />
        <span className={styles.word}>{text.say(held ? 'follow.go-on' : 'follow.pause')}</span>
      </Button>
      <Button look="quiet" className={styles.button} onClick={() => step(table)} data-step="">
        <Icon name="step-on" size={16} />
        <span className={styles.word}>{text.say('follow.step')}</span>
      </Button>
      {speed !== 'off' && (
        <Button
          look="quiet"
          className={styles.button}
          aria-label={`${text.say('settings.animation')}: ${text.say(`settings.animation-${speed}`)}`}
          onClick={() => set({ speed: faster })}
        >
          {speed === 'calm' ? '1×' : '3×'}
        </Button>
      )}
      <Button look="choice" className={styles.button} onClick={() => skip(table)} data-skip="">
        <Icon name="skip" size={16} />
        {text.say('follow.skip')}
      </Button>
    </span>
  );
});

function useIsThinking() {
  return { thinking: useTableState().thinking !== undefined };
}
