import { BY_CHANCE } from '@hinode/bots/characters';
import type { ShownRoom, ShownSeat } from '@hinode/wire';
import { useText } from '../app/language.tsx';
import { BotSeal, FreeSeal, Seal } from '../online/seal.tsx';
import styles from './invitation.module.css';

interface Props {
  readonly room: ShownRoom;
  /** The seat that is offered to whoever looks at it. */
  readonly yours?: number;
}

/** Who sits at the table, and where there is room. */
export function SeatsRow({ room: { seats }, yours }: Props) {
  const text = useText();
  return (
    <ul className={styles.seats} aria-label={text.say('room.seats')}>
      {seats.map((seat, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats are told apart by their place
        <li key={i} className={styles.seat}>
          <Face seat={seat} isYours={i === yours} />
        </li>
      ))}
    </ul>
  );
}

function Face({ seat: { name, bot, character, keptFor }, isYours }: { seat: ShownSeat; isYours: boolean }) {
  const text = useText();
  if (name !== undefined)
    return (
      <>
        <Seal name={name} />
        <bdi>{name}</bdi>
      </>
    );
  if (bot !== undefined)
    return (
      <>
        <BotSeal />
        <span>{text.say('setup.bot', { level: { name: `level.${bot}` } })}</span>
        {character && character !== BY_CHANCE && <span>{text.name(`character.${character}`)}</span>}
      </>
    );
  if (isYours)
    return (
      <>
        <FreeSeal mark="?" />
        <b>{text.say('invite.you')}</b>
      </>
    );
  return (
    <>
      <FreeSeal />
      <span>
        {keptFor === undefined ? text.say('invite.free') : text.say('room.kept', { player: keptFor })}
      </span>
    </>
  );
}
