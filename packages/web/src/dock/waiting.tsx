import { useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { useOnline } from '../online/online.ts';
import { WaitingFor } from '../online/parts.tsx';
import { useTable, useTableState } from '../table/use-table.ts';
import { Button } from '../ui/button.tsx';
import styles from './dock.module.css';

/** While others act the dock is one quiet line and keeps its place. */
export function Waiting() {
  const { view, thinking, me } = useTableState();
  const table = useTable();
  const online = useOnline();
  const text = useText();
  const others = thinking === undefined ? view.decisions.map(({ clan }) => clan) : [thinking];
  return (
    <section
      className={`${styles.dock} ${styles.waiting}`}
      data-clan={me}
      aria-label={text.say('dock.label')}
    >
      {online !== undefined && others.length > 0 ? (
        <WaitingFor clans={others} />
      ) : (
        <>
          {others.map((clan) => (
            <Emblem key={clan} clan={clan} size={24} />
          ))}
          <p>
            {others.length > 0
              ? text.say('dock.waiting', { clans: { names: others } })
              : text.say('dock.nobody')}
          </p>
        </>
      )}
      {thinking !== undefined && (
        <Button look="quiet" onClick={() => table.hurry()}>
          {text.say('dock.hurry')}
        </Button>
      )}
    </section>
  );
}
