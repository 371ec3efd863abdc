import type { ClanId } from '@hinode/engine';
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import menu from '../menu/menu.module.css';
import { MenuList } from '../menu/menu-list.tsx';
import { useRequest } from '../online/use-request.ts';
import { ReportWords } from './report-words.tsx';
import styles from './talk.module.css';

interface Props {
  readonly note: number;
  readonly from: ClanId;
  readonly name: string | undefined;
  readonly isMuted: boolean;
}

/** At every message of somebody else: mute, report. */
export function LineMenu({ note, from, name: given, isMuted }: Props) {
  const text = useText();
  const { send } = useRequest();
  const [reporting, setReporting] = useState(false);
  const name = given ?? text.name(from);
  return (
    <>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger className={styles.more} aria-label={text.say('talk.about', { name })}>
          <Icon name="more" size={16} />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <MenuList>
            <DropdownMenu.Item
              className={menu.item}
              onSelect={() => void send({ type: 'mute', of: from, value: !isMuted })}
            >
              <Icon name={isMuted ? 'sound-on' : 'sound-off'} size={18} />
              {text.say(isMuted ? 'talk.unmute' : 'talk.mute', { name })}
            </DropdownMenu.Item>
            <DropdownMenu.Item className={menu.item} onSelect={() => setReporting(true)}>
              <Icon name="warning" size={18} />
              {text.say('talk.report')}
            </DropdownMenu.Item>
          </MenuList>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      {reporting && <ReportWords note={note} onClose={() => setReporting(false)} />}
    </>
  );
}
