import { flawMessage } from '@hinode/text';
import type { ShownRoom } from '@hinode/wire';
import { useState } from 'react';
import { useText } from '../app/language.tsx';
import { goTo, useRoute, writeRoute } from '../app/route.ts';
import { Icon } from '../art/icon.tsx';
import { download, recordFileName } from '../menu/download.ts';
import { Button } from '../ui/button.tsx';
import { call } from './api.ts';
import { finishedAt, type Verdict, verdictOn } from './finished.ts';
import styles from './online.module.css';
import { useOnline } from './online.ts';
import { refusedKey } from './refused-words.ts';
import { useDoing } from './use-doing.ts';
import { useProceedings } from './use-proceedings.ts';

/** What there is to do after an online game: play again, save it, replay it, check its shuffles. */
export function AfterGame() {
  const text = useText();
  const route = useRoute();
  const online = useOnline();
  const { rematch } = useProceedings();
  const { run, isDoing, refused } = useDoing();
  const [verdict, setVerdict] = useState<Verdict>();
  if (online === undefined) return null;
  const { id, me } = online;
  const path = route.page === 'watch' ? `watch/${id}` : `games/${id}`;

  /** The server knows whether there is a room already; one that everybody has left is created anew. */
  const playAgain = async (): Promise<void> => {
    const room = await call<ShownRoom>('POST', `${path}/rematch`);
    goTo({ page: 'room', id: room.id });
  };
  const save = async (): Promise<void> => {
    const { record } = await finishedAt(path);
    download(recordFileName(), record);
  };
  const verify = async (): Promise<void> => setVerdict(await verdictOn(id, await finishedAt(path)));

  return (
    <div className={styles.after}>
      <div className={styles.row}>
        {me !== undefined && (
          <Button look="primary" disabled={isDoing} onClick={() => run(playAgain)}>
            <Icon name="again" size={18} />
            {text.say(rematch === undefined ? 'menu.rematch' : 'online.to-rematch')}
          </Button>
        )}
        <a
          className={styles.go}
          href={writeRoute({
            page: 'analysis',
            game: `${route.page === 'watch' ? 'watched' : 'online'}:${id}`,
          })}
        >
          {text.say('end.look')}
        </a>
        <a className={styles.go} href={writeRoute({ page: 'again', id, watched: route.page === 'watch' })}>
          {text.say('end.review')}
        </a>
        <Button disabled={isDoing} onClick={() => run(save)}>
          <Icon name="save" size={18} />
          {text.say('menu.save')}
        </Button>
        <Button disabled={isDoing} onClick={() => run(verify)}>
          <Icon name="check" size={18} />
          {text.say('online.verify')}
        </Button>
        <a className={styles.go} href={writeRoute({ page: 'online' })}>
          {text.say('online.to-lobby')}
        </a>
      </div>
      <p className={styles.refused} role="status">
        {refused && text.say(refusedKey(refused))}
        {verdict && <VerdictLine verdict={verdict} />}
      </p>
    </div>
  );
}

const OWN_PART = {
  added: 'online.fair',
  late: 'online.fair-without-you',
  unseen: 'online.fair-unseen',
} as const;

function VerdictLine({ verdict }: { readonly verdict: Verdict }) {
  const text = useText();
  if (!verdict.fair) return text.say('online.unfair', { problem: flawMessage(verdict.flaw) });
  return [
    text.say(OWN_PART[verdict.own]),
    ...(verdict.late.length > 0 ? [text.say('online.not-revealed', { clans: { names: verdict.late } })] : []),
    ...(verdict.alone ? [text.say('online.nobody-added')] : []),
  ].join(' ');
}
