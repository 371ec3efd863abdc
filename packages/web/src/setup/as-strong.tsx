import type { Opponent, Proposal } from '@hinode/bots/matching';
import type { Message } from '@hinode/text';
import { useState } from 'react';
import { useText } from '../app/language.tsx';
import { savedGames } from '../local/saved-games.ts';
import { useFault } from '../menu/use-fault.ts';
import { gamesLed } from '../statistics/led-games.ts';
import { botsAmong } from '../table/bots.ts';
import type { Seat } from '../table/table.ts';
import { Segments } from '../ui/segments.tsx';
import { MOST_SKILL } from './draft.ts';
import styles from './setup.module.css';

/** To win one game in so many. */
const WISHES = ['4', '3', '2'] as const;

/** Shares are told as so many games of a hundred. */
const ALL = 100;
const inAll = (share: number): number => Math.round(ALL * share);

interface Props {
  readonly seats: readonly Seat[];
  /** Every bot is to be like this. */
  readonly onPropose: (opponent: Opponent) => void;
}

/** Folded away until somebody wants it: bots that they beat as often as they like, going by their games in this browser. */
export function AsStrong({ seats, onPropose }: Props) {
  const text = useText();
  const fail = useFault();
  const [answer, setAnswer] = useState<{ readonly wish: string; readonly proposal: Proposal }>();
  const bots = botsAmong(seats);

  const propose = async (wish: string): Promise<void> => {
    const [{ proposedOpponents }, games] = await Promise.all([import('@hinode/bots/matching'), savedGames()]);
    const proposal = proposedOpponents(gamesLed(games), 1 / Number(wish), bots.length);
    setAnswer({ wish, proposal });
    onPropose(proposal.opponent);
  };

  // Whoever changes the bots or their number afterwards has other opponents.
  const { opponent, rivals } = answer?.proposal ?? {};
  const isSo =
    rivals === bots.length &&
    bots.every(({ level, skill }) => level === opponent?.level && skill === opponent.skill);
  const told = isSo ? answer : undefined;

  return (
    <details className={`${styles.box} ${styles.more}`}>
      <summary>{text.say('setup.as-strong')}</summary>
      <div className={styles.wish}>
        <p className={styles.note}>{text.say('setup.as-strong-wish')}</p>
        <Segments
          label={text.say('setup.as-strong-wish')}
          value={told?.wish}
          options={WISHES.map((wish) => ({
            value: wish,
            label: text.say('setup.one-in', { n: Number(wish) }),
          }))}
          onChange={(wish) => void propose(wish).catch(fail)}
        />
        <p role="status">{told && <Told proposal={told.proposal} />}</p>
      </div>
    </details>
  );
}

/** What was chosen, and on how many games that stands. */
function Told({ proposal: { opponent, share, low, high, games } }: { readonly proposal: Proposal }) {
  const text = useText();
  const bots = nameOf(opponent);
  return games === 0
    ? text.say('setup.as-strong-guess', { bots })
    : text.say('setup.as-strong-told', {
        bots,
        games,
        all: ALL,
        share: inAll(share),
        low: inAll(low),
        high: inAll(high),
      });
}

function nameOf({ level, skill }: Opponent): Message | { readonly name: string } {
  const name = { name: `level.${level}` };
  return skill === undefined
    ? name
    : { key: 'setup.level-skill', values: { level: name, n: skill, all: MOST_SKILL } };
}
