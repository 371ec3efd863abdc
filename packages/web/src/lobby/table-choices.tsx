import { CORE, SHRINES, setsOfBoxes } from '@hinode/engine/facts';
import type { RoomOptions } from '@hinode/wire';
import { useText } from '../app/language.tsx';
import { broughtBy, type Draft, SOLO, toStart } from '../setup/draft.ts';
import { ShrineChoice } from '../setup/shrine-choice.tsx';
import { Segments } from '../ui/segments.tsx';
import { Toggle } from '../ui/toggle.tsx';
import { BoxChoice } from './box-choice.tsx';
import { Choice } from './choice.tsx';
import { ClockChoice, type ClockWay, clockOf, wayOf } from './clock-choice.tsx';

/** What a table is opened with, in the making: when it is opened, and while it gathers. */
export interface TableChoices {
  readonly boxes: NonNullable<RoomOptions['boxes']>;
  readonly clans: RoomOptions['clans'];
  readonly cards: Draft;
  readonly clock: ClockWay;
  readonly listed: boolean;
  readonly rated: boolean;
}

const PARTS = ['boxes', 'clans', 'clock', 'listed', 'rated', 'cards', 'shrines'] as const;
export type TablePart = (typeof PARTS)[number];

const CLAN_WAYS = [
  { value: 'free', label: 'online.clans-free' },
  { value: 'draft', label: 'online.clans-draft' },
  { value: 'random', label: 'online.clans-random' },
] as const;

/** As they are at a table that gathers. */
export const choicesOf = ({
  boxes,
  clans,
  clock,
  listed,
  rated = false,
  set,
  shrines,
}: RoomOptions): TableChoices => ({
  boxes: boxes ?? CORE,
  clans,
  clock: wayOf(clock),
  listed,
  rated,
  cards: { ...SOLO, set, shrines: shrines ? 'chosen' : 'random', kami: shrines ?? [] },
});

/** With so many seats. */
export function optionsOf(choices: TableChoices, players: number): RoomOptions {
  const { boxes, clans, cards, clock, listed, rated } = choices;
  const { set, shrines } = toStart(cards);
  const time = clockOf(clock);
  return {
    players,
    set,
    clans,
    listed,
    ...(shrines && { shrines }),
    ...(boxes.length > CORE.length && { boxes }),
    ...broughtBy(boxes),
    ...(time && { clock: time }),
    ...(rated && { rated }),
  };
}

export const lacksShrines = ({ cards }: TableChoices): boolean =>
  cards.shrines === 'chosen' && cards.kami.length !== SHRINES;

/** A set that went with its box is drawn instead. */
const withBoxes = (choices: TableChoices, boxes: TableChoices['boxes']): TableChoices => {
  const { cards } = choices;
  const isThere = cards.set === 'random' || setsOfBoxes(boxes).includes(cards.set);
  return { ...choices, boxes, cards: isThere ? cards : { ...cards, set: 'random' } };
};

interface Props {
  readonly part: TablePart;
  readonly choices: TableChoices;
  readonly onChange: (choices: TableChoices) => void;
}

/** One thing to choose about a table. */
export function TableChoice({ part, choices, onChange }: Props) {
  const text = useText();
  const { boxes, clans, cards, clock, listed, rated } = choices;
  switch (part) {
    case 'boxes':
      return <BoxChoice boxes={boxes} onChange={(on) => onChange(withBoxes(choices, on))} />;
    case 'clans':
      return (
        <Choice title={text.say('setup.clans')}>
          {(id) => (
            <Segments
              labelledBy={id}
              value={clans}
              options={CLAN_WAYS.map(({ value, label: way }) => ({ value, label: text.say(way) }))}
              onChange={(way) => onChange({ ...choices, clans: way })}
            />
          )}
        </Choice>
      );
    case 'clock':
      return <ClockChoice clock={clock} onChange={(way) => onChange({ ...choices, clock: way })} />;
    case 'listed':
      return (
        <Toggle
          label={text.say('online.listed')}
          note={text.say('online.listed-note')}
          checked={listed}
          onChange={(value) => onChange({ ...choices, listed: value })}
        />
      );
    case 'rated':
      return (
        <Toggle
          label={text.say('online.rated')}
          note={text.say('online.rated-note')}
          checked={rated}
          onChange={(value) => onChange({ ...choices, rated: value })}
        />
      );
    case 'cards':
      return (
        <Choice title={text.say('setup.cards')}>
          {(id) => (
            <Segments
              labelledBy={id}
              value={cards.set}
              options={[
                { value: 'random', label: text.say('setup.random') },
                ...setsOfBoxes(boxes).map((set) => ({ value: set, label: text.name(set) })),
              ]}
              onChange={(set) => onChange({ ...choices, cards: { ...cards, set } })}
            />
          )}
        </Choice>
      );
    case 'shrines':
      return <ShrineChoice draft={cards} onChange={(draft) => onChange({ ...choices, cards: draft })} />;
  }
}
