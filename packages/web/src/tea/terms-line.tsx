import type { ProposalView } from '@hinode/engine';
import { Say } from '../app/language.tsx';
import { useTableState } from '../table/use-table.ts';
import { purseOf } from './purse-of.ts';
import styles from './slips.module.css';
import { pursesAfter, touched } from './terms.ts';

/** What an offer to me gives and asks, and both purses before and after. */
export function TermsLine({ proposal }: { readonly proposal: ProposalView }) {
  const { view } = useTableState();
  const { clan, give, ask } = proposal;
  const gives = give.coins + give.ronin > 0;
  const asks = ask.coins + ask.ronin > 0;
  if (!gives && !asks)
    return (
      <p className={styles.second}>
        <Say k="tea.nothing-else" />
      </p>
    );
  const theirs = purseOf(view, clan);
  const mine = purseOf(view, proposal.with);
  const after = pursesAfter(proposal, theirs, mine);
  const values = { give: { purse: give }, ask: { purse: ask } };
  return (
    <>
      <p>
        {gives && asks && <Say k="tea.and-trades" values={values} />}
        {gives && !asks && <Say k="tea.and-gives" values={{ purse: values.give }} />}
        {!gives && asks && <Say k="tea.and-asks" values={{ purse: values.ask }} />}
      </p>
      <p className={styles.second}>
        <Say
          k="tea.after"
          values={{
            mine: { holds: touched(mine, proposal) },
            mineAfter: { holds: touched(after.partner, proposal) },
            theirs: { holds: touched(theirs, proposal) },
            theirsAfter: { holds: touched(after.proposer, proposal) },
          }}
        />
      </p>
    </>
  );
}
