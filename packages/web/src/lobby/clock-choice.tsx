import type { Clock } from '@hinode/wire';
import { SayMessage, useText } from '../app/language.tsx';
import { CLOCKS, clockMessage } from '../online/clock-words.ts';
import { Segments } from '../ui/segments.tsx';
import { Choice } from './choice.tsx';

/** No clock, or the nth of a kind. */
export interface ClockWay {
  readonly kind: 'none' | keyof typeof CLOCKS;
  readonly nth: number;
}

export const NO_CLOCK: ClockWay = { kind: 'none', nth: 1 };

export const clockOf = ({ kind, nth }: ClockWay): Clock | undefined =>
  kind === 'none' ? undefined : CLOCKS[kind][nth];

/** Which of those that can be chosen this is. */
export function wayOf(clock: Clock | undefined): ClockWay {
  for (const kind of ['live', 'correspondence'] as const) {
    const nth = CLOCKS[kind].findIndex(
      ({ move, reserve }) => move === clock?.move && reserve === clock.reserve,
    );
    if (nth >= 0) return { kind, nth };
  }
  return NO_CLOCK;
}

const KINDS = [
  { value: 'none', label: 'online.clock-none' },
  { value: 'live', label: 'online.clock-live' },
  { value: 'correspondence', label: 'online.clock-correspondence' },
] as const;

interface Props {
  readonly clock: ClockWay;
  readonly onChange: (clock: ClockWay) => void;
}

/** How long everybody has for a move. */
export function ClockChoice({ clock: { kind, nth }, onChange }: Props) {
  const text = useText();
  return (
    <Choice title={text.say('online.clock')}>
      {(id) => (
        <>
          <Segments
            labelledBy={id}
            value={kind}
            options={KINDS.map(({ value, label }) => ({ value, label: text.say(label) }))}
            onChange={(next) => onChange({ kind: next, nth: 1 })}
          />
          {kind !== 'none' && (
            <Segments
              labelledBy={id}
              value={String(nth)}
              options={CLOCKS[kind].map((clock, i) => ({
                value: String(i),
                label: <SayMessage message={clockMessage(clock)} />,
              }))}
              onChange={(next) => onChange({ kind, nth: Number(next) })}
            />
          )}
        </>
      )}
    </Choice>
  );
}
