import { type ReactNode, useState } from 'react';
import { SayMessage, useText } from '../app/language.tsx';
import { Icon, type IconName } from '../art/icon.tsx';
import { useOnline } from '../online/online.ts';
import { useProceedings } from '../online/use-proceedings.ts';
import { useRequest } from '../online/use-request.ts';
import { useTableState } from '../table/use-table.ts';
import { Button } from '../ui/button.tsx';
import { lastFailed } from './failed.ts';
import styles from './notice.module.css';
import { VoteLine } from './vote-line.tsx';

/**
 * What the whole table should know, in one line: a question to all, a pause, a bot in the person's own seat, a vote that failed. It
 * replaces its children, so that nothing else has to move.
 */
export function Notice({ children }: { readonly children?: ReactNode }): ReactNode {
  const online = useOnline();
  const proceedings = useProceedings();
  const { moves } = useTableState();
  const [seen, setSeen] = useState<number>();
  if (online === undefined || proceedings.ended) return children;
  const { me, notes } = online;
  if (proceedings.vote) return <VoteLine vote={proceedings.vote} />;
  if (proceedings.paused) return <Paused mayResume={me !== undefined} />;
  if (me !== undefined && proceedings.bots[me]) return <StoodInFor />;
  const failed = lastFailed(notes);
  if (failed === undefined || failed.at !== moves || failed.n === seen) return children;
  return (
    <Line
      icon="hand"
      words={
        <SayMessage
          message={{
            key: 'vote.failed',
            values: { clan: { name: failed.against }, question: failed.question },
          }}
        />
      }
    >
      <Button onClick={() => setSeen(failed.n)}>
        <SayMessage message={{ key: 'vote.seen' }} />
      </Button>
    </Line>
  );
}

interface LineProps {
  readonly icon: IconName;
  readonly words: ReactNode;
  readonly children?: ReactNode;
}

const Line = ({ icon, words, children }: LineProps) => (
  <section className={styles.notice} role="status" data-keep-clear="">
    <Icon name={icon} size={20} />
    <p className={styles.words}>{words}</p>
    {children}
  </section>
);

function Paused({ mayResume }: { readonly mayResume: boolean }) {
  const text = useText();
  const { send, isSending, refused } = useRequest();
  return (
    <Line icon="pause" words={refused ? <SayMessage message={refused} /> : text.say('pause.title')}>
      {mayResume && (
        <Button look="primary" disabled={isSending} onClick={() => void send({ type: 'resume' })}>
          {text.say('pause.resume')}
        </Button>
      )}
    </Line>
  );
}

function StoodInFor() {
  const text = useText();
  const { send, isSending, refused } = useRequest();
  return (
    <Line icon="people" words={refused ? <SayMessage message={refused} /> : text.say('bot.plays-for-you')}>
      <Button look="primary" disabled={isSending} onClick={() => void send({ type: 'come-back' })}>
        {text.say('bot.come-back')}
      </Button>
    </Line>
  );
}
