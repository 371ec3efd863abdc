import { useState } from 'react';
import { Say, useText } from '../app/language.tsx';
import { Icon, type IconName } from '../art/icon.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { AfterGame } from './after-game.tsx';
import { useOnline } from './online.ts';
import styles from './table-page.module.css';
import { useProceedings } from './use-proceedings.ts';

/**
 * A line across the top when something about the table is unusual: the connection is down, the game ended early, or this is a
 * spectator.
 */
export function Banner() {
  const online = useOnline();
  const { ended } = useProceedings();
  if (online === undefined) return null;
  if (online.connection === 'lost') return <Line icon="offline" k="online.lost" />;
  if (online.connection === 'closing') return <Line icon="offline" k="online.closing" />;
  if (ended !== undefined) return <Ended how={ended.how} />;
  return online.me === undefined ? <Line icon="eye" k="online.watching" quiet /> : null;
}

interface LineProps {
  readonly icon: IconName;
  readonly k: 'online.lost' | 'online.closing' | 'online.watching';
  /** Nothing is unusual. */
  readonly quiet?: boolean;
}

const Line = ({ icon, k, quiet }: LineProps) => (
  <div className={`${styles.banner} ${quiet ? styles.quiet : ''}`} data-banner={k} role="status">
    <Icon name={icon} size={18} />
    <p>
      <Say k={k} />
    </p>
  </div>
);

/** The game is over before Winter: what can be done afterwards is one press away. */
function Ended({ how }: { readonly how: 'agreed' | 'abandoned' }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const k = how === 'abandoned' ? 'online.abandoned' : 'online.ended';
  return (
    <div className={styles.banner} data-banner="ended" role="status">
      <p>{text.say(k)}</p>
      <button type="button" onClick={() => setOpen(true)}>
        {text.say('online.what-now')}
      </button>
      {open && (
        <Sheet title={text.say(k)} onClose={() => setOpen(false)}>
          <AfterGame />
        </Sheet>
      )}
    </div>
  );
}
