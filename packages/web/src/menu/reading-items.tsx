import { useText } from '../app/language.tsx';
import { goTo } from '../app/route.ts';
import { useLeaving } from '../reading/left-table.ts';
import { MenuItem } from './menu-item.tsx';

/** What can be looked up while the table waits. */
export function ReadingItems() {
  const text = useText();
  const leave = useLeaving();
  const open = (page: 'rules' | 'cards') => () => {
    leave();
    goTo({ page });
  };
  return (
    <>
      <MenuItem icon="book" onSelect={open('rules')}>
        {text.say('menu.rules')}
      </MenuItem>
      <MenuItem icon="cards" onSelect={open('cards')}>
        {text.say('menu.cards')}
      </MenuItem>
    </>
  );
}
