import { useText } from '../app/language.tsx';
import { MenuItem } from '../menu/menu-item.tsx';
import { useOnline } from '../online/online.ts';
import { useProceedings } from '../online/use-proceedings.ts';
import { useTable, useTableState } from '../table/use-table.ts';
import { beforeMyLastMove } from './my-last-move.ts';

/** For players at an online table: taking back their last move, and standing answers. */
export function MenuItems({ onOpen }: { readonly onOpen: (sheet: 'standing') => void }) {
  const text = useText();
  const table = useTable();
  const { log, view } = useTableState();
  const proceedings = useProceedings();
  const me = useOnline()?.me;
  if (me === undefined || proceedings.ended || view.result || proceedings.bots[me]) return null;
  const to = beforeMyLastMove(log, me);
  return (
    <>
      {to !== undefined && (
        <MenuItem
          icon="undo"
          onSelect={() => void table.online?.request({ type: 'ask', about: { question: 'undo', to } })}
        >
          {text.say('around.undo')}
        </MenuItem>
      )}
      <MenuItem icon="lock" onSelect={() => onOpen('standing')}>
        {text.say('around.standing')}
      </MenuItem>
    </>
  );
}
