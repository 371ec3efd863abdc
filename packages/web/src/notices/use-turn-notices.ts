import { useEffect } from 'react';
import { useText } from '../app/language.tsx';
import { useSettings } from '../app/settings.ts';
import { useOnline } from '../online/online.ts';
import { becameMyMove } from '../sound/sounds-of.ts';
import { useTable, useTableState } from '../table/use-table.ts';
import { myVote } from '../votes/my-vote.ts';
import { show } from './notification.ts';
import { keepWords, subscribe } from './push.ts';

/**
 * At an online table the title of the page says when it is the person's move or vote. If they are looking elsewhere, they also get
 * a notice if they want one.
 */
export function useTurnNotices(): void {
  const text = useText();
  const table = useTable();
  const online = useOnline();
  const id = online?.id;
  const vote = online && myVote(online);
  const { decision } = useTableState();
  const wanted = useSettings(({ notices }) => notices);
  const isMine = id !== undefined && decision !== undefined;

  useEffect(() => {
    const name = text.say('home.title');
    if (isMine) document.title = text.say('notice.title');
    else document.title = vote === undefined ? name : text.say('notice.vote-title');
    return () => {
      document.title = name;
    };
  }, [isMine, vote, text]);

  useEffect(() => {
    if (wanted && id !== undefined && vote !== undefined && document.visibilityState === 'hidden')
      void show(text, 'notice.your-vote', id);
  }, [wanted, id, vote, text]);

  // By now the server knows the person, and the language may have changed since notices were turned on.
  useEffect(() => {
    if (!wanted || id === undefined) return;
    void keepWords(text);
    subscribe().catch(() => undefined);
  }, [wanted, id, text]);

  useEffect(() => {
    if (!wanted || id === undefined) return;
    let before = table.state();
    return table.subscribe(() => {
      const now = table.state();
      if (becameMyMove(before, now) && document.visibilityState === 'hidden')
        void show(text, 'notice.your-turn', id);
      before = now;
    });
  }, [wanted, id, table, text]);
}
