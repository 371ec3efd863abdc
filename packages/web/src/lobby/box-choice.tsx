import type { BoxId } from '@hinode/engine';
import { BOX_IDS, BOXES, CORE, clansOfBoxes, playersMostWith, setsOfBoxes } from '@hinode/engine/facts';
import type { Text } from '@hinode/text';
import { useText } from '../app/language.tsx';
import { OTHER_BOXES } from '../setup/box-name.tsx';
import { Toggle } from '../ui/toggle.tsx';
import { Choice } from './choice.tsx';

interface Props {
  readonly boxes: readonly BoxId[];
  readonly onChange: (boxes: readonly BoxId[]) => void;
}

/** Which boxes lie on the table besides the core box. Where no other is there, nothing is asked. */
export function BoxChoice({ boxes, onChange }: Props) {
  const text = useText();
  if (OTHER_BOXES.length === 0) return null;
  return (
    <Choice title={text.say('setup.boxes')}>
      {() =>
        OTHER_BOXES.map((box) => (
          <Toggle
            key={box}
            label={text.name(box)}
            note={brings(box, text)}
            checked={boxes.includes(box)}
            onChange={(isOn) => onChange(BOX_IDS.filter((id) => (id === box ? isOn : boxes.includes(id))))}
          />
        ))
      }
    </Choice>
  );
}

/** What is in a box, in a line: its clans and sets, and the seats it adds. */
function brings(box: BoxId, text: Text): string {
  const players = BOXES.find(({ id }) => id === box)?.players ?? 0;
  return text.list([
    ...[...clansOfBoxes([box]), ...setsOfBoxes([box])].map((thing) => text.name(thing)),
    ...(players > playersMostWith(CORE) ? [text.say('setup.up-to-players', { n: players })] : []),
  ]);
}
