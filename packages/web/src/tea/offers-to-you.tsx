import type { ProposalView } from '@hinode/engine';
import { useState } from 'react';
import { Say } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { part } from '../table/part.tsx';
import { Refused } from '../table/refused-words.tsx';
import { usePlay } from '../table/use-play.ts';
import { useTableState } from '../table/use-table.ts';
import { Button } from '../ui/button.tsx';
import { useKey } from '../ui/use-key.ts';
import styles from './slips.module.css';
import { TermsLine } from './terms-line.tsx';
import { useAnswers } from './use-answers.ts';

/** The offers that wait for your answer. */
export const OffersToYou = part(useOffers, ({ ally, offers }) => {
  const { play, refused } = usePlay();
  const [focused, setFocused] = useState<string>();
  const current = offers.find(({ proposal }) => proposal.clan === focused) ?? offers[0];
  const { accept, decline } = current?.answers ?? {};
  useKey('a', accept && (() => play(accept)));
  useKey('x', decline && (() => play(decline)));
  return (
    <section className={styles.slip}>
      <header className={styles.head} data-tea-head>
        <h3 className={styles.title}>
          <Say k="tea.offers-to-you" />
        </h3>
        {offers.length > 0 && (
          <p className={styles.second}>
            <Say k="tea.offers-stand" values={{ n: offers.length }} />
          </p>
        )}
      </header>
      {offers.length === 0 && (
        <p className={styles.second}>
          {ally ? (
            <Say k="tea.you-are-allied" values={{ clan: { name: ally } }} />
          ) : (
            <Say k="tea.no-offers" />
          )}
        </p>
      )}
      <ul>
        {offers.map(({ proposal, answers }) => (
          <li key={proposal.clan} className={styles.offer} onFocus={() => setFocused(proposal.clan)}>
            <Offer proposal={proposal} answers={answers} play={play} />
          </li>
        ))}
      </ul>
      {refused && (
        <p className={styles.second}>
          <Refused refused={refused} />
        </p>
      )}
    </section>
  );
});

function useOffers() {
  const { view, me } = useTableState();
  const answersTo = useAnswers();
  return {
    ally: view.clans.find(({ clan }) => clan === me)?.ally,
    offers: view.proposals
      .filter((proposal) => proposal.with === me)
      .map((proposal) => ({ proposal, answers: answersTo(proposal.clan) })),
  };
}

interface OfferProps {
  readonly proposal: ProposalView;
  readonly answers: ReturnType<ReturnType<typeof useAnswers>>;
  readonly play: ReturnType<typeof usePlay>['play'];
}

function Offer({ proposal, answers: { accept, decline }, play }: OfferProps) {
  return (
    <>
      <Emblem clan={proposal.clan} size={34} />
      <div className={styles.words}>
        <h4 className={styles.wants}>
          <Say k="tea.wants" values={{ clan: { name: proposal.clan } }} />
        </h4>
        <TermsLine proposal={proposal} />
      </div>
      <div className={styles.answers}>
        <Button
          look="primary"
          className={styles.wide}
          disabled={accept === undefined}
          onClick={() => accept && play(accept)}
          {...(accept && { 'data-move': JSON.stringify(accept) })}
        >
          <span className={styles.twoLines}>
            <Say k="tea.accept" />
            <small>
              <Say k={accept ? 'tea.accept-final' : 'tea.cannot-pay'} />
            </small>
          </span>
        </Button>
        <Button
          disabled={decline === undefined}
          onClick={() => decline && play(decline)}
          {...(decline && { 'data-move': JSON.stringify(decline) })}
        >
          <Say k="tea.decline" />
        </Button>
      </div>
    </>
  );
}
