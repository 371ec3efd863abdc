import type { ClanId, Event } from '@hinode/engine';
import { ADVANTAGE_IDS } from '@hinode/engine/facts';
import { eventMessages } from '@hinode/text';
import { Say, SayMessage, useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { Icon } from '../art/icon.tsx';
import styles from './battle-account.module.css';
import { bidsOn } from './reveal.ts';
import type { Battle, SideTally } from './wars.ts';

interface Props {
  readonly battle: Battle;
  readonly winner: ClanId;
  readonly events: readonly Event[];
}

/** What stands in the table already, or above it. */
const TOLD: ReadonlySet<Event['type']> = new Set([
  'warOpened',
  'battleBegan',
  'bidSent',
  'bidSealed',
  'bidsRevealed',
  'advantageWon',
  'battleWon',
]);

/** A battle in a table (bids, Force, losses, gains), and in sentences. */
export function BattleAccount({ battle, winner, events }: Props) {
  const text = useText();
  const told = events.filter(({ type }) => !TOLD.has(type)).flatMap((event) => eventMessages(event));
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="spoken">{text.say('clans.title')}</span>
            </th>
            {ADVANTAGE_IDS.map((advantage) => (
              <th key={advantage} scope="col">
                <Icon name={advantage} size={20} />
                <span className={styles.label}>{text.name(advantage, 'short')}</span>
              </th>
            ))}
            <th scope="col">
              <Icon name="force" size={20} />
              <span className={styles.label}>{text.say('term.force')}</span>
            </th>
            <th scope="col">
              <Icon name="coin" size={20} />
              <span className={styles.label}>{text.say('term.coins')}</span>
            </th>
            <th scope="col">
              <Icon name="vp" size={20} />
              <span className={styles.label}>{text.say('term.vp-short')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {battle.sides.map((side) => (
            <Row key={side.clan} side={side} battle={battle} won={side.clan === winner} />
          ))}
        </tbody>
      </table>
      <ul className={styles.told}>
        {told.map((message, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened keeps its place
          <li key={i}>
            <SayMessage message={message} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface RowProps {
  readonly side: SideTally;
  readonly battle: Battle;
  readonly won: boolean;
}

function Row({ side, battle, won }: RowProps) {
  const text = useText();
  const { clan, force = 0, coins, vp } = side;
  const bid = battle.bids.find((one) => one.clan === clan)?.bid;
  return (
    <tr>
      <th scope="row">
        <span className={styles.clan}>
          <Emblem clan={clan} size={22} />
          <span>{text.name(clan)}</span>
        </span>
      </th>
      {ADVANTAGE_IDS.map((advantage) => {
        const { winner, byHonor } = bidsOn(advantage, battle);
        return <Cell key={advantage} n={bid?.[advantage] ?? 0} won={winner === clan} byHonor={byHonor} />;
      })}
      <Cell
        n={force}
        won={won}
        byHonor={won && battle.sides.filter((other) => other.force === force).length > 1}
      />
      <td>
        <Change n={coins} />
      </td>
      <td>
        <Change n={vp} />
      </td>
    </tr>
  );
}

/** A number that won has an ink edge, and a fan where only honor decided. */
function Cell({ n, won, byHonor }: { readonly n: number; readonly won: boolean; readonly byHonor: boolean }) {
  const text = useText();
  return (
    <td>
      <span className={styles.number} data-won={won}>
        {text.number(n)}
        {won && (
          <span className="spoken">
            <Say k="battle.won-here" />
          </span>
        )}
        {won && byHonor && <Icon name="honor" title={text.say('battle.tie')} />}
      </span>
    </td>
  );
}

const Change = ({ n }: { readonly n: number }) =>
  n === 0 ? (
    <span aria-hidden="true">·</span>
  ) : (
    <Say k={n > 0 ? 'battle.plus' : 'battle.minus'} values={{ n: Math.abs(n) }} />
  );
