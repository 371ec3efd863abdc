import type { ClanId, KamiId } from '@hinode/engine';
import { useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { Figure } from '../art/figure.tsx';
import { Icon } from '../art/icon.tsx';
import { useChoosing } from '../choices/choosing.tsx';
import { Explained } from '../explain/explain.tsx';
import { useTableState } from '../table/use-table.ts';
import styles from './board.module.css';
import { inOrder, worshippersAt } from './camps.ts';
import { ForceDisc } from './force-disc.tsx';

/** The four shrines in the order they are resolved, with who worships and who is ahead. */
export function Shrines({ compact }: { readonly compact: boolean }) {
  const { view } = useTableState();
  const text = useText();
  return (
    <ol
      className={styles.shrines}
      data-compact={compact || undefined}
      data-keep-clear=""
      aria-label={text.say('shrines.label')}
    >
      {view.shrines.map((shrine) => (
        <Shrine key={shrine} shrine={shrine} compact={compact} />
      ))}
    </ol>
  );
}

function Shrine({ shrine, compact }: { readonly shrine: KamiId; readonly compact: boolean }) {
  const { view, sums } = useTableState();
  const { options, pick, considered } = useChoosing();
  const text = useText();
  const camps = worshippersAt(view, shrine, (clan: ClanId) => sums[clan]?.worship[shrine] ?? 0);
  const targets = options.filter((option) => option.pick.kind === 'shrine' && option.pick.shrine === shrine);
  const [target] = targets;
  const isConsidered = considered?.kind === 'shrine' && considered.shrine === shrine;
  return (
    <li
      className={styles.shrine}
      data-state={target ? 'lit' : undefined}
      data-considered={isConsidered || undefined}
      data-shrine={shrine}
    >
      <Explained id={shrine} className={styles.kami ?? ''}>
        <span className={styles.kamiIcon}>
          <Icon name={shrine} size={20} />
        </span>
        <span className={compact ? 'spoken' : styles.kamiName}>{text.name(shrine)}</span>
      </Explained>
      {target && (
        <button
          type="button"
          className={styles.worship}
          tabIndex={-1}
          aria-hidden="true"
          onClick={() => pick(target.pick)}
        >
          {text.say('shrines.here')}
        </button>
      )}
      <ul className={styles.worshippers}>
        {camps.map((camp) => (
          <li key={camp.clan} className={styles.tag}>
            <span className="spoken">
              {text.say('shrines.worshippers', { clan: { name: camp.clan }, squad: { squad: camp.squad } })}
            </span>
            <span aria-hidden="true" className={styles.tag}>
              {compact ? (
                <Emblem clan={camp.clan} size={18} />
              ) : (
                inOrder(camp.squad).map(([figure, count]) => (
                  <Figure
                    key={figure}
                    kind={figure}
                    clan={camp.clan}
                    size={24}
                    {...(count > 1 && { count: text.number(count) })}
                  />
                ))
              )}
              <ForceDisc {...camp} size={20} />
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}
