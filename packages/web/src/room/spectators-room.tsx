import type { ShownRoom } from '@hinode/wire';
import { useText } from '../app/language.tsx';
import styles from './invitation.module.css';
import { InvitationPage } from './invitation.tsx';
import { SeatsRow } from './seats-row.tsx';
import { TableFacts } from './table-facts.tsx';

/** Spectators wait here until the game begins. */
export function SpectatorsRoom({ room }: { readonly room: ShownRoom }) {
  const text = useText();
  return (
    <InvitationPage room={room} looksOn>
      <SeatsRow room={room} />
      <p className={styles.asks} role="status">
        {text.say('invite.you-look-on')}
      </p>
      <TableFacts room={room} />
    </InvitationPage>
  );
}
