import type { ClanId } from '@hinode/engine';
import { Say, useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { Icon } from '../art/icon.tsx';
import { part } from '../table/part.tsx';
import { useTableState, useYou } from '../table/use-table.ts';
import { actorsOf } from './actors.ts';
import styles from './who-acts.module.css';

/** Whose mandate it is, who has acted, whose turn it is now, and who comes next. */
export const WhoActs = part(useActors, ({ now, you, mandate, by, order }) => {
  const text = useText();
  const at = order.indexOf(now);
  const next = order[at + 1];
  return (
    <span className={styles.who} data-who={now}>
      {mandate && <Icon name={mandate} size={26} />}
      <span className={styles.words}>
        <b className={styles.title}>
          {mandate && by ? (
            <Say k="follow.mandate" values={{ mandate: { name: mandate }, clan: { name: by } }} />
          ) : (
            text.say('dock.waiting', { clans: { names: [now] } })
          )}
        </b>
        <span className={styles.order}>
          {order.map((clan, i) => (
            <span key={clan} className={styles.actor} data-when={whenOf(i, at)}>
              <Emblem clan={clan} size={18} />
            </span>
          ))}
          {mandate && <NowAndThen now={now} next={next} isYou={next === you} />}
        </span>
      </span>
    </span>
  );
});

function useActors(_: { readonly now: ClanId }) {
  return { ...actorsOf(useTableState().view), you: useYou() };
}

const whenOf = (i: number, now: number): 'past' | 'now' | 'coming' => {
  if (i === now) return 'now';
  return i < now ? 'past' : 'coming';
};

interface NowProps {
  readonly now: ClanId;
  readonly next: ClanId | undefined;
  readonly isYou: boolean;
}

function NowAndThen({ now, next, isYou }: NowProps) {
  const clan = { name: now };
  if (next === undefined) return <Say k="follow.now" values={{ clan }} />;
  if (isYou) return <Say k="follow.now-then-you" values={{ clan }} />;
  return <Say k="follow.now-then" values={{ clan, next: { name: next } }} />;
}
