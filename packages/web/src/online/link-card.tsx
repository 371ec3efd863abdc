import { lazy, Suspense, useId } from 'react';
import { useText } from '../app/language.tsx';
import { type Route, writeRoute } from '../app/route.ts';
import { Icon } from '../art/icon.tsx';
import { Button } from '../ui/button.tsx';
import styles from './link-card.module.css';
import { useCopied } from './use-copied.ts';

const Qr = lazy(() => import('./qr.tsx'));

/** A place in the page, as a link to send to somebody. */
export const linkTo = (route: Route): string => new URL(writeRoute(route), location.href).href;

interface Props {
  readonly label: string;
  readonly link: string;
  /** What a screen reader says for the QR code; if absent, there is none. */
  readonly qr?: string;
}

/** A link to pass on: as a QR code, as text, to copy, and to share where the device can. */
export function LinkCard({ label, link, qr }: Props) {
  const text = useText();
  const id = useId();
  const { isCopied, copy } = useCopied(link);
  // Somebody who cancels still sees the link.
  const share = (): void =>
    void navigator.share({ title: text.say('home.title'), url: link }).catch(() => undefined);
  return (
    <div className={styles.card}>
      {qr !== undefined && (
        <div className={styles.qr}>
          <Suspense>
            <Qr text={link} label={qr} />
          </Suspense>
        </div>
      )}
      <div className={styles.ways}>
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
        <div className={styles.row}>
          <Button className={styles.copy} onClick={copy}>
            <Icon name={isCopied ? 'check' : 'link'} size={18} />
            <span role="status">{text.say(isCopied ? 'online.copied' : 'online.copy')}</span>
          </Button>
          {'share' in navigator && (
            <Button onClick={share}>
              <Icon name="share" size={18} title={text.say('online.share')} />
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
