import { useState } from 'react';
import { AccountSheet } from '../account/account-sheet.tsx';
import { useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import { type Me, NameGate } from '../online/name-gate.tsx';
import styles from '../online/online.module.css';
import { StatisticsSheet } from '../statistics/statistics-sheet.tsx';
import { Button } from '../ui/button.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { MyGames } from './my-games.tsx';
import { OpenRoom } from './open-room.tsx';
import { OpenRooms } from './open-rooms.tsx';

/** Play online: my games, open tables, and a table of one's own. */
export const OnlinePage = () => <NameGate>{(me, rename) => <Lobby me={me} onRename={rename} />}</NameGate>;

interface Props {
  readonly me: Me;
  readonly onRename: () => void;
}

function Lobby({ me, onRename }: Props) {
  const text = useText();
  const [sheet, setSheet] = useState<'account' | 'statistics'>();
  const [opening, setOpening] = useState(false);
  return (
    <main className={styles.page} data-lobby="">
      <PageHead title={text.say('online.title')} />
      <div className={styles.row}>
        <p>{text.say('online.you-are', { player: me.name })}</p>
        <Button look="quiet" onClick={onRename}>
          {text.say('online.rename')}
        </Button>
        <Button look="quiet" onClick={() => setSheet('account')}>
          {text.say('account.title')}
        </Button>
        <Button look="quiet" onClick={() => setSheet('statistics')}>
          {text.say('statistics.title')}
        </Button>
        {sheet === 'account' && <AccountSheet me={me} onClose={() => setSheet(undefined)} />}
        {sheet === 'statistics' && <StatisticsSheet onClose={() => setSheet(undefined)} />}
      </div>
      {opening ? (
        <OpenRoom onClose={() => setOpening(false)} />
      ) : (
        <div className={styles.part}>
          <Button look="primary" onClick={() => setOpening(true)}>
            <Icon name="plus" size={18} />
            {text.say('online.open-table')}
          </Button>
        </div>
      )}
      <MyGames />
      <OpenRooms />
    </main>
  );
}
