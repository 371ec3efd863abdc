import type { Key } from '@hinode/text';
import { Suspense } from 'react';
import { useText } from '../app/language.tsx';
import { ClansByHonor } from '../clans/clans-by-honor.tsx';
import { Log } from '../log/log.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { ScoreSheet, SeasonCards, Talk } from './later.tsx';

/** The sheets that can be opened over the table. */
export type Called = 'scores' | 'cards' | 'log' | 'talk' | 'clans';

const TITLES = {
  scores: 'sheet.title',
  cards: 'bar.cards',
  log: 'tabs.log',
  talk: 'talk.title',
  clans: 'clans.title',
} as const satisfies Record<Called, Key>;

interface Props {
  readonly called: Called;
  /** A line of the log was pressed. */
  readonly onPlace: () => void;
  readonly onClose: () => void;
}

export function CalledSheet({ called, onPlace, onClose }: Props) {
  const text = useText();
  return (
    <Sheet title={text.say(TITLES[called])} onClose={onClose}>
      <Suspense>
        {called === 'scores' && <ScoreSheet />}
        {called === 'cards' && <SeasonCards />}
        {called === 'log' && <Log onSheet onPlace={onPlace} />}
        {called === 'talk' && <Talk onSheet />}
        {called === 'clans' && <ClansByHonor full />}
      </Suspense>
    </Sheet>
  );
}
