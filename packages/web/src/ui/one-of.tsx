import { type ComponentProps, createContext, type KeyboardEvent, use } from 'react';
import { useText } from '../app/language.tsx';

interface Choice {
  readonly value: string | undefined;
  readonly choose: (value: string) => void;
}

const ChoiceContext = createContext<Choice>({ value: undefined, choose: () => undefined });

interface GroupProps extends Omit<ComponentProps<'div'>, 'role'> {
  readonly value: string | undefined;
  readonly onChoose: (value: string) => void;
}

/** A group in which one is chosen, by a press or with the arrow keys; the Tab key stops only at the chosen one. */
export function OneOf({ value, onChoose, ...group }: GroupProps) {
  const { direction } = useText();
  return (
    <ChoiceContext value={{ value, choose: onChoose }}>
      <div role="radiogroup" onKeyDown={(event) => goOn(event, direction === 'rtl')} {...group} />
    </ChoiceContext>
  );
}

interface OneProps extends Omit<ComponentProps<'button'>, 'value' | 'type' | 'role' | 'onClick'> {
  readonly value: string;
}

export function One({ value, ...button }: OneProps) {
  const { value: chosen, choose } = use(ChoiceContext);
  return (
    // biome-ignore lint/a11y/useSemanticElements: an input can hold neither emblems nor pictures
    <button
      type="button"
      role="radio"
      aria-checked={value === chosen}
      tabIndex={value === chosen || !chosen ? 0 : -1}
      onClick={() => choose(value)}
      {...button}
    />
  );
}

/** The arrow keys choose the next one and wrap around. */
function goOn(event: KeyboardEvent<HTMLElement>, fromRight: boolean): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]:enabled')];
  const at = all.findIndex((one) => one === document.activeElement);
  const next = nextOf(event.key, at, all.length, fromRight);
  const one = next === undefined ? undefined : all.at(next % all.length);
  if (at === -1 || one === undefined) return;
  event.preventDefault();
  one.focus();
  one.click();
}

function nextOf(key: string, at: number, count: number, fromRight: boolean): number | undefined {
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'ArrowDown':
    case fromRight ? 'ArrowLeft' : 'ArrowRight':
      return at + 1;
    case 'ArrowUp':
    case fromRight ? 'ArrowRight' : 'ArrowLeft':
      return at - 1;
    default:
      return undefined;
  }
}
