import type { ShownRoom } from '@hinode/wire';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { ComeAgain } from '../account/come-again.tsx';
import { useText } from '../app/language.tsx';
import { writeRoute } from '../app/route.ts';
import { Harbor } from '../art/harbor.tsx';
import { Icon } from '../art/icon.tsx';
import { call } from '../online/api.ts';
import type { Me } from '../online/name-gate.tsx';
import { rememberNamed } from '../online/named.ts';
import { refusedKey } from '../online/refused-words.ts';
import { Seal } from '../online/seal.tsx';
import { sitDown } from '../online/sealing.ts';
import { useDoing } from '../online/use-doing.ts';
import { Button } from '../ui/button.tsx';
import { LanguageButtons } from '../ui/language-buttons.tsx';
import { freeSeat, hostName } from './free-seat.ts';
import styles from './invitation.module.css';
import { SeatsRow } from './seats-row.tsx';
import { TableFacts } from './table-facts.tsx';

interface Props {
  readonly room: ShownRoom;
  /** Somebody who has said a name here before. */
  readonly me?: Me | undefined;
  /** They sit now. */
  readonly onSit: (room: ShownRoom) => void;
  /** The room is not as it was seen: somebody was quicker. */
  readonly onRefused: () => void;
}

const LONGEST_NAME = 24;

/** They may sit at this table already. */
const comeAgain = (): void => {
  rememberNamed();
  location.reload();
};

/** What somebody who comes by the link sees first: who invites them, to what, and one field. */
export function Invitation({ room, me, onSit, onRefused }: Props) {
  const text = useText();
  const [name, setName] = useState(me?.name ?? '');
  const field = useRef<HTMLInputElement>(null);
  const { run, isDoing, refused } = useDoing(onRefused);
  const seat = freeSeat(room, me?.name);

  const sit = async (): Promise<void> => {
    if (name.trim() !== me?.name) {
      await call<Me>('POST', 'me', { name });
      rememberNamed();
    }
    onSit(await sitDown(room, freeSeat(room, name.trim()) ?? seat ?? 0));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() === '') field.current?.focus();
    else run(sit);
  };

  return (
    <InvitationPage room={room}>
      <SeatsRow room={room} {...(seat !== undefined && { yours: seat })} />
      <TableFacts room={room} />
      {seat === undefined ? (
        <p className={styles.note}>{text.say('invite.full')}</p>
      ) : (
        <form className={styles.form} onSubmit={submit}>
          <label className={styles.field}>
            <span>{text.say('online.your-name')}</span>
            <input
              ref={field}
              value={name}
              maxLength={LONGEST_NAME}
              autoComplete="nickname"
              onChange={({ target }) => setName(target.value)}
            />
          </label>
          <Button look="primary" type="submit" disabled={isDoing}>
            {text.say('invite.sit')}
          </Button>
        </form>
      )}
      {seat !== undefined && <p className={styles.note}>{text.say('invite.no-account')}</p>}
      <p className={styles.refused} role="status">
        {refused && text.say(refusedKey(refused))}
      </p>
      {me === undefined && seat !== undefined && <ComeAgain onKnown={comeAgain} />}
    </InvitationPage>
  );
}

interface PageProps {
  readonly room: ShownRoom;
  /** Whoever came by the spectators' link is already there to watch. */
  readonly looksOn?: boolean;
  readonly children: ReactNode;
}

/** The slip with who invites, on the harbor, with the languages below it. */
export function InvitationPage({ room, looksOn = false, children }: PageProps) {
  const text = useText();
  const host = hostName(room);
  const n = room.options.players;
  return (
    <div className={styles.page}>
      <Harbor />
      <header className={styles.head}>
        <p className={styles.name}>{text.say('home.title')}</p>
        <p className={styles.tagline}>{text.say('home.tagline')}</p>
      </header>
      <main className={styles.slip} data-invitation="">
        <header className={styles.who}>
          {host !== undefined && <Seal name={host} size={48} />}
          <h1>
            {host !== undefined && (
              <small>{text.say(looksOn ? 'invite.gathers' : 'invite.from', { player: host })}</small>
            )}
            <span>{text.say(host === undefined || looksOn ? 'invite.a-table-of' : 'invite.to', { n })}</span>
          </h1>
        </header>
        {children}
      </main>
      <footer className={styles.foot}>
        <LanguageButtons className={styles.languages} />
        <p className={styles.ways}>
          {!looksOn && room.watch !== undefined && (
            <a href={writeRoute({ page: 'watch', id: room.watch })}>
              <Icon name="eye" size={18} />
              {text.say('invite.look-on')}
            </a>
          )}
          <a href={writeRoute({ page: 'home' })}>
            <Icon name="book" size={18} />
            {text.say('invite.what')}
          </a>
        </p>
      </footer>
    </div>
  );
}
