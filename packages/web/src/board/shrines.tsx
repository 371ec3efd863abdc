import type { ClanId, KamiId, ProvinceId } from '@hinode/engine';
import { useText } from '../app/language.tsx';
import { hasRail, type Screen } from '../app/screen.ts';
import { Emblem } from '../art/emblem.tsx';
import { Figure } from '../art/figure.tsx';
import { Icon } from '../art/icon.tsx';
import { attemptAtShrine } from '../choices/attempt.ts';
import { useChoosing } from '../choices/choosing.tsx';
import { useIsConsidered } from '../choices/considered.ts';
import { WhyNot } from '../choices/why-not.tsx';
import { Explain } from '../explain/explain.tsx';
import { useKept } from '../table/kept.ts';
import { part } from '../table/part.tsx';
import { useTableState } from '../table/use-table.ts';
import { Tip } from '../ui/tip.tsx';
import { type Camp, inOrder, worshippersAt } from './camps.ts';
import { ForceDisc } from './force-disc.tsx';
import styles from './shrines.module.css';

/** How much a shrine shows: figures and a roof, in one row or two, or emblems only. */
type Look = 'wide' | 'row' | 'pairs' | 'small';

function lookOf(screen: Screen, upright: boolean): Look {
  if (screen === 'wide') return 'wide';
  if (hasRail(screen)) return 'row';
  if (screen === 'middle') return upright ? 'pairs' : 'row';
  return 'small';
}

interface Props {
  readonly screen: Screen;
  /** Japan is upright instead of lying across. */
  readonly upright: boolean;
  /** How much larger than usual everything is drawn. */
  readonly grown: number;
}

/** The four shrines in the order they are resolved: each kami's favor, who worships there, and who is ahead. */
export function Shrines({ screen, upright, grown }: Props) {
  const { view, sums } = useTableState();
  const text = useText();
  const look = lookOf(screen, upright);
  const camps = useKept(
    view.shrines.map((shrine) =>
      worshippersAt(view, shrine, (clan: ClanId) => sums[clan]?.worship[shrine] ?? 0),
    ),
  );
  return (
    <ol
      className={styles.shrines}
      data-look={look}
      data-keep-clear=""
      aria-label={text.say('shrines.label')}
      style={{ zoom: Math.sqrt(grown) }}
    >
      {view.shrines.map((shrine, i) => (
        <Shrine
          key={shrine}
          shrine={shrine}
          look={look}
          camps={camps[i] ?? []}
          unbound={view.kami !== undefined}
          stands={view.kami?.[i]?.province}
        />
      ))}
    </ol>
  );
}

interface ShrineProps {
  readonly shrine: KamiId;
  readonly look: Look;
  /** Who worships here. */
  readonly camps: readonly Camp[];
  /** Do Kami come to the map, and where is this one? */
  readonly unbound: boolean;
  readonly stands: ProvinceId | undefined;
}

function useShrine({ shrine, camps }: ShrineProps) {
  const { options, chosen, pick } = useChoosing();
  const { view, decision } = useTableState();
  const target = options.find((option) => option.pick.kind === 'shrine' && option.pick.shrine === shrine);
  const attempt = target
    ? undefined
    : attemptAtShrine(shrine, camps, { view, decision, picked: chosen.at(-1) });
  return { target: target?.pick, attempt, pick, isConsidered: useIsConsidered({ kind: 'shrine', shrine }) };
}

const Shrine = part(useShrine, ({ shrine, look, camps, unbound, stands, ...asked }) => {
  const { target, attempt, pick, isConsidered } = asked;
  const text = useText();
  return (
    <li
      className={styles.shrine}
      data-state={target ? 'lit' : undefined}
      data-considered={isConsidered || undefined}
      data-shrine={shrine}
    >
      {look === 'wide' && <Roof />}
      <Tip
        className={styles.kami}
        tip={
          <>
            <Explain id={shrine} unbound={unbound} />
            {attempt && <WhyNot move={attempt} className={styles.why} />}
          </>
        }
      >
        <span className={styles.icon}>
          <Icon name={shrine} size={look === 'small' ? 15 : 20} />
        </span>
        <span className={look === 'small' ? 'spoken' : styles.words}>
          <span className={styles.name}>{text.name(shrine)}</span>
          <span className={styles.favor}>{text.say(`rule.${shrine}.short`)}</span>
          {stands && (
            <span className={styles.favor}>
              {text.say('shrines.kami-in', { kami: { name: shrine }, province: { name: stands } })}
            </span>
          )}
        </span>
      </Tip>
      {target && (
        <button
          type="button"
          className={styles.worship}
          tabIndex={-1}
          aria-hidden="true"
          onClick={() => pick(target)}
        >
          {text.say('shrines.here')}
        </button>
      )}
      {camps.length > 0 && (
        <ul className={styles.worshippers}>
          {camps.map((camp) => (
            <li key={camp.clan}>
              <span className="spoken">
                {text.say('shrines.worshippers', { clan: { name: camp.clan }, squad: { squad: camp.squad } })}
              </span>
              <span aria-hidden="true" className={styles.worshipper}>
                {look === 'wide' ? (
                  inOrder(camp.squad).map(([figure, count]) => (
                    <Figure
                      key={figure}
                      kind={figure}
                      clan={camp.clan}
                      size={24}
                      {...(count > 1 && { count: text.number(count) })}
                    />
                  ))
                ) : (
                  <Emblem clan={camp.clan} size={16} />
                )}
                <ForceDisc {...camp} size={look === 'wide' ? 20 : 18} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
});

/** Wider than the slip below it, with upturned ends. */
const Roof = () => (
  <svg className={styles.roof} viewBox="0 0 144 14" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 0c18 4.5 40 6 72 6s54-1.5 72-6l-3 9c-16 3-42 4-69 4s-53-1-69-4z" fill="currentColor" />
  </svg>
);
