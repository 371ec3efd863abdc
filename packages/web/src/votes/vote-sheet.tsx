import type { ClanId } from '@hinode/engine';
import type { Message } from '@hinode/text';
import { askedIn, type Choice, choicesOf, lateIn, type Vote, waitedForIn } from '@hinode/wire';
import { SayMessage, useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { linesOf } from '../log/chapters.ts';
import { Sentence } from '../log/sentence.tsx';
import { useOnline } from '../online/online.ts';
import { useProceedings } from '../online/use-proceedings.ts';
import { useRequest } from '../online/use-request.ts';
import { useTableState } from '../table/use-table.ts';
import { askedMessage } from '../talk/happening-message.ts';
import { Button } from '../ui/button.tsx';
import { personsOf } from './my-vote.ts';
import styles from './vote-sheet.module.css';

export const CHOICES = {
  yes: 'vote.yes',
  no: 'vote.no',
  wait: 'vote.wait',
  bot: 'vote.bot',
  end: 'vote.end',
} as const satisfies Record<Choice, string>;

interface Props {
  readonly vote: Vote;
  readonly onAnswer: () => void;
}

/** A question to the table: who asked what, what everybody says, and the person's own answer. */
export function VoteSheet({ vote, onAnswer }: Props) {
  const text = useText();
  const online = useOnline();
  const proceedings = useProceedings();
  const { send, isSending, refused } = useRequest();
  if (online === undefined) return null;
  const { me, seats } = online;
  const persons = personsOf(seats);
  const asked = askedIn(vote.about, persons);
  const mine = me && vote.choices[me];
  return (
    <div className={styles.vote}>
      <p className={styles.question}>
        <SayMessage message={questionOf(vote)} />
      </p>
      {vote.about.question === 'undo' && <TakenBack to={vote.about.to} />}
      <ul className={styles.said}>
        {waitedForIn(vote, persons, lateIn(proceedings)).map((clan) => (
          <li key={clan} className={styles.one}>
            <Emblem clan={clan} size={18} />
            <SayMessage message={saidBy(clan, vote.choices[clan])} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {text.say(vote.about.question === 'absent' ? 'vote.majority' : 'vote.all')}
      </p>
      {refused && (
        <p className={styles.note} role="status">
          <SayMessage message={refused} />
        </p>
      )}
      {me !== undefined && asked.includes(me) && me !== vote.by && (
        <div className={styles.choices}>
          {choicesOf(vote.about).map((choice) => (
            <Button
              key={choice}
              aria-pressed={mine === choice}
              look={mine === choice ? 'primary' : 'choice'}
              disabled={isSending}
              data-choice={choice}
              onClick={() => void send({ type: 'vote', question: vote.n, choice }).then(onAnswer)}
            >
              {text.say(CHOICES[choice])}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

/** The first move that would be undone, worded as in the log: nobody knows moves by their numbers. */
function TakenBack({ to }: { readonly to: number }) {
  const { log } = useTableState();
  const line = linesOf(log.filter(({ at }) => at === to + 1))[0];
  if (line === undefined) return null;
  const { clan } = line.message;
  return (
    <p className={styles.one} data-taken-back="">
      {clan && <Emblem clan={clan} size={18} />}
      <span>
        <Sentence message={line.message} subject={clan} />
      </span>
    </p>
  );
}

export function questionOf({ about, by }: Vote): Message {
  const asked = by && askedMessage(by, about);
  if (asked) return asked;
  return about.question === 'absent'
    ? { key: 'vote.absent', values: { clan: { name: about.clan } } }
    : { key: 'vote.label' };
}

const saidBy = (clan: ClanId, choice: Choice | undefined): Message =>
  choice === undefined
    ? { key: 'vote.open', values: { clan: { name: clan } } }
    : { key: 'vote.said', values: { clan: { name: clan }, choice: { key: CHOICES[choice] } } };
