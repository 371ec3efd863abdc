import type { ShownRoom } from '@hinode/wire';
import { useState } from 'react';
import { useText } from '../app/language.tsx';
import { useSettings } from '../app/settings.ts';
import { Icon } from '../art/icon.tsx';
import { Button } from '../ui/button.tsx';
import styles from './notices-offer.module.css';
import { mustInstallFirst } from './phones.ts';
import { turnNotices } from './turning.ts';

const ANSWERED = 'hinode-notices-answered';
const DAY = 24 * 60 * 60_000;

const isOfDays = ({ options, status }: ShownRoom): boolean =>
  status !== 'over' && (options.clock?.move ?? 0) >= DAY;

/**
 * Asks once whether this device should notify the person when a game with a clock of days is waiting, and explains what an iPhone
 * needs for that.
 */
export function NoticesOffer({ rooms }: { readonly rooms: readonly ShownRoom[] }) {
  const text = useText();
  const notices = useSettings((settings) => settings.notices);
  const [answered, setAnswered] = useState(() => localStorage.getItem(ANSWERED) !== null);
  const [refused, setRefused] = useState(false);
  const installFirst = mustInstallFirst();
  const isPossible = installFirst || 'Notification' in globalThis;
  if (answered || notices || !isPossible || !rooms.some(isOfDays)) return null;
  const answer = (): void => {
    localStorage.setItem(ANSWERED, 'yes');
    setAnswered(true);
  };
  const turnOn = async (): Promise<void> => {
    if (await turnNotices(true)) answer();
    else setRefused(true);
  };
  return (
    <aside className={styles.offer} data-notices-offer="">
      <Icon name="bell" size={22} />
      <p role="status">
        {refused
          ? text.say('settings.notices-refused')
          : text.say(installFirst ? 'home.notices-install' : 'home.notices-offer')}
      </p>
      {!installFirst && !refused && (
        <Button onClick={() => void turnOn()}>{text.say('home.notices-yes')}</Button>
      )}
      <Button look="quiet" onClick={answer} aria-label={text.say('sheet.close')}>
        <Icon name="close" size={18} />
      </Button>
    </aside>
  );
}
