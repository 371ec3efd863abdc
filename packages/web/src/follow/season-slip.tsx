import type { Message } from '@hinode/text';
import { Say, SayMessage, useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { Icon } from '../art/icon.tsx';
import { part } from '../table/part.tsx';
import { youIn } from '../table/persons.ts';
import { useTableState } from '../table/use-table.ts';
import { accountOf, type ClanAccount } from './season-account.ts';
import styles from './season-slip.module.css';

/** At tea: what the season that ended brought, to you in words, to the others in one row. */
export const SeasonSlip = part(useAccount, ({ account, you }) => {
  if (account === undefined) return null;
  const { season, clans, why } = account;
  const own = clans.find(({ clan }) => clan === you);
  return (
    <section className={styles.slip} data-season-account={season}>
      <h3 className={styles.title}>
        <Say k="season-account.title" values={{ season: { name: season } }} />
      </h3>
      {own && (
        <p className={styles.own}>
          <Emblem clan={own.clan} size={20} />
          <Say k="season-account.you" values={amounts(own)} />
        </p>
      )}
      <ul className={styles.clans}>
        {clans
          .filter((one) => one !== own)
          .map((one) => (
            <Brought key={one.clan} one={one} />
          ))}
      </ul>
      {why && (
        <p>
          <SayMessage message={why} />
        </p>
      )}
    </section>
  );
});

function useAccount() {
  const state = useTableState();
  // With several people at one device, nobody is "you".
  const you = state.persons.length === 1 ? youIn(state) : undefined;
  const clans = state.view.clans.map(({ clan }) => clan);
  return { you, account: accountOf(state.log, clans, you) };
}

function Brought({ one }: { readonly one: ClanAccount }) {
  const text = useText();
  const { clan, vp, tokens } = one;
  return (
    <li className={styles.clan} data-brought={clan}>
      <span className="spoken">
        {text.say('season-account.clan', { clan: { name: clan }, ...amounts(one) })}
      </span>
      <Emblem clan={clan} size={20} />
      <span className={styles.amount} aria-hidden="true">
        <bdi>{vp > 0 ? `+${text.number(vp)}` : text.number(vp)}</bdi>
        <Icon name="vp" />
      </span>
      <span className={styles.amount} aria-hidden="true">
        {text.number(tokens)}
        <Icon name="force" />
      </span>
    </li>
  );
}

const amounts = ({ vp, tokens }: ClanAccount): { readonly points: Message; readonly tokens: Message } => ({
  points: { key: 'count.vp', values: { n: vp } },
  tokens: tokens === 0 ? { key: 'season-account.no-token' } : { key: 'count.tokens', values: { n: tokens } },
});
