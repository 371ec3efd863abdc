import type { ClanId } from '@hinode/engine';
import { lazy, Suspense, useState } from 'react';
import { Say, useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import { Sheet } from '../ui/sheet.tsx';
import styles from './give.module.css';

/** Nobody gives right away, so it loads later. */
const GiftPanel = lazy(async () => ({ default: (await import('../gift/gift-panel.tsx')).GiftPanel }));

/** "Give": a gift to this clan, out of turn. */
export function Give({ to }: { readonly to: ClanId }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <button
        type="button"
        className={styles.give}
        onClick={() => setOpen(true)}
        aria-label={text.say('clan.give', { clan: { name: to } })}
        title={text.say('clan.give', { clan: { name: to } })}
      >
        <Icon name="hand" size={17} />
        <span className={styles.word}>
          <Say k="gift.give" />
        </span>
      </button>
      {open && (
        <Sheet title={text.say('gift.title', { clan: { name: to } })} onClose={close}>
          <Suspense>
            <GiftPanel to={to} onClose={close} />
          </Suspense>
        </Sheet>
      )}
    </>
  );
}
