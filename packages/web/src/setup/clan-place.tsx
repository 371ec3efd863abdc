import type { ClanId } from '@hinode/engine';
import { useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import type { Player } from '../table/table.ts';
import { Toggle } from '../ui/toggle.tsx';
import styles from './clan-place.module.css';
import { GENTLE, LEVELS, type Level } from './draft.ts';
import { LevelNote } from './level-note.tsx';

interface Props {
  readonly clan: ClanId;
  readonly player: Player | undefined;
  readonly onChange: (player: Player | undefined) => void;
}

type Choice = 'out' | 'person' | Level;

const choiceOf = (player: Player | undefined): string =>
  player === undefined ? 'out' : player.kind === 'person' ? 'person' : player.level;

function playerOf(choice: Choice, before: Player | undefined): Player | undefined {
  if (choice === 'out') return undefined;
  if (choice === 'person') return { kind: 'person' };
  const noise = before?.kind === 'bot' ? before.noise : undefined;
  return { kind: 'bot', level: choice, ...(noise !== undefined && { noise }) };
}

/** One clan: nobody, a person or a bot, and what kind of opponent that is. */
export function ClanPlace({ clan, player, onChange }: Props) {
  const text = useText();
  const name = { clan: { name: clan } };
  return (
    <li className={styles.place} data-out={player === undefined}>
      <Emblem clan={clan} size={40} />
      <div className={styles.who}>
        <h3>{text.name(clan)}</h3>
        <select
          className={styles.select}
          aria-label={text.say('setup.who-plays', name)}
          value={choiceOf(player)}
          onChange={({ target }) => onChange(playerOf(target.value as Choice, player))}
        >
          <option value="out">{text.say('setup.out')}</option>
          <option value="person">{text.say('setup.person')}</option>
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {text.say('setup.bot', { level: { name: `level.${level}` } })}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.about}>
        <p className={styles.note}>
          <LevelNote player={player} />
        </p>
        {player?.kind === 'bot' && (
          <Toggle
            label={text.say('setup.gentle')}
            note={text.say('setup.gentle-note')}
            name={text.say('setup.gentle-for', name)}
            checked={player.noise !== undefined}
            onChange={(gentle) =>
              onChange({ kind: 'bot', level: player.level, ...(gentle && { noise: GENTLE }) })
            }
          />
        )}
      </div>
    </li>
  );
}
