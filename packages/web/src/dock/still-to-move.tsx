import { useText } from '../app/language.tsx';
import { Figure } from '../art/figure.tsx';
import { useChoosing } from '../choices/choosing.tsx';
import { type Pick, pickKey } from '../choices/picks.ts';
import { useTableState } from '../table/use-table.ts';
import styles from './options.module.css';

/** The figures that have not moved yet: another one can be taken without a step back. */
export function StillToMove() {
  const text = useText();
  const { me } = useTableState();
  const { others, chosen, repick } = useChoosing();
  const [picked] = chosen;
  if (picked?.kind !== 'piece' || picked.at === undefined || others.length < 2) return null;
  return (
    <fieldset className={styles.still}>
      <legend>{text.say('dock.still-to-move')}</legend>
      {others.map(
        ({ pick }) =>
          isPiece(pick) && (
            <button
              key={pickKey(pick)}
              type="button"
              className={styles.other}
              aria-pressed={pickKey(pick) === pickKey(picked)}
              onClick={() => repick(pick)}
            >
              <Figure kind={pick.figure} clan={me} size={22} title={text.name(pick.figure)} />
              {pick.at && text.name(pick.at)}
            </button>
          ),
      )}
    </fieldset>
  );
}

const isPiece = (pick: Pick): pick is Extract<Pick, { kind: 'piece' }> => pick.kind === 'piece';
