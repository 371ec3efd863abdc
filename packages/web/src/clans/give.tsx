import type { ClanId } from '@hinode/engine';
import { useState } from 'react';
import { Say, useText } from '../app/language.tsx';
import { GiftPanel } from '../gift/gift-panel.tsx';
import { Sheet } from '../ui/sheet.tsx';
import styles from './give.module.css';

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
      >
        <Say k="gift.give" />
      </button>
      {open && (
        <Sheet title={text.say('gift.title', { clan: { name: to } })} onClose={close}>
          <GiftPanel to={to} onClose={close} />
        </Sheet>
      )}
    </>
  );
}
