import type { Refusal } from '@hinode/engine';
import { SayMessage, useText } from '../app/language.tsx';
import { ReadLink } from '../reading/read-link.tsx';
import { refusedMessage } from './refused.ts';

/** Why something was refused, and the way to the rule that says so. */
export function Refused({ refused }: { readonly refused: Refusal }) {
  const text = useText();
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
