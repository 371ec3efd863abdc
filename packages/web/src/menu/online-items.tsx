import { useText } from '../app/language.tsx';
import { useOnline } from '../online/online.ts';
import { useProceedings } from '../online/use-proceedings.ts';
import { useTable, useTableState } from '../table/use-table.ts';
import { MenuItem } from './menu-item.tsx';
import type { OnlineSheetId } from './online-sheet.ts';

/** What the menu offers at an online table, in place of what only a game in this browser can do. */

interface Props {
  readonly onOpen: (sheet: OnlineSheetId) => void;
  readonly onSave: () => void;
}

export function OnlineItems({ onOpen, onSave }: Props) {
  const text = useText();
  const online = useOnline();
  const proceedings = useProceedings();
  const table = useTable();
  const { view } = useTableState();
  if (online === undefined) return null;
  const { me } = online;
  if (view.result !== undefined || proceedings.ended !== undefined)
    return (
      <MenuItem icon="save" onSelect={onSave}>
        {text.say('menu.save')}
      </MenuItem>
    );
  if (me === undefined) return null;
  return (
    <>
      <MenuItem icon="eye" onSelect={() => onOpen('spectators')}>
        {text.say('online.spectators')}
      </MenuItem>
      <MenuItem icon="link" onSelect={() => onOpen('carry')}>
        {text.say('carry.title')}
      </MenuItem>
      {table.online?.mayTellGroup && (
        <MenuItem icon="chat" onSelect={() => onOpen('group')}>
          {text.say('group.title')}
        </MenuItem>
      )}
      <MenuItem icon="pause" onSelect={() => onOpen('pause')}>
        {text.say('online.offer-pause')}
      </MenuItem>
      <MenuItem icon="hand" onSelect={() => onOpen('end')}>
        {text.say('online.offer-end')}
      </MenuItem>
      {proceedings.bots[me] !== undefined ? (
        <MenuItem icon="again" onSelect={() => void table.online?.request({ type: 'come-back' })}>
          {text.say('online.come-back')}
        </MenuItem>
      ) : (
        <MenuItem icon="close" onSelect={() => onOpen('leave')}>
          {text.say('online.give-up')}
        </MenuItem>
      )}
    </>
  );
}
