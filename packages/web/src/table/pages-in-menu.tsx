import { DropdownMenu } from 'radix-ui';
import { useText } from '../app/language.tsx';
import menu from '../menu/menu.module.css';
import { MenuItem } from '../menu/menu-item.tsx';
import { UnreadTalk } from '../online/parts.tsx';
import type { Called } from './called-sheet.tsx';
import { useTable } from './use-table.ts';

interface Props {
  /** Where there are no tabs, also what they would show. */
  readonly all: boolean;
  readonly onCall: (called: Called) => void;
}

/** On phones: what has no button in the bar. */
export function PagesInMenu({ all, onCall }: Props) {
  const text = useText();
  const { talk } = useTable();
  return (
    <>
      {all && (
        <>
          <MenuItem icon="clans" onSelect={() => onCall('clans')}>
            {text.say('tabs.clans')}
          </MenuItem>
          <MenuItem icon="cards" onSelect={() => onCall('cards')}>
            {text.say('tabs.cards')}
          </MenuItem>
          <MenuItem icon="log" onSelect={() => onCall('log')}>
            {text.say('tabs.log')}
          </MenuItem>
          {talk && (
            <MenuItem icon="chat" onSelect={() => onCall('talk')}>
              {text.say('tabs.talk')}
              <UnreadTalk />
            </MenuItem>
          )}
        </>
      )}
      <MenuItem icon="sheet" onSelect={() => onCall('scores')}>
        {text.say('bar.scores')}
      </MenuItem>
      <DropdownMenu.Separator className={menu.separator} />
    </>
  );
}
