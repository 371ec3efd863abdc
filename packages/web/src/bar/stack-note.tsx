import { MANDATE_IDS, type TileStack, tilesUnseen } from '@hinode/engine/facts';
import { Say, useText } from '../app/language.tsx';
import { Icon } from '../art/icon.tsx';
import { part } from '../table/part.tsx';
import { useTableState } from '../table/use-table.ts';
import { Tip } from '../ui/tip.tsx';
import styles from './stack-note.module.css';

/** What the stack of mandates can still hold; a press says it in words, including what I put back myself. */
export const StackNote = part(useStack, ({ stack }) => {
  const text = useText();
  return (
    <Tip className={styles.note} tip={<StackWords stack={stack} />}>
      <span className={styles.line}>
        <Say k="bar.stack" />
        <span className={styles.count}>
          <Icon name="cards" />
          {text.number(stack.tiles)}
        </span>
        <span className={styles.kinds}>
          {MANDATE_IDS.map((mandate) => {
            const tiles = stack.mandates.find((one) => one.mandate === mandate)?.tiles ?? 0;
            return (
              <span key={mandate} className={styles.kind} data-none={tiles === 0 || undefined}>
                <Icon name={mandate} title={text.name(mandate)} />
                {text.number(tiles)}
              </span>
            );
          })}
        </span>
      </span>
    </Tip>
  );
});

function useStack() {
  return { stack: tilesUnseen(useTableState().view) };
}

const FaceDown = ({ stack: { hidden, hiddenWith } }: { readonly stack: TileStack }) =>
  hiddenWith && (
    <span className={styles.hidden}>
      <Say k="table.face-down-with" values={{ n: hidden, clan: { name: hiddenWith } }} />
    </span>
  );

/** The same in words: for phones, and for those who press it. */
export function StackWords({ stack }: { readonly stack: TileStack }) {
  const { view } = useTableState();
  return (
    <div className={styles.words}>
      <p>
        <Say k="table.in-stack" values={{ n: stack.tiles }} />
      </p>
      <ul>
        {stack.mandates.map(({ mandate, tiles }) => (
          <li key={mandate} className={styles.kind}>
            <Icon name={mandate} />
            <Say k="bar.tiles-of" values={{ n: tiles, mandate: { name: mandate } }} />
          </li>
        ))}
      </ul>
      <FaceDown stack={stack} />
      {view.returned.map(({ turn, tiles }) => (
        <p key={turn}>
          <Say k="bar.returned" values={{ turn, mandates: { names: tiles } }} />
        </p>
      ))}
    </div>
  );
}
