import type { BoxId } from '@hinode/engine';
import {
  BOX_IDS,
  BOXES,
  CORE,
  clansOfBoxes,
  hasVariant,
  KAMI_FIGURE_IDS,
  monstersOfBoxes,
  playersMostWith,
  setsOfBoxes,
} from '@hinode/engine/facts';
import type { Text } from '@hinode/text';
import { useText } from '../app/language.tsx';
import { Toggle } from '../ui/toggle.tsx';

interface Props {
  readonly offered: readonly BoxId[];
  readonly boxes: readonly BoxId[];
  readonly onChange: (boxes: readonly BoxId[]) => void;
}

/** Boxes that lie on the table or do not, each with what it brings. */
export function BoxToggles({ offered, boxes, onChange }: Props) {
  const text = useText();
  return offered.map((box) => (
    <Toggle
      key={box}
      label={text.name(box)}
      note={brings(box, text)}
      checked={boxes.includes(box)}
      onChange={(isOn) => onChange(BOX_IDS.filter((id) => (id === box ? isOn : boxes.includes(id))))}
    />
  ));
}

/** What is in a box, in a line: its clans, sets and Monsters, the kami it lets come to the map, and the seats it adds. */
function brings(box: BoxId, text: Text): string {
  const players = BOXES.find(({ id }) => id === box)?.players ?? 0;
  const things = [...clansOfBoxes([box]), ...setsOfBoxes([box]), ...monstersOfBoxes([box])];
  return text.list([
    ...things.map((thing) => text.name(thing)),
    ...(hasVariant('unbound', [box])
      ? [text.say('setup.kami-come', { kami: { names: KAMI_FIGURE_IDS } })]
      : []),
    ...(players > playersMostWith(CORE) ? [text.say('setup.up-to-players', { n: players })] : []),
  ]);
}
