import { useEffect, useState } from 'react';
import { useText } from '../../app/language.tsx';
import { type Route, useRoute } from '../../app/route.ts';
import { Icon } from '../../art/icon.tsx';
import { Tanuki } from '../../art/tanuki.tsx';
import beside from '../../dock/beside.module.css';
import { useTableState } from '../../table/use-table.ts';
import { useWords } from '../lesson-text.ts';
import styles from './advice.module.css';
import { BEGIN, useAdvised } from './advised.ts';

interface Props {
  /** Beside the dock, where it takes no room from it. */
  readonly aside: boolean;
}

/**
 * Advice from the guide when a kind of decision comes up for the first time, in the first two games that somebody plays in this
 * browser, of whatever kind. Each is shown only once.
 */
export function Advice({ aside }: Props) {
  const game = useGame();
  const { decision, persons } = useTableState();
  const { kinds, games, off, sit } = useAdvised();
  useEffect(() => void (game !== undefined && sit(game)), [game, sit]);
  if (off || decision === undefined || game === undefined || !games.includes(game)) return null;
  // With several people at one device, nobody is "you".
  const begins = game === games[0] && persons.length === 1 && !kinds.includes(BEGIN);
  const kind = begins ? BEGIN : decision.kind;
  return kinds.includes(kind) ? null : <Word key={kind} kind={kind} aside={aside} />;
}

const gameAt = (route: Route): string | undefined =>
  route.page === 'game' || route.page === 'seat' ? route.id : undefined;

/** The game at this table, even while a page is being read over it. */
function useGame(): string | undefined {
  const here = gameAt(useRoute());
  const [game, setGame] = useState(here);
  if (here !== undefined && here !== game) setGame(here);
  return here ?? game;
}

function Word({ kind, aside }: Props & { readonly kind: string }) {
  const words = useWords();
  const text = useText();
  const { me } = useTableState();
  const { tell, stop } = useAdvised();
  const said = words.advice[kind];
  // Once the question has been answered, it needs no explanation.
  useEffect(() => () => tell(kind), [kind, tell]);
  if (said === undefined) return null;
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
      <span role="status">{said.replace('{clan}', text.name(me))}</span>{' '}
      <button type="button" className={styles.off} onClick={stop}>
        {words.say('advice-off')}
      </button>
    </aside>
  );
}
