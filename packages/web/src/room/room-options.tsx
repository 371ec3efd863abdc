import { CORE } from '@hinode/engine/facts';
import type { RoomOptions as Options, ShownRoom } from '@hinode/wire';
import { type ReactNode, useState } from 'react';
import { SayMessage, useText } from '../app/language.tsx';
import { Icon, type IconName } from '../art/icon.tsx';
import type { TablePart } from '../lobby/table-choices.tsx';
import { clockMessage } from '../online/clock-words.ts';
import { OTHER_BOXES } from '../setup/box-name.tsx';
import { ChangeSheet } from './change-sheet.tsx';
import { Promised } from './promised.tsx';
import styles from './room.module.css';
import { howLong } from './table-facts.tsx';

interface Props {
  readonly room: ShownRoom;
  /** For whoever may change them. */
  readonly onChange?: ((options: Options) => Promise<void>) | undefined;
}

/** What the table was opened with, at a glance. Who speaks for the table presses a cell to change it. */
export function RoomOptions({ room: { options, promise }, onChange }: Props) {
  const text = useText();
  const [changing, setChanging] = useState<TablePart>();
  const { set, shrines, listed, clock, clans, boxes = CORE, rated } = options;
  const cell = (part: TablePart, icon: IconName, what: ReactNode, how: ReactNode) => (
    <Cell
      part={part}
      icon={icon}
      what={what}
      how={how}
      value={JSON.stringify(optionIn(part, options))}
      onPress={onChange && (() => setChanging(part))}
    />
  );
  return (
    <section className={styles.options} aria-label={text.say('room.options')}>
      {cell(
        'clock',
        'clock',
        <SayMessage message={clockMessage(clock)} />,
        <SayMessage message={howLong(clock)} />,
      )}
      {OTHER_BOXES.length > 0 &&
        cell('boxes', 'cards', text.say('setup.boxes'), text.list(boxes.map((box) => text.name(box))))}
      {cell('clans', 'clans', text.say('setup.clans'), text.say(`online.clans-${clans}`))}
      {cell(
        'cards',
        'cards',
        text.say('setup.cards'),
        set === 'random' ? text.say('setup.random') : text.name(set),
      )}
      {cell(
        'shrines',
        'torii',
        text.say('setup.shrines'),
        shrines === undefined ? text.say('setup.random') : text.list(shrines.map((kami) => text.name(kami))),
      )}
      {cell(
        'listed',
        'eye',
        text.say(listed ? 'room.listed' : 'room.unlisted'),
        text.say(listed ? 'room.listed-note' : 'online.listed-note'),
      )}
      {rated && cell('rated', 'sheet', text.say('online.rated'), text.say('online.rated-note'))}
      <Promised promise={promise} />
      {onChange && <p className={styles.mayChange}>{text.say('room.may-change')}</p>}
      {changing && onChange && (
        <ChangeSheet
          part={changing}
          options={options}
          onChange={onChange}
          onClose={() => setChanging(undefined)}
        />
      )}
    </section>
  );
}

const optionIn = (part: TablePart, { set, shrines, listed, clock, clans, boxes, rated }: Options): unknown =>
  ({ cards: set, shrines, listed, clock, clans, boxes, rated })[part];

interface CellProps {
  readonly part: TablePart;
  readonly icon: IconName;
  readonly what: ReactNode;
  readonly how: ReactNode;
  /** When it becomes another, the cell is marked for a while. */
  readonly value: string;
  readonly onPress?: (() => void) | undefined;
}

function Cell({ part, icon, what, how, value, onPress }: CellProps) {
  const [seen, setSeen] = useState({ value, changes: 0 });
  if (seen.value !== value) setSeen({ value, changes: seen.changes + 1 });
  const inside = (
    <>
      <Icon name={icon} size={20} />
      <b>{what}</b>
      <span>{how}</span>
      {seen.changes > 0 && <i key={seen.changes} className={styles.changed} data-changed={part} />}
    </>
  );
  return onPress ? (
    <button type="button" className={styles.cell} data-option={part} onClick={onPress}>
      {inside}
    </button>
  ) : (
    <div className={styles.cell} data-option={part}>
      {inside}
    </div>
  );
}
