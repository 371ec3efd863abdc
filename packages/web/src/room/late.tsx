import type { ShownRoom } from '@hinode/wire';
import { useText } from '../app/language.tsx';
import { writeRoute } from '../app/route.ts';
import styles from './invitation.module.css';
import { InvitationPage } from './invitation.tsx';
import { SeatsRow } from './seats-row.tsx';

/** For a friend who comes by the link when the game has begun without them. */
export function Late({ room }: { readonly room: ShownRoom }) {
  const text = useText();
  return (
    <InvitationPage room={room} looksOn>
      <SeatsRow room={room} />
      <div className={styles.form}>
        <p className={styles.asks}>{text.say(room.status === 'over' ? 'invite.over' : 'invite.begun')}</p>
        {room.watch !== undefined && (
          <a className={styles.black} href={writeRoute({ page: 'watch', id: room.watch })}>
            {text.say('invite.look')}
          </a>
        )}
        <a className={styles.outlined} href={writeRoute({ page: 'online' })}>
          {text.say('online.to-lobby')}
        </a>
      </div>
    </InvitationPage>
  );
}
