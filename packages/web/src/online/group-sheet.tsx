import type { ShownRoom } from '@hinode/wire';
import { useText } from '../app/language.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { GroupForm } from './group-form.tsx';
import styles from './online.module.css';
import { useOnline } from './online.ts';
import { refusedKey } from './refused-words.ts';
import { useAsked } from './use-asked.ts';

const SELDOM = 60_000;

/** The chat group of a table whose game has begun. */
export function GroupSheet({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const id = useOnline()?.id ?? '';
  const { value: room, refused, take } = useAsked<ShownRoom>(`games/${id}`, SELDOM);
  return (
    <Sheet title={text.say('group.title')} onClose={onClose}>
      <div className={styles.part}>
        {room && (
          <GroupForm
            id={id}
            isTold={room.webhook ?? false}
            onChange={(webhook) => take({ ...room, webhook })}
          />
        )}
        {room === undefined && refused !== undefined && <p role="status">{text.say(refusedKey(refused))}</p>}
      </div>
    </Sheet>
  );
}
