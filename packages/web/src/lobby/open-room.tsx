import { SET_IDS } from '@hinode/engine/facts';
import type { RoomOptions, ShownRoom } from '@hinode/wire';
import { useId, useState } from 'react';
import { useText } from '../app/language.tsx';
import { goTo } from '../app/route.ts';
import { call } from '../online/api.ts';
import styles from '../online/online.module.css';
import { refusedKey } from '../online/refused-words.ts';
import { keepSeated, newContribution } from '../online/seated.ts';
import { useDoing } from '../online/use-doing.ts';
import { type Draft, LEAST_PLAYERS, SHRINES, SOLO, toStart } from '../setup/draft.ts';
import { ShrineChoice } from '../setup/shrine-choice.tsx';
import { Button } from '../ui/button.tsx';
import { Segments } from '../ui/segments.tsx';
import { Toggle } from '../ui/toggle.tsx';
import { Choice } from './choice.tsx';
import { ClockChoice, type ClockWay, clockOf, NO_CLOCK } from './clock-choice.tsx';

const COUNTS = ['3', '4', '5'] as const;
const CLAN_WAYS = [
  { value: 'free', label: 'online.clans-free' },
  { value: 'draft', label: 'online.clans-draft' },
  { value: 'random', label: 'online.clans-random' },
] as const;

/** A table of one's own: for how many, with what, and how fast. */
export function OpenRoom({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const [players, setPlayers] = useState<(typeof COUNTS)[number]>('4');
  const [clans, setClans] = useState<RoomOptions['clans']>('free');
  const [cards, setCards] = useState<Draft>(SOLO);
  const [clock, setClock] = useState<ClockWay>(NO_CLOCK);
  const [listed, setListed] = useState(true);
  const { run, isDoing, refused } = useDoing();
  const label = useId();
  const lacksShrines = cards.shrines === 'chosen' && cards.kami.length !== SHRINES;

  const open = async (): Promise<void> => {
    const { set, shrines } = toStart(cards);
    const time = clockOf(clock);
    const options: RoomOptions = {
      players: Math.max(LEAST_PLAYERS, Number(players)),
      set,
      clans,
      listed,
      ...(shrines && { shrines }),
      ...(time && { clock: time }),
    };
    const contribution = newContribution();
    const room = await call<ShownRoom>('POST', 'games', { options, seat: 0, contribution });
    keepSeated(room.id, { promise: room.promise, contribution });
    goTo({ page: 'room', id: room.id });
  };

  return (
    <section className={styles.slip} aria-labelledby={label}>
      <h2 id={label} className={styles.title}>
        {text.say('online.open-table')}
      </h2>
      <Choice title={text.say('setup.players')}>
        {(id) => (
          <Segments
            labelledBy={id}
            value={players}
            options={COUNTS.map((count) => ({ value: count, label: text.number(Number(count)) }))}
            onChange={setPlayers}
          />
        )}
      </Choice>
      <Choice title={text.say('setup.clans')}>
        {(id) => (
          <Segments
            labelledBy={id}
            value={clans}
            options={CLAN_WAYS.map(({ value, label: way }) => ({ value, label: text.say(way) }))}
            onChange={setClans}
          />
        )}
      </Choice>
      <ClockChoice clock={clock} onChange={setClock} />
      <Toggle
        label={text.say('online.listed')}
        note={text.say('online.listed-note')}
        checked={listed}
        onChange={setListed}
      />
      <details className={styles.more}>
        <summary>{text.say('online.cards-and-shrines')}</summary>
        <Choice title={text.say('setup.cards')}>
          {(id) => (
            <Segments
              labelledBy={id}
              value={cards.set}
              options={[
                { value: 'random', label: text.say('setup.random') },
                ...SET_IDS.map((set) => ({ value: set, label: text.name(set) })),
              ]}
              onChange={(set) => setCards({ ...cards, set })}
            />
          )}
        </Choice>
        <ShrineChoice draft={cards} onChange={setCards} />
      </details>
      <div className={styles.row}>
        <Button look="primary" disabled={isDoing || lacksShrines} onClick={() => run(open)}>
          {text.say('online.open')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {text.say('sheet.close')}
        </Button>
      </div>
      <p className={styles.refused} role="status">
        {lacksShrines && text.say('setup.four-shrines', { n: cards.kami.length })}
        {refused && text.say(refusedKey(refused))}
      </p>
    </section>
  );
}
