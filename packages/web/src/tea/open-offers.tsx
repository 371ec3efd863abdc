import { Say, useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { usePlay } from '../table/use-play.ts';
import { useTableState, useYou } from '../table/use-table.ts';
import { Button } from '../ui/button.tsx';
import styles from './slips.module.css';

/** Your own offers that wait for an answer, seen beside those to you. */
export function OpenOffers() {
  const { view, offers } = useTableState();
  const you = useYou();
  const text = useText();
  const { play } = usePlay();
  return view.proposals
    .filter(({ clan }) => clan === you)
    .map(({ with: partner }) => {
      const withdraw = offers.find(({ move }) => move.type === 'withdraw' && move.with === partner)?.move;
      return (
        <p key={partner} className={styles.openOffer}>
          <Emblem clan={partner} size={22} title={text.name(partner)} />
          <span>
            <Say k="tea.your-offer-stands" values={{ clan: { name: partner } }} />
          </span>
          {withdraw && (
            <Button onClick={() => play(withdraw)}>
              <Say k="tea.withdraw" />
            </Button>
          )}
        </p>
      );
    });
}
