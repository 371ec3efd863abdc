import type { Refusal } from '@hinode/engine';
import { Suspense } from 'react';
import { SayMessage, useTextWith } from '../app/language.tsx';
import { ReadLink } from '../reading/read-link.tsx';
import { refusedMessage } from './refused.ts';

interface Props {
  readonly refused: Refusal;
}

/** Why something was refused, with a link to the rule that says so. */
export const Refused = (props: Props) => (
  <Suspense>
    <Words {...props} />
  </Suspense>
);

function Words({ refused }: Props) {
  const text = useTextWith('play');
  const message = refusedMessage(refused);
  return (
    <>
      <SayMessage message={message} />{' '}
      {refused.rule && (
        <ReadLink page="rules" to={refused.rule} said={text.say(message.key, message.values)}>
          {text.say('explain.rule')}
        </ReadLink>
      )}
    </>
  );
}
