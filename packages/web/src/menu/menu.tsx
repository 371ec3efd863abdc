import { DropdownMenu } from 'radix-ui';
import { Suspense, useState } from 'react';
import { useText } from '../app/language.tsx';
import { goTo } from '../app/route.ts';
import { useSettings } from '../app/settings.ts';
import { Icon } from '../art/icon.tsx';
import { useOnline } from '../online/online.ts';
import { OnlineItems, StandingItems } from '../online/parts.tsx';
import { useInstalled } from '../pwa/installed.ts';
import { KeysSheet } from './keys-sheet.tsx';
import styles from './menu.module.css';
import { MenuItem as Item } from './menu-item.tsx';
import { isOnlineSheet, OnlineSheet, type OnlineSheetId, StandingSheet } from './online-sheet.ts';
import { useOpenRecord } from './open-record.tsx';
import { ReportSheet } from './report-sheet.tsx';
import { SettingsSheet } from './settings-sheet.tsx';
import { useGameFiles } from './use-game-files.ts';
import { useHelpKey } from './use-help-key.ts';

type Opened = 'settings' | 'keys' | 'report' | OnlineSheetId | 'standing';

/** Everything that is not the game itself: records, settings, home. */
export function Menu() {
  const text = useText();
  const [opened, setOpened] = useState<Opened>();
  const files = useGameFiles();
  const record = useOpenRecord();
  const online = useOnline();
  const { sound, set } = useSettings();
  const { update, install } = useInstalled();
  const close = (): void => setOpened(undefined);
  useHelpKey(() => setOpened('keys'));
  return (
    <>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger className={styles.trigger} aria-label={text.say('menu.title')}>
          <Icon name="menu" size={22} />
          {update && <span className={styles.dot} />}
        </DropdownMenu.Trigger>
        {/* Not in a portal: a menu of the bar belongs to the bar. */}
        <DropdownMenu.Content className={styles.menu} align="end" sideOffset={6} collisionPadding={8}>
          {update && (
            <Item icon="again" onSelect={update}>
              {text.say('menu.update')}
            </Item>
          )}
          {online === undefined ? (
            <>
              <Item icon="save" onSelect={() => files.saveRecord()}>
                {text.say('menu.save')}
              </Item>
              <Item icon="open" onSelect={record.choose}>
                {text.say('menu.load')}
              </Item>
              <Item icon="again" onSelect={() => files.playAgain()}>
                {text.say('menu.rematch')}
              </Item>
              <Item icon="bug" onSelect={() => setOpened('report')}>
                {text.say('menu.report')}
              </Item>
            </>
          ) : (
            <>
              <StandingItems onOpen={setOpened} />
              <OnlineItems onOpen={setOpened} onSave={() => files.saveRecord()} />
            </>
          )}
          <DropdownMenu.Separator className={styles.separator} />
          <DropdownMenu.CheckboxItem
            className={styles.item}
            checked={sound}
            onCheckedChange={(checked) => set({ sound: checked })}
          >
            <Icon name={sound ? 'sound-on' : 'sound-off'} size={18} />
            {text.say('menu.sound')}
            <DropdownMenu.ItemIndicator className={styles.checked}>
              <Icon name="check" size={18} />
            </DropdownMenu.ItemIndicator>
          </DropdownMenu.CheckboxItem>
          <Item icon="settings" onSelect={() => setOpened('settings')}>
            {text.say('menu.settings')}
          </Item>
          <Item icon="help" onSelect={() => setOpened('keys')}>
            {text.say('menu.keys')}
          </Item>
          {install && (
            <Item icon="plus" onSelect={install}>
              {text.say('menu.install')}
            </Item>
          )}
          <DropdownMenu.Separator className={styles.separator} />
          <Item icon="book" onSelect={() => goTo({ page: 'credits' })}>
            {text.say('credits.title')}
          </Item>
          <Item icon="arrow-back" onSelect={() => goTo({ page: 'home' })}>
            {text.say('menu.quit')}
          </Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      {record.sheet}
      {opened === 'settings' && <SettingsSheet onClose={close} />}
      {opened === 'keys' && <KeysSheet onClose={close} />}
      {isOnlineSheet(opened) && (
        <Suspense>
          <OnlineSheet sheet={opened} onClose={close} />
        </Suspense>
      )}
      {opened === 'standing' && online?.me && (
        <Suspense>
          <StandingSheet me={online.me} onClose={close} />
        </Suspense>
      )}
      {opened === 'report' && <ReportSheet onDownload={() => files.saveReport()} onClose={close} />}
    </>
  );
}
