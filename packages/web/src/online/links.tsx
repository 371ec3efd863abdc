import type { ShownRoom } from '@hinode/wire';
import { useState } from 'react';
import { useText } from '../app/language.tsx';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { call } from './api.ts';
import { LinkCard, linkTo } from './link-card.tsx';
import styles from './online.module.css';
import { useOnline } from './online.ts';
import { refusedKey } from './refused-words.ts';
import { useAsked } from './use-asked.ts';
import { useDoing } from './use-doing.ts';

/** The links of a table: for spectators, and for the person's own other devices. */

interface Props {
  readonly onClose: () => void;
}

const SELDOM = 60_000;

/** The link for spectators: the seats know it and may pass it on. */
export function SpectatorsSheet({ onClose }: Props) {
  const text = useText();
  const id = useOnline()?.id ?? '';
  const { value: room } = useAsked<ShownRoom>(`games/${id}`, SELDOM);
  return (
    <Sheet title={text.say('online.spectators')} onClose={onClose}>
      <div className={styles.part}>
        <p>{text.say('online.spectators-note')}</p>
        {room?.watch !== undefined && (
          <LinkCard label={text.say('room.watch-note')} link={linkTo({ page: 'watch', id: room.watch })} />
        )}
      </div>
    </Sheet>
  );
}

interface Code {
  readonly code: string;
  readonly until: number;
}

/** A link for another device of the same person. It is created on request, works once and expires soon. */
export function CarrySheet({ onClose }: Props) {
  const text = useText();
  const { run, isDoing, refused } = useDoing();
  const [code, setCode] = useState<Code>();
  const route = code && ({ page: 'carry', code: code.code } as const);
  return (
    <Sheet title={text.say('carry.title')} onClose={onClose}>
      <div className={styles.part}>
        <p>{text.say('carry.about')}</p>
        {route ? (
          <>
            <p className={styles.label}>{text.say('carry.code')}</p>
            <output className={styles.code} dir="ltr" data-code="">
              {route.code.slice(0, 4)} {route.code.slice(4)}
            </output>
            <LinkCard label={text.say('carry.link')} link={linkTo(route)} qr={text.say('carry.qr')} />
          </>
        ) : (
          <Button
            look="primary"
            disabled={isDoing}
            onClick={() => run(async () => setCode(await call<Code>('POST', 'me/code')))}
          >
            {text.say('carry.make')}
          </Button>
        )}
        <p className={styles.refused} role="status">
          {refused && text.say(refusedKey(refused))}
        </p>
      </div>
    </Sheet>
  );
}
