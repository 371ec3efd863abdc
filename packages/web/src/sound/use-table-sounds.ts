import { useEffect } from 'react';
import { useSettings } from '../app/settings.ts';
import { useTable } from '../table/use-table.ts';
import { playSound } from './sound.ts';
import { becameMyMove, soundsOf } from './sounds-of.ts';

/** Plays what happens at the table, if the person wants sound. */
export function useTableSounds(): void {
  const table = useTable();
  const wanted = useSettings(({ sound }) => sound);
  useEffect(() => {
    if (!wanted) return;
    let before = table.state();
    return table.subscribe(() => {
      const now = table.state();
      for (const sound of soundsOf(now.log.slice(before.log.length))) playSound(sound);
      if (becameMyMove(before, now)) playSound('your-move');
      before = now;
    });
  }, [table, wanted]);
}
