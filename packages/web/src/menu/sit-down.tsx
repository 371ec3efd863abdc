import type { ClanId } from '@hinode/engine';
import { CLAN_IDS } from '@hinode/engine/facts';
import type { GameRecord } from '@hinode/engine/records';
import { useId, useState } from 'react';
import { useText } from '../app/language.tsx';
import { goTo } from '../app/route.ts';
import { Emblem } from '../art/emblem.tsx';
import { Icon } from '../art/icon.tsx';
import { keepGame } from '../local/new-game.ts';
import { OPENED, watchRecord } from '../local/opened-record.ts';
import { LEVELS, type Level } from '../setup/draft.ts';
import type { Seat } from '../table/table.ts';
import { Button } from '../ui/button.tsx';
import { Segments } from '../ui/segments.tsx';
import { Sheet } from '../ui/sheet.tsx';
import styles from './menu.module.css';
import { useFault } from './use-fault.ts';

type Mine = ClanId | 'all';

const seatsFor = (clans: readonly ClanId[], mine: Mine, level: Level): Seat[] =>
  clans.map((clan) => ({
    clan,
    player: mine === 'all' || mine === clan ? { kind: 'person' } : { kind: 'bot', level },
  }));

/** An opened record says which clans play, but not who plays them, so this asks. */
export function SitDown({ record, onClose }: { readonly record: GameRecord; readonly onClose: () => void }) {
  const text = useText();
  const fail = useFault();
  const heading = useId();
  const clans = CLAN_IDS.filter((clan) => record.setup.clans.includes(clan));
  const [mine, setMine] = useState<Mine>(clans[0] ?? 'all');
  const [level, setLevel] = useState<Level>('samurai');

  const sitDown = async (): Promise<void> => {
    const id = await keepGame({ seats: seatsFor(clans, mine, level), record });
    onClose();
    goTo({ page: 'game', id });
  };

  const watch = (): void => {
    watchRecord(record);
    onClose();
    goTo({ page: 'replay', id: OPENED });
  };

  return (
    <Sheet title={text.say('menu.load')} onClose={onClose}>
      <div className={styles.parts}>
        <h3 id={`${heading}-who`}>{text.say('record.who')}</h3>
        <Segments<Mine>
          labelledBy={`${heading}-who`}
          value={mine}
          options={[
            ...clans.map((clan) => ({
              value: clan,
              label: (
                <span className={styles.clan}>
                  <Emblem clan={clan} size={22} />
                  {text.name(clan)}
                </span>
              ),
            })),
            { value: 'all' as const, label: text.say('record.all-people') },
          ]}
          onChange={setMine}
        />
        {mine !== 'all' && (
          <>
            <h3 id={`${heading}-level`}>{text.say('record.level')}</h3>
            <Segments
              labelledBy={`${heading}-level`}
              value={level}
              options={LEVELS.map((id) => ({ value: id, label: text.name(`level.${id}`) }))}
              onChange={setLevel}
            />
          </>
        )}
        <div className={styles.row}>
          <Button look="primary" onClick={() => void sitDown().catch(fail)}>
            {text.say('record.sit-down')}
          </Button>
          <Button onClick={watch}>
            <Icon name="play" size={18} />
            {text.say('record.watch')}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
