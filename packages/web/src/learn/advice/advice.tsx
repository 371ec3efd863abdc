import { useEffect } from 'react';
import { useRoute } from '../../app/route.ts';
import { Icon } from '../../art/icon.tsx';
import { Tanuki } from '../../art/tanuki.tsx';
import beside from '../../dock/beside.module.css';
import { useTableState } from '../../table/use-table.ts';
import { useWords } from '../lesson-text.ts';
import styles from './advice.module.css';
import { useAdvised } from './advised.ts';

interface Props {
  /** Beside the dock, where it takes no room in it. */
  readonly aside: boolean;
}

/** A word of the guide when a kind of decision comes up for the first time, in somebody's first two games. Never twice. */
export function Advice({ aside }: Props) {
  const words = useWords();
  const route = useRoute();
  const game = route.page === 'game' ? route.id : undefined;
  const { decision } = useTableState();
  const { kinds, games, off, sit, tell, stop } = useAdvised();
  useEffect(() => void (game !== undefined && sit(game)), [game, sit]);
  const kind = decision?.kind ?? '';
  const said = words.advice[kind];
  const isShown =
    !off && game !== undefined && games.includes(game) && said !== undefined && !kinds.includes(kind);
  // Once it has been answered it need not be explained again.
  useEffect(() => {
    if (isShown) return () => tell(kind);
    return undefined;
  }, [isShown, kind, tell]);
  if (!isShown) return null;
  return (
    <aside
      className={`${styles.advice} ${aside ? beside.beside : ''}`}
      data-advice={kind}
      aria-label={words.say('guide')}
    >
      <Tanuki pose="head" className={styles.tanuki} />
      <button
        type="button"
        className={beside.close}
        aria-label={words.say('advice-close')}
        data-advice-close=""
        onClick={() => tell(kind)}
      >
        <Icon name="close" />
      </button>
      <span role="status">{said}</span>{' '}
      <button type="button" className={styles.off} onClick={stop}>
        {words.say('advice-off')}
      </button>
    </aside>
  );
}
