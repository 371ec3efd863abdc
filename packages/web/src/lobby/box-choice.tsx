import type { BoxId } from '@hinode/engine';
import { useText } from '../app/language.tsx';
import { OTHER_BOXES } from '../setup/box-name.tsx';
import { BoxToggles } from '../setup/box-toggles.tsx';
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
      {() => <BoxToggles offered={OTHER_BOXES} boxes={boxes} onChange={onChange} />}
    </Choice>
  );
}
