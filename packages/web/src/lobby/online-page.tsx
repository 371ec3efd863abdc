import type { ShownRoom } from '@hinode/wire';
import { useEffect, useState } from 'react';
import { AccountSheet } from '../account/account-sheet.tsx';
import { useText } from '../app/language.tsx';
import { writeRoute } from '../app/route.ts';
import { isPhone, useScreen } from '../app/screen.ts';
import { Icon } from '../art/icon.tsx';
import { type Me, NameGate } from '../online/name-gate.tsx';
import { Seal } from '../online/seal.tsx';
import { revealIn } from '../online/sealing.ts';
import shell from '../online/shell.module.css';
import { Shell } from '../online/shell.tsx';
import { type Asked, useAsked } from '../online/use-asked.ts';
import { RatingsLink } from '../ratings/ratings-link.tsx';
import { Button } from '../ui/button.tsx';
import { Segments } from '../ui/segments.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { Friends } from './friends.tsx';
import styles from './lobby.module.css';
import { MyGames } from './my-games.tsx';
import { type MyTables, tablesOf } from './my-tables.ts';
import { Nobody } from './nobody.tsx';
import { OpenRoom } from './open-room.tsx';
import { OpenRooms } from './open-rooms.tsx';

/** Play online: my games, open tables, and a table of one's own. */
export const OnlinePage = () => <NameGate>{(me, rename) => <Lobby me={me} onRename={rename} />}</NameGate>;

interface Props {
  readonly me: Me;
  readonly onRename: () => void;
}

/** How often the page asks about its own tables: at a move a day nobody waits here for their turn. */
const EVERY = 20_000;
const OPEN_EVERY = 5_000;
const FRIENDS_EVERY = 60_000;
const NONE: readonly ShownRoom[] = [];

type Part = 'yours' | 'open' | 'watch';

function Lobby({ me, onRename }: Props) {
  const text = useText();
  const phone = isPhone(useScreen());
  const [sheet, setSheet] = useState<'account' | 'open'>();
  const [chosen, setPart] = useState<Part>();
  const mine = useAsked<readonly ShownRoom[]>('me/games', EVERY);
  const all = useAsked<readonly ShownRoom[]>('games', OPEN_EVERY);
  const friends = useAsked<readonly ShownRoom[]>('me/friends', FRIENDS_EVERY).value ?? NONE;
  const games = mine.value ?? NONE;
  useEffect(() => {
    for (const game of games) void revealIn(game);
  }, [games]);
  const tables = tablesOf(games);
  const open = all.value?.filter((room) => room.mine === undefined) ?? NONE;
  const part = chosen ?? (games.length === 0 && open.length > 0 ? 'open' : 'yours');
  const isLoading = mine.value === undefined || all.value === undefined;
  const isLost = isLoading && (mine.refused ?? all.refused) !== undefined;
  const isEmpty = !isLoading && games.length === 0 && open.length === 0 && friends.length === 0;
  const shows = (which: Part): boolean => !phone || isEmpty || part === which;
  // Where none of mine stands, the open tables do: half of a wide page is not left empty.
  const isFirst = !phone && games.length === 0;
  const openRooms = open.length > 0 && shows('open') && <OpenRooms rooms={open} onRefused={all.again} />;
  const openTable = <OpenTable isBlack={tables.yours.length === 0} onPress={() => setSheet('open')} />;

  return (
    <Shell
      className={styles.lobby}
      title={text.say('online.title')}
      lead={!isLoading && <Lead tables={tables} />}
      empty={isLost}
      aside={
        <>
          <button type="button" className={styles.me} onClick={() => setSheet('account')}>
            <Seal name={me.name} size={28} />
            <span className="spoken">{text.say('account.title')}</span>
            <bdi>{me.name}</bdi>
          </button>
          <a
            href={writeRoute({ page: 'statistics', online: true })}
            aria-label={text.say('statistics.title')}
          >
            <Icon name="sheet" size={18} />
          </a>
        </>
      }
    >
      <div data-lobby="" className={shell.columns}>
        {phone && !isEmpty && !isLoading && (
          <div className={styles.parts}>
            <Segments
              label={text.say('online.title')}
              value={part}
              options={[
                { value: 'yours', label: text.say('lobby.yours', { n: games.length }) },
                { value: 'open', label: text.say('lobby.open', { n: open.length }) },
                ...(friends.length > 0
                  ? [{ value: 'watch' as const, label: text.say('lobby.watch-n', { n: friends.length }) }]
                  : []),
              ]}
              onChange={setPart}
            />
          </div>
        )}
        <div className={shell.column}>
          {isLost && <NoHarbor asked={[mine, all]} />}
          {isLoading && !isLost && <Loading />}
          {isEmpty && <Nobody />}
          {shows('yours') && <MyGames tables={tables} />}
          {isFirst && openRooms}
          {phone && part === 'yours' && !isEmpty && !isLoading && games.length === 0 && (
            <p className={styles.note}>{text.say('lobby.none-yours')}</p>
          )}
        </div>
        <div className={shell.column}>
          {openTable}
          {!isFirst && openRooms}
          {friends.length > 0 && shows('watch') && <Friends rooms={friends} />}
          {open.length === 0 && !isEmpty && !isLoading && shows('open') && (
            <p className={styles.note}>{text.say('online.nobody-waits')}</p>
          )}
          <RatingsLink className={styles.ratings} />
        </div>
      </div>
      {sheet === 'account' && (
        <AccountSheet me={me} onRename={onRename} onClose={() => setSheet(undefined)} />
      )}
      {sheet === 'open' && (
        <Sheet title={text.say('online.open-table')} onClose={() => setSheet(undefined)}>
          <OpenRoom />
        </Sheet>
      )}
    </Shell>
  );
}

interface OpenTableProps {
  /** Nothing waits for an answer: this is the thing to do. */
  readonly isBlack: boolean;
  readonly onPress: () => void;
}

function OpenTable({ isBlack, onPress }: OpenTableProps) {
  const text = useText();
  return (
    <button
      type="button"
      className={styles.slab}
      data-black={isBlack || undefined}
      data-open-table=""
      onClick={onPress}
    >
      <Icon name="plus" size={28} />
      <span>
        <span className={styles.slabTitle}>{text.say('online.open-table')}</span>
        <span className={styles.slabNote}>{text.say('lobby.open-note')}</span>
      </span>
      <Icon name="arrow-next" size={20} />
    </button>
  );
}

/** What is going on, in a sentence. */
function Lead({ tables: { yours, others } }: { readonly tables: MyTables }) {
  const text = useText();
  const waits = text.say('lobby.lead', { n: yours.length });
  return (
    <>{others.length === 0 ? waits : `${waits} ${text.say('lobby.lead-others', { n: others.length })}`}</>
  );
}

/** Slips of the right height, if it takes longer than a moment. */
const Loading = () => (
  <div className={styles.loading} aria-hidden="true">
    <span />
    <span />
    <span />
  </div>
);

function NoHarbor({ asked }: { readonly asked: readonly Pick<Asked<never>, 'again'>[] }) {
  const text = useText();
  return (
    <div className={styles.rows} role="status">
      <p className={styles.lost}>{text.say('lobby.no-server')}</p>
      <Button
        onClick={() => {
          for (const { again } of asked) again();
        }}
      >
        {text.say('online.try-again')}
      </Button>
    </div>
  );
}
