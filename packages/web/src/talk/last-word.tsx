import type { ClanId } from '@hinode/engine';
import { entryOf } from '@hinode/wire';
import { SayMessage } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import { proceedingsAsOf } from '../online/use-proceedings.ts';
import { part } from '../table/part.tsx';
import { useTableState } from '../table/use-table.ts';
import { phraseMessage } from './phrase-message.ts';
import { useTalkState } from './talk-line.ts';

/** What a clan said last at this tea. */
export const LastWord = part(useLastWord, ({ said }) => {
  if (said?.type !== 'said' && said?.type !== 'phrase') return null;
  return (
    <q data-said>
      <Icon name="chat" size={13} />
      <span data-may-cut="">
        {said.type === 'said' ? <bdi>{said.text}</bdi> : <SayMessage message={phraseMessage(said.phrase)} />}
      </span>
    </q>
  );
});

function useLastWord({ clan }: { readonly clan: ClanId }) {
  const talk = useTalkState();
  const { log } = useTableState();
  const tea = log.findLast(({ event }) => event.type === 'teaBegan');
  const since = tea === undefined ? 0 : entryOf(tea);
  const muted = (talk?.me && proceedingsAsOf(talk.notes).muted[talk.me]) ?? [];
  const said = talk?.notes.findLast(
    ({ at, note }) =>
      at >= since &&
      (note.type === 'said' || note.type === 'phrase') &&
      note.from === clan &&
      !muted.includes(clan),
  )?.note;
  return { said };
}
