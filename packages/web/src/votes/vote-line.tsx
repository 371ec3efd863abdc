import type { Choice, Vote } from '@hinode/wire';
import { askedIn, choicesOf, silentIn } from '@hinode/wire';
import { useState } from 'react';
import { SayMessage, useText } from '../app/language.tsx';
import { useScreen } from '../app/screen.ts';
import { Icon } from '../art/icon.tsx';
import { useOnline } from '../online/online.ts';
import { useRequest } from '../online/use-request.ts';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { personsOf } from './my-vote.ts';
import styles from './notice.module.css';
import { CHOICES, questionOf, VoteSheet } from './vote-sheet.tsx';

/** How many answers fit on one line of a phone. */
const ANSWERS = 2;

/** A question to the table, in one line, with the person's own answer; a press shows who has said what. */
export function VoteLine({ vote }: { readonly vote: Vote }) {
  const text = useText();
  const online = useOnline();
  const screen = useScreen();
  const [open, setOpen] = useState(false);
  const { send, isSending, refused } = useRequest();
  if (online === undefined) return null;
  const { me, seats } = online;
  const persons = personsOf(seats);
  const isMine = me !== undefined && vote.by === me;
  const mayAnswer = me !== undefined && askedIn(vote.about, persons).includes(me);
  const choices = choicesOf(vote.about);
  const hasRoom = choices.length <= ANSWERS || !screen.endsWith('phone');
  const answer = (choice: Choice): void => void send({ type: 'vote', question: vote.n, choice });
  return (
    <section
      className={styles.notice}
      aria-label={text.say('vote.label')}
      role="status"
      data-keep-clear=""
      data-vote={vote.about.question}
    >
      <button type="button" className={styles.asked} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="hand" size={20} />
        <span>
          <SayMessage
            message={
              refused ??
              (isMine
                ? { key: 'vote.asked-by-you', values: { clans: { names: silentIn({ vote }, persons) } } }
                : questionOf(vote))
            }
          />
        </span>
      </button>
      {isMine && (
        <Button disabled={isSending} data-choice="no" onClick={() => answer('no')}>
          {text.say('vote.withdraw')}
        </Button>
      )}
      {mayAnswer && !isMine && !hasRoom && (
        <Button onClick={() => setOpen(true)}>{text.say('vote.answer')}</Button>
      )}
      {mayAnswer &&
        !isMine &&
        hasRoom &&
        choices.map((choice) => (
          <Button
            key={choice}
            aria-pressed={vote.choices[me] === choice}
            look={vote.choices[me] === choice ? 'primary' : 'choice'}
            disabled={isSending}
            data-choice={choice}
            onClick={() => answer(choice)}
          >
            {text.say(CHOICES[choice])}
          </Button>
        ))}
      {open && (
        <Sheet title={text.say('vote.label')} onClose={() => setOpen(false)}>
          <VoteSheet vote={vote} onAnswer={() => setOpen(false)} />
        </Sheet>
      )}
    </section>
  );
}
