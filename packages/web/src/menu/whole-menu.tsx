import { DropdownMenu } from 'radix-ui';
import { lazy, Suspense, useState } from 'react';
import { useBack } from '../app/back.ts';
import { useText } from '../app/language.tsx';
import { goTo } from '../app/route.ts';
import { useSettings } from '../app/settings.ts';
import { Icon } from '../art/icon.tsx';
import { useBranch } from '../branches/use-branch.ts';
import { useOnline } from '../online/online.ts';
import { OnlineItems, StandingItems, UnreadTalk } from '../online/parts.tsx';
import { useIsOpenToAll } from '../position/open-to-all.ts';
import { useInstalled } from '../pwa/installed.ts';
import { KeysSheet } from './keys-sheet.tsx';
import styles from './menu.module.css';
import type { MenuProps } from './menu.tsx';
import { MenuItem as Item } from './menu-item.tsx';
import { MenuList } from './menu-list.tsx';
import { isOnlineSheet, OnlineSheet, type OnlineSheetId, StandingSheet } from './online-sheet.ts';
import { useOpenRecord } from './open-record.tsx';
import { ReadingItems } from './reading-items.tsx';
import { ReportSheet } from './report-sheet.tsx';
import { SettingsSheet } from './settings-sheet.tsx';
import { useFullscreen } from './use-fullscreen.ts';
import { useGameFiles } from './use-game-files.ts';
import { useHelpKey } from './use-help-key.ts';

/** Packing needs the rules, so it loads when somebody wants to share. */
const ShareSheet = lazy(async () => ({ default: (await import('../position/share-sheet.tsx')).ShareSheet }));

type Opened = 'settings' | 'keys' | 'report' | 'share' | OnlineSheetId | 'standing';

interface Props extends MenuProps {
  /** What it was loaded for: the menu itself, or the list of shortcuts. */
  readonly opens: 'menu' | 'keys';
}

/** Everything that is not the game itself: records, settings, home. Loads when it is first opened (menu.tsx). */
export function WholeMenu({ look = 'menu', children, opens }: Props) {
  const text = useText();
  const [unfolded, setUnfolded] = useState(opens === 'menu');
  const [opened, setOpened] = useState<Opened | undefined>(opens === 'keys' ? 'keys' : undefined);
  const files = useGameFiles();
  const record = useOpenRecord();
  const online = useOnline();
  const from = useBranch();
  const isOpen = useIsOpenToAll();
  const { sound, set } = useSettings();
  const { update, install } = useInstalled();
  const fullscreen = useFullscreen();
  const close = (): void => setOpened(undefined);
  useHelpKey(() => setOpened('keys'));
  useBack(() => setUnfolded(false), unfolded);
  return (
    <>
      <DropdownMenu.Root modal={false} open={unfolded} onOpenChange={setUnfolded}>
        <DropdownMenu.Trigger className={styles.trigger}>
          <Icon name={look} size={22} />
          <span className="spoken">{text.say('menu.title')}</span>
          {children && <UnreadTalk />}
          {update && <span className={styles.dot} />}
        </DropdownMenu.Trigger>
        {/* Not in a portal: a menu of the bar belongs to the bar. */}
        <MenuList sideOffset={6}>
          {children}
          {update && (
            <Item icon="again" onSelect={update}>
              {text.say('menu.update')}
            </Item>
          )}
          {from && (
            <Item icon="arrow-back" onSelect={() => goTo(from.original)}>
              {text.say('menu.to-original')}
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
              <Item icon="share" onSelect={() => setOpened('share')}>
                {text.say(isOpen ? 'menu.share-game' : 'menu.share')}
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
          {fullscreen && (
            <Item icon="fullscreen" onSelect={fullscreen.toggle}>
              {text.say(fullscreen.on ? 'menu.fullscreen-end' : 'menu.fullscreen')}
            </Item>
          )}
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
          <ReadingItems />
          <Item icon="people" onSelect={() => goTo({ page: 'credits' })}>
            {text.say('credits.title')}
          </Item>
          <Item icon="arrow-back" onSelect={() => goTo({ page: 'home' })}>
            {text.say('menu.quit')}
          </Item>
        </MenuList>
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
      {opened === 'share' && (
        <Suspense>
          <ShareSheet onClose={close} />
        </Suspense>
      )}
      {opened === 'report' && <ReportSheet onDownload={() => files.saveReport()} onClose={close} />}
    </>
  );
}
