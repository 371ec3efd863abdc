import type { ClanId } from '@hinode/engine';
import { MANDATE_IDS, PROVINCE_IDS } from '@hinode/engine/facts';
import { canBePromised, type Phrase } from '@hinode/wire';
import { useId, useState } from 'react';
import { SayMessage, useText } from '../app/language.tsx';
import { clanIn } from '../clans/clan-facts.ts';
import { useRequest } from '../online/use-request.ts';
import { useTableState } from '../table/use-table.ts';
import { Button } from '../ui/button.tsx';
import { One, OneOf } from '../ui/one-of.tsx';
import { Segments } from '../ui/segments.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { Toggle } from '../ui/toggle.tsx';
import { phraseMessage } from './phrase-message.ts';
import styles from './phrase-sheet.module.css';
import { BLANKS, type Blanks, filledIn, PROPOSALS, type ProposalId, SHORT } from './phrases.ts';
import type { Thread } from './threads.ts';

interface Props {
  readonly to: Thread;
  readonly me: ClanId;
  readonly onClose: () => void;
}

/** Phrases that every reader sees in their own language; some of them can be promised. */
export function PhraseSheet({ to, me, onClose }: Props) {
  const text = useText();
  const id = useId();
  const { send, isSending, refused } = useRequest();
  const [say, setSay] = useState<ProposalId>('stay-out');
  const [blanks, setBlanks] = useState<Blanks>(BLANKS);
  const [promised, setPromised] = useState(false);
  const phrase = filledIn(say, blanks);
  const promisable = canBePromised(phrase);

  const speak = async (said: Phrase, promise: boolean): Promise<void> => {
    const request = {
      ...(to !== 'table' && { to }),
      phrase: said,
      ...(promise && { promise: true as const }),
    };
    if (await send({ type: 'phrase', ...request })) onClose();
  };

  return (
    <Sheet title={text.say('talk.phrases-title')} onClose={onClose}>
      <div className={styles.phrases}>
        <p className={styles.note}>{text.say('talk.phrases-note')}</p>
        <h3>{text.say('talk.short')}</h3>
        <div className={styles.short}>
          {SHORT.map((short) => (
            <Button key={short} disabled={isSending} onClick={() => void speak({ say: short }, false)}>
              <SayMessage message={phraseMessage({ say: short })} />
            </Button>
          ))}
        </div>
        <h3 id={`${id}-about`}>{text.say('talk.proposals')}</h3>
        <OneOf
          className={styles.proposals}
          aria-labelledby={`${id}-about`}
          value={say}
          onChoose={(value) => {
            const chosen = PROPOSALS.find((known) => known === value);
            if (chosen !== undefined) setSay(chosen);
          }}
        >
          {PROPOSALS.map((one) => (
            <One key={one} value={one} className={styles.proposal}>
              <span className={styles.mark} aria-hidden="true" />
              <span>
                <SayMessage message={phraseMessage(filledIn(one, blanks))} />
              </span>
            </One>
          ))}
        </OneOf>
        <BlanksOf phrase={phrase} blanks={blanks} me={me} onChange={setBlanks} />
        {promisable && (
          <Toggle
            label={text.say('talk.make-promise')}
            note={text.say('talk.promise-note')}
            checked={promised}
            onChange={setPromised}
          />
        )}
        {refused && (
          <p className={styles.note} role="status">
            <SayMessage message={refused} />
          </p>
        )}
        <Button
          look="primary"
          disabled={isSending}
          onClick={() => void speak(phrase, promisable && promised)}
        >
          {text.say('talk.send')}
        </Button>
      </div>
    </Sheet>
  );
}

interface BlanksProps {
  readonly phrase: Phrase;
  readonly blanks: Blanks;
  readonly me: ClanId;
  readonly onChange: (blanks: Blanks) => void;
}

/** The blanks of the phrase, and nothing else. */
function BlanksOf({ phrase, blanks, me, onChange }: BlanksProps) {
  const text = useText();
  const coins = clanIn(useTableState(), me)?.coins ?? 0;
  const named = <T extends string>(ids: readonly T[]) =>
    ids.map((value) => ({ value, label: text.name(value) }));
  return (
    <>
      {'province' in phrase && (
        <Segments
          label={text.say('talk.which-province')}
          value={blanks.province}
          options={named(PROVINCE_IDS)}
          onChange={(province) => onChange({ ...blanks, province })}
        />
      )}
      {'theirs' in phrase && (
        <>
          <h4 className={styles.blank}>{text.say('talk.their-province')}</h4>
          <Segments
            label={text.say('talk.their-province')}
            value={blanks.theirs}
            options={named(PROVINCE_IDS)}
            onChange={(theirs) => onChange({ ...blanks, theirs })}
          />
        </>
      )}
      {'mandate' in phrase && (
        <Segments
          label={text.say('talk.which-mandate')}
          value={blanks.mandate}
          options={named(MANDATE_IDS)}
          onChange={(mandate) => onChange({ ...blanks, mandate })}
        />
      )}
      {'coins' in phrase && (
        <div className={styles.coins}>
          <span>{text.say('talk.for-coins')}</span>
          <Stepper
            value={blanks.coins}
            most={coins}
            label={text.say('talk.for-coins')}
            onChange={(n) => onChange({ ...blanks, coins: n })}
          />
        </div>
      )}
    </>
  );
}
