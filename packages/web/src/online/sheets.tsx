import type { NoteRequest } from '@hinode/wire';
import { SayMessage, useText } from '../app/language.tsx';
import type { OnlineSheetId } from '../menu/online-sheet.ts';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { GroupSheet } from './group-sheet.tsx';
import { CarrySheet, SpectatorsSheet } from './links.tsx';
import styles from './online.module.css';
import { useRequest } from './use-request.ts';

interface Props {
  readonly sheet: OnlineSheetId;
  readonly onClose: () => void;
}

/** The sheets of the menu at an online table. */
export function OnlineSheet({ sheet, onClose }: Props) {
  if (sheet === 'spectators') return <SpectatorsSheet onClose={onClose} />;
  if (sheet === 'carry') return <CarrySheet onClose={onClose} />;
  if (sheet === 'group') return <GroupSheet onClose={onClose} />;
  return <AskOnce wish={sheet} onClose={onClose} />;
}

const WISHES = {
  pause: {
    title: 'online.offer-pause',
    note: 'online.offer-pause-note',
    request: { type: 'ask', about: { question: 'pause' } },
  },
  end: {
    title: 'online.offer-end',
    note: 'online.offer-end-note',
    request: { type: 'ask', about: { question: 'end' } },
  },
  leave: { title: 'online.give-up', note: 'online.give-up-note', request: { type: 'leave' } },
} as const satisfies Record<string, { title: string; note: string; request: NoteRequest }>;

interface AskProps {
  readonly wish: keyof typeof WISHES;
  readonly onClose: () => void;
}

/** Anything that affects the whole table is explained in full before it is done. */
function AskOnce({ wish, onClose }: AskProps) {
  const text = useText();
  const { send, isSending, refused } = useRequest();
  const { title, note, request } = WISHES[wish];
  const go = async (): Promise<void> => {
    if (await send(request)) onClose();
  };
  return (
    <Sheet title={text.say(title)} onClose={onClose}>
      <div className={styles.part}>
        <p>{text.say(note)}</p>
        <div className={styles.row}>
          <Button look="primary" disabled={isSending} onClick={() => void go()}>
            {text.say(title)}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {text.say('sheet.close')}
          </Button>
        </div>
        <p className={styles.refused} role="status">
          {refused && <SayMessage message={refused} />}
        </p>
      </div>
    </Sheet>
  );
}
