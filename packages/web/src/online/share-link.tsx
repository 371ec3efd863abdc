import { useId, useState } from 'react';
import { useText } from '../app/language.tsx';
import { type Route, writeRoute } from '../app/route.ts';
import { Icon } from '../art/icon.tsx';
import { Button } from '../ui/button.tsx';
import styles from './online.module.css';

/** A place in the page as a link that can be sent to somebody. */
export const linkTo = (route: Route): string => new URL(writeRoute(route), location.href).href;

interface Props {
  readonly label: string;
  readonly route: Route;
}

/** A link to pass on: shared where the device can, copied elsewhere, and there to be read in any case. */
export function ShareLink({ label, route }: Props) {
  const text = useText();
  const id = useId();
  const [copied, setCopied] = useState(false);
  const link = linkTo(route);
  const canShare = 'share' in navigator;
  const pass = async (): Promise<void> => {
    if (canShare) await navigator.share({ title: text.say('home.title'), url: link });
    else await navigator.clipboard.writeText(link);
    setCopied(!canShare);
  };
  return (
    <div className={styles.share}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={styles.link}
        readOnly
        dir="ltr"
        value={link}
        onFocus={({ target }) => target.select()}
      />
      {/* Somebody who thinks better of it, or whose browser says no, still has the link before their eyes. */}
      <Button onClick={() => void pass().catch(() => setCopied(false))}>
        <Icon name={copied ? 'check' : 'link'} size={18} />
        {text.say(copied ? 'online.copied' : canShare ? 'online.share' : 'online.copy')}
      </Button>
    </div>
  );
}
