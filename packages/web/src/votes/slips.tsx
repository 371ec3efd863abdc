import type { ReactNode } from 'react';
import { SayMessage, useText } from '../app/language.tsx';
import { Icon, type IconName } from '../art/icon.tsx';
import { useOnline } from '../online/online.ts';
import { useLife } from '../online/use-life.ts';
import { useRequest } from '../online/use-request.ts';
import { Button } from '../ui/button.tsx';
import styles from './slips.module.css';
import { VoteSlip } from './vote-slip.tsx';

/** What the whole table should know, over the foot: a question to all, a pause, a bot in one's own place. */
export function Slips() {
  const online = useOnline();
  const life = useLife();
  if (online === undefined || life.ended) return null;
  const { me } = online;
  return (
    <>
      {life.paused && <PausedSlip mayResume={me !== undefined} />}
      {me !== undefined && life.bots[me] && <StandInSlip />}
      {life.vote && <VoteSlip vote={life.vote} />}
    </>
  );
}

interface SlipProps {
  readonly icon: IconName;
  readonly label: string;
  readonly children?: ReactNode;
}

const Slip = ({ icon, label, children }: SlipProps) => (
  <section className={`${styles.slip} ${styles.line}`} aria-label={label}>
    <Icon name={icon} size={20} />
    <p>{label}</p>
    {children}
  </section>
);

function PausedSlip({ mayResume }: { readonly mayResume: boolean }) {
  const text = useText();
  const { send, isSending, refused } = useRequest();
  return (
    <Slip icon="pause" label={text.say('pause.title')}>
      {refused && <SayMessage message={refused} />}
      {mayResume && (
        <Button look="primary" disabled={isSending} onClick={() => void send({ type: 'resume' })}>
          {text.say('pause.resume')}
        </Button>
      )}
    </Slip>
  );
}

function StandInSlip() {
  const text = useText();
  const { send, isSending, refused } = useRequest();
  return (
    <Slip icon="people" label={text.say('bot.plays-for-you')}>
      {refused && <SayMessage message={refused} />}
      <Button look="primary" disabled={isSending} onClick={() => void send({ type: 'come-back' })}>
        {text.say('bot.come-back')}
      </Button>
    </Slip>
  );
}
