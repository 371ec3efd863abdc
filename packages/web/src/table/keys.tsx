import { useEffect } from 'react';
import { useSettings } from '../app/settings.ts';
import { useChoosing } from '../choices/choosing.tsx';
import { isTyping, isUnderSheet, letterOf } from '../ui/keys.ts';
import { useHint } from './hint.ts';
import { useTable, useTableState } from './use-table.ts';

/** Single-letter shortcuts, if the person wants them, and Esc for one step back. */

interface Others {
  readonly map: () => void;
  /** Pulls the sheet down one step. */
  readonly fold: () => void;
}

/** Renders nothing: a choice changes what the keys do, and that should not draw the table again. */
export function Keys({ map, fold }: Others): null {
  const table = useTable();
  const { decision } = useTableState();
  const choosing = useChoosing();
  const letters = useSettings((settings) => settings.keys);
  const { ask } = useHint();

  useEffect(() => {
    const answer = (yes: boolean): void => {
      const option = choosing.options.find(({ pick }) => pick.kind === 'answer' && pick.yes === yes);
      if (option) choosing.pick(option.pick);
    };
    const actions: Readonly<Record<string, () => void>> = {
      u: () => table.undo(),
      d: () => (choosing.asking ? choosing.confirm() : choosing.done()),
      y: () => answer(true),
      n: () => answer(false),
      h: () => void (decision && ask(table)),
      m: map,
      f: () => table.hurry(),
    };
    const press = (event: KeyboardEvent): void => {
      if (isTyping(event.target) || event.defaultPrevented || isUnderSheet()) return;
      const letter = letterOf(event);
      if (event.key === 'Escape') (choosing.canGoBack ? choosing.back : fold)();
      else if (letter === 'z' && (event.ctrlKey || event.metaKey)) table.undo();
      else if (letters && !event.ctrlKey && !event.metaKey && !event.altKey) actions[letter]?.();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [table, decision, choosing, letters, ask, map, fold]);
  return null;
}
