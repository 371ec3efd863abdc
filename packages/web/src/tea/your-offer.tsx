import type { ClanId } from '@hinode/engine';
import { useState } from 'react';
import { Say } from '../app/language.tsx';
import { part } from '../table/part.tsx';
import { Refused } from '../table/refused-words.tsx';
import { usePlay } from '../table/use-play.ts';
import { useTableState } from '../table/use-table.ts';
import { Button } from '../ui/button.tsx';
import { AmountsRow } from './amounts-row.tsx';
import { PartnerChoice } from './partner-choice.tsx';
import { purseOf } from './purse-of.ts';
import styles from './slips.module.css';
import { NO_TERMS, proposalMove, sameTerms, type Terms, within } from './terms.ts';

interface Props {
  readonly partners: readonly ClanId[];
  readonly partner?: ClanId;
  readonly onChoose: (clan: ClanId) => void;
}

/** What you offer to one of the others: an alliance, with coins and ronin given or asked. */
export const YourOffer = part(useOwnStand, ({ partners, partner, onChoose, isAllied, isReady }) => {
  // Whoever has an ally has no more to offer; the offers to you say so.
  if (isAllied) return null;
  return (
    <section className={styles.slip}>
      <h3 className={styles.title} data-tea-head>
        <Say k="tea.your-offer" />
      </h3>
      {partner === undefined ? (
        <p className={styles.second}>
          <Say k={isReady ? 'tea.you-are-ready' : 'tea.nobody-left'} />
        </p>
      ) : (
        <>
          <PartnerChoice partners={partners} partner={partner} onChoose={onChoose} />
          <OfferForm partner={partner} />
        </>
      )}
    </section>
  );
});

function useOwnStand(_: Props) {
  const { view, me } = useTableState();
  return {
    isAllied: view.clans.some(({ clan, ally }) => clan === me && ally !== undefined),
    isReady: view.ready.includes(me),
  };
}

function useBargain({ partner }: { readonly partner: ClanId }) {
  const { view, me, offers } = useTableState();
  return {
    me,
    sent: view.proposals.find((proposal) => proposal.clan === me && proposal.with === partner),
    mine: purseOf(view, me),
    theirs: purseOf(view, partner),
    withdraw: offers.find(({ move }) => move.type === 'withdraw' && move.with === partner)?.move,
    // Where somebody waits for an answer, that comes first.
    isAnswering: offers.some(({ move }) => move.type === 'accept'),
  };
}

const OfferForm = part(useBargain, ({ partner, me, sent, mine, theirs, withdraw, isAnswering }) => {
  const { play, isPlaying, refused } = usePlay();
  const [draft, setDraft] = useState<Terms>(sent ?? NO_TERMS);
  const terms = within(draft, mine, theirs);
  const move = proposalMove(me, partner, terms);
  const isSent = sent !== undefined && sameTerms(sent, terms);
  return (
    <>
      <AmountsRow
        label="tea.you-give"
        amounts={terms.give}
        most={mine}
        onChange={(give) => setDraft({ ...terms, give })}
      />
      <AmountsRow
        label="tea.you-ask"
        amounts={terms.ask}
        most={theirs}
        onChange={(ask) => setDraft({ ...terms, ask })}
      />
      <div className={`${styles.answers} ${styles.offering}`}>
        <Button
          look={isAnswering ? 'choice' : 'primary'}
          className={styles.wide}
          disabled={isSent || isPlaying}
          onClick={() => play(move)}
          data-move={JSON.stringify(move)}
        >
          <Say k={isSent ? 'tea.offer-sent' : sent ? 'tea.offer-again' : 'tea.offer'} />
        </Button>
        {withdraw && (
          <Button onClick={() => play(withdraw)} data-move={JSON.stringify(withdraw)}>
            <Say k="tea.withdraw" />
          </Button>
        )}
      </div>
      <p className={styles.second}>
        {refused ? (
          <Refused refused={refused} />
        ) : (
          <Say k="tea.coins-move" values={{ clan: { name: partner } }} />
        )}
      </p>
    </>
  );
});
