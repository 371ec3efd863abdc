import { useEffect } from 'react';
import { useRoute } from '../../app/route.ts';
import { Tanuki } from '../../art/tanuki.tsx';
import { useTableState } from '../../table/use-table.ts';
import { Button } from '../../ui/button.tsx';
import { useWords } from '../lesson-text.ts';
import styles from './advice.module.css';
import { useAdvised } from './advised.ts';

interface Props {
  /** Above the dock, where it takes no room in it. */
  readonly above: boolean;
}

/** A word of the guide when a kind of decision comes up for the first time, in somebody's first two games. Never twice. */
export function Advice({ above }: Props) {
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
      className={styles.advice}
      data-above={above || undefined}
      data-advice={kind}
      aria-label={words.say('guide')}
    >
      <Tanuki pose="head" className={styles.tanuki} />
      <p role="status">{said}</p>
      <div className={styles.buttons}>
        <Button look="quiet" onClick={stop}>
          {words.say('advice-off')}
        </Button>
        <Button data-advice-close="" onClick={() => tell(kind)}>
          {words.say('advice-close')}
        </Button>
      </div>
    </aside>
  );
}
