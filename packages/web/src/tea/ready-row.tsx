import { Say, useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { Icon } from '../art/icon.tsx';
import { usePlay } from '../table/use-play.ts';
import { useTableState } from '../table/use-table.ts';
import { Button } from '../ui/button.tsx';
import { useKey } from '../ui/use-key.ts';
import styles from './ready-row.module.css';

/** Who is ready to end the ceremony, and your own word on it. */
export function ReadyRow() {
  const text = useText();
  const { view, offers, me } = useTableState();
  const { play, isPlaying } = usePlay();
  const move = offers.flatMap(({ move: made }) => (made.type === 'ready' ? [made] : []))[0];
  const ally = view.clans.find(({ clan }) => clan === me)?.ally;
  useKey('r', move && (() => play(move)));
  return (
    <section className={styles.ready} aria-label={text.say('tea.ready-title')}>
      <ul className={styles.clans}>
        {view.clans.map(({ clan }) => (
          <li key={clan} className={styles.clan} data-ready={view.ready.includes(clan)}>
            <Emblem clan={clan} size={22} title={text.name(clan)} />
            {view.ready.includes(clan) && <Icon name="check" title={text.say('tea.ready')} />}
          </li>
        ))}
        <li className="spoken">
          <Say k="tea.ready-of" values={{ n: view.ready.length, all: view.clans.length }} />
        </li>
      </ul>
      {move && (
        <Button
          look={move.value ? 'primary' : 'choice'}
          disabled={isPlaying}
          onClick={() => play(move)}
          data-move={JSON.stringify(move)}
        >
          <Say k={!move.value ? 'tea.ready-not' : ally ? 'tea.ready-with' : 'tea.ready-alone'} />
        </Button>
      )}
    </section>
  );
}
