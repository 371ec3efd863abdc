import { useEffect } from 'react';
import { useSettings } from '../app/settings.ts';
import { useWatch } from '../battle/watching.tsx';
import { useTable } from '../table/use-table.ts';
import { playSound } from './sound.ts';
import { becameMyMove, soundsOf } from './sounds-of.ts';

/** Plays the sounds of the table, if the person wants them. */
export function useTableSounds(): void {
  const table = useTable();
  const watch = useWatch();
  const wanted = useSettings(({ sound }) => sound);
  useEffect(() => {
    if (!wanted) return;
    let before = table.state();
    return table.subscribe(() => {
      const now = table.state();
      // What was shown step by step has already been heard.
      const from = Math.max(before.log.length, watch?.staged() ?? 0);
      for (const sound of soundsOf(now.log.slice(from))) playSound(sound);
      if (becameMyMove(before, now)) playSound('your-move');
      before = now;
    });
  }, [table, watch, wanted]);
}
