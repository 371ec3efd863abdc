import type { ClanId } from '@hinode/engine';
import { useState } from 'react';
import { useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import { Cloth } from '../room/cloth.tsx';
import type { Player } from '../table/table.ts';
import { withClan, withName, withPlayer } from './changing.ts';
import { CharacterName } from './character-name.tsx';
import { ClanSheet } from './clan-sheet.tsx';
import { type Draft, LONGEST_NAME, MOST_SKILL, takesNames } from './draft.ts';
import { Pips } from './pips.tsx';
import { PlayerSheet } from './player-sheet.tsx';
import styles from './seat.module.css';

interface Props {
  readonly clan: ClanId;
  readonly player: Player;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** A seat: the banner of its clan, and on a plaque which clan it is and who leads it. */
export function SetupSeat({ clan, player, draft, onChange }: Props) {
  const text = useText();
  const [open, setOpen] = useState<'clan' | 'player'>();
  const close = (): void => setOpen(undefined);
  const name = { clan: { name: clan } };
  return (
    <li className={styles.seat} data-seat={clan} data-person={player.kind === 'person' || undefined}>
      <div className={styles.cloth}>
        <Cloth clan={clan} />
      </div>
      <div className={styles.plaque}>
        <button
          type="button"
          className={styles.clan}
          aria-label={text.say('setup.another-clan', name)}
          onClick={() => setOpen('clan')}
        >
          {text.name(clan)}
          <Icon name="more" size={16} />
        </button>
        <button type="button" className={styles.player} onClick={() => setOpen('player')}>
          <span className="spoken">{text.say('setup.who-plays', name)} </span>
          <PlayerFace player={player} several={takesNames(draft)} />
        </button>
        {player.kind === 'person' && takesNames(draft) && (
          <input
            className={styles.name}
            value={player.name ?? ''}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            spellCheck={false}
            dir="auto"
            placeholder={text.say('setup.name')}
            aria-label={text.say('setup.name-of', name)}
            onChange={({ target }) => onChange(withName(draft, clan, target.value))}
          />
        )}
      </div>
      {open === 'clan' && (
        <ClanSheet
          clan={clan}
          draft={draft}
          onChoose={(to) => {
            close();
            onChange(withClan(draft, clan, to));
          }}
          onClose={close}
        />
      )}
      {open === 'player' && (
        <PlayerSheet
          clan={clan}
          player={player}
          onChange={(next) => onChange(withPlayer(draft, clan, next))}
          onClose={close}
        />
      )}
    </li>
  );
}

/** Who it is, in a word. */
function PlayerFace({ player, several }: { readonly player: Player; readonly several: boolean }) {
  const text = useText();
  if (player.kind === 'person')
    return (
      <>
        <Icon name="people" size={16} />
        {text.say(several ? 'setup.person' : 'clan.you')}
      </>
    );
  return (
    <>
      <Icon name="bot" size={16} />
      <span>{text.name(`level.${player.level}`)}</span>
      {player.skill !== undefined && (
        <span>{text.say('setup.skill', { n: player.skill, all: MOST_SKILL })}</span>
      )}
      {player.character !== undefined && <CharacterName character={player.character} />}
      <Pips level={player.level} />
    </>
  );
}
