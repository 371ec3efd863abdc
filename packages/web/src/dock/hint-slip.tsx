import type { Decision } from '@hinode/engine';
import { type Message, whyMessage } from '@hinode/text';
import { moveMessage } from '@hinode/text/moves';
import { Suspense } from 'react';
import { SayMessage, useText, useTextWith } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import { ReadLink } from '../reading/read-link.tsx';
import { questionNow, useHint } from '../table/hint.ts';
import { part } from '../table/part.tsx';
import type { Hint } from '../table/table.ts';
import { useTableState } from '../table/use-table.ts';
import beside from './beside.module.css';
import styles from './dock.module.css';

/** "Play Train. You lead in Edo.": the move, and what speaks for it. */
function saidOf({ move, why }: Hint, asked: Decision): Message {
  const said = moveMessage(move, asked);
  return why === undefined ? said : { key: 'hint.with-reason', values: { move: said, why: whyMessage(why) } };
}

function Said({ hint }: { readonly hint: Hint }) {
  useTextWith('play');
  const { decision } = useTableState();
  return decision && <SayMessage message={saidOf(hint, decision)} />;
}

/** What the rule behind it is about: the mandate or the thing it speaks of, else the kind of move. */
const subjectOf = ({ move, why }: Hint): string =>
  why?.about ?? (move.type === 'mandate' ? move.tile : move.type);

/** What a Samurai would do here, and why: shown when asked for, until the next question. Beside the dock it takes no room in it. */
export const HintSlip = part(useHintNow, ({ aside = false, isAbout, hint, thinking, close }) => {
  const text = useText();
  const look = `${styles.hint} ${aside ? beside.beside : ''}`;
  if (thinking)
    return (
      <p className={look} data-thinking="">
        {text.say('hint.thinking')}
      </p>
    );
  if (hint === undefined || !isAbout) return null;
  return (
    <p className={look} role="status" data-hint="">
      <Icon name="hint" />
      {aside && (
        <button type="button" className={beside.close} aria-label={text.say('sheet.close')} onClick={close}>
          <Icon name="close" />
        </button>
      )}
      <span>
        <b>{text.say('hint.samurai')}</b>{' '}
        <Suspense>
          <Said hint={hint} />
        </Suspense>{' '}
        <ReadLink page="rules" to={subjectOf(hint)}>
          {text.say('explain.rule')}
        </ReadLink>
      </span>
    </p>
  );
});

function useHintNow(_: { readonly aside?: boolean }) {
  const now = questionNow(useTableState());
  const { hint, at, thinking, close } = useHint();
  return { hint, thinking, close, isAbout: at === now };
}
