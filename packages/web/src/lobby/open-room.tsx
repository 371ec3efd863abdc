import { CORE, PLAYER_COUNTS, playersMostWith } from '@hinode/engine/facts';
import type { RatingsHere, ShownRoom } from '@hinode/wire';
import { useState } from 'react';
import { useText } from '../app/language.tsx';
import { goTo } from '../app/route.ts';
import { call } from '../online/api.ts';
import styles from '../online/online.module.css';
import { refusedKey } from '../online/refused-words.ts';
import { sitDown } from '../online/sealing.ts';
import { useAsked } from '../online/use-asked.ts';
import { useDoing } from '../online/use-doing.ts';
import { SOLO, USUAL_PLAYERS } from '../setup/draft.ts';
import { Button } from '../ui/button.tsx';
import { Segments } from '../ui/segments.tsx';
import { Choice } from './choice.tsx';
import { NO_CLOCK } from './clock-choice.tsx';
import { lacksShrines, optionsOf, TableChoice, type TableChoices, type TablePart } from './table-choices.tsx';

const USUAL: TableChoices = {
  boxes: CORE,
  clans: 'free',
  cards: SOLO,
  clock: NO_CLOCK,
  listed: true,
  rated: false,
};

/** Whether tables are rated on a server changes with its admin. */
const SELDOM = 10 * 60_000;

/** A table of one's own: for how many, with what, and how fast. */
export function OpenRoom() {
  const text = useText();
  const [wanted, setPlayers] = useState(USUAL_PLAYERS);
  const [choices, setChoices] = useState(USUAL);
  const most = playersMostWith(choices.boxes);
  const players = Math.min(wanted, most);
  const isRating = useAsked<RatingsHere>('ratings', SELDOM).value?.leaderboard !== undefined;
  const { run, isDoing, refused } = useDoing();
  const lacks = lacksShrines(choices);
  const choice = (part: TablePart) => <TableChoice part={part} choices={choices} onChange={setChoices} />;

  const open = async (): Promise<void> => {
    const options = optionsOf(choices, players);
    const room = await call<ShownRoom>('POST', 'games', { options, seat: 0 });
    // If it fails the seat is kept, and the room offers it.
    await sitDown(room, 0).catch(() => {});
    goTo({ page: 'room', id: room.id });
  };

  return (
    <div className={styles.part}>
      <Choice title={text.say('setup.players')}>
        {(id) => (
          <Segments
            labelledBy={id}
            value={String(players)}
            options={PLAYER_COUNTS.filter((count) => count <= most).map((count) => ({
              value: String(count),
              label: text.number(count),
            }))}
            onChange={(count) => setPlayers(Number(count))}
          />
        )}
      </Choice>
      {choice('boxes')}
      {choice('clans')}
      {choice('clock')}
      {choice('listed')}
      {isRating && choice('rated')}
      <details className={styles.more}>
        <summary>{text.say('online.cards-and-shrines')}</summary>
        {choice('cards')}
        {choice('shrines')}
      </details>
      <div className={styles.row}>
        <Button look="primary" disabled={isDoing || lacks} onClick={() => run(open)}>
          {text.say('online.open')}
        </Button>
      </div>
      <p className={styles.refused} role="status">
        {lacks && text.say('setup.four-shrines', { n: choices.cards.kami.length })}
        {refused && text.say(refusedKey(refused))}
      </p>
    </div>
  );
}
