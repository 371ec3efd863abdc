import type { MandateId } from '@hinode/engine';
import { passMessage, type Text } from '@hinode/text';
import type { ReactNode } from 'react';
import { SayMessage, useText } from '../app/language.tsx';
import { type BuyOffer, isBuy } from '../cards/price.ts';
import { useChoosing } from '../choices/choosing.tsx';
import { useHinted } from '../table/hinted.ts';
import type { Offer } from '../table/table.ts';
import { useTableState } from '../table/use-table.ts';
import { Button } from '../ui/button.tsx';
import styles from './dock.module.css';
import own from './options.module.css';
import { useSettled } from './use-settled.ts';

/** At these questions passing means being done; at others it means doing without, and the main answer is among the options. */
const IS_DONE: ReadonlySet<string> = new Set(['summon', 'move', 'replace']);

/** The black button: plays the mandate or buys the card that was chosen, or says that one is done. */
export function DoneButton() {
  const { pass, asking, done, confirm } = useChoosing();
  const { decision } = useTableState();
  const text = useText();
  if (decision === undefined) return null;
  const offer = asking?.offer;
  if (decision.kind === 'buy')
    return (
      <span className={own.pair}>
        {pass && (
          // The main answer is black; doing without is not.
          <MoveButton look="choice" offer={pass} onPress={done}>
            <SayMessage message={passMessage(decision)} />
          </MoveButton>
        )}
        {offer && isBuy(offer) && (
          <MoveButton look="primary" offer={offer} onPress={confirm}>
            <BuyLabel offer={offer} />
          </MoveButton>
        )}
      </span>
    );
  if (offer?.move.type === 'mandate')
    return (
      <MoveButton look="primary" offer={offer} onPress={confirm}>
        {mandateLabel(text, offer.move)}
      </MoveButton>
    );
  if (pass)
    return (
      <MoveButton look={IS_DONE.has(decision.kind) ? 'primary' : 'choice'} offer={pass} onPress={done}>
        <SayMessage message={passMessage(decision)} />
      </MoveButton>
    );
  return (
    decision.kind === 'mandate' && (
      <Button look="primary" className={styles.done} disabled>
        {text.say('dock.play-mandate-none')}
      </Button>
    )
  );
}

interface MoveProps {
  readonly look: 'primary' | 'choice';
  readonly offer: Offer;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A button that makes a move, but not in the first moment after its meaning has changed. */
function MoveButton({ look, offer, onPress, children }: MoveProps) {
  const move = JSON.stringify(offer.move);
  const settled = useSettled(move);
  const isHinted = useHinted();
  return (
    <Button
      look={look}
      className={styles.done}
      disabled={!settled}
      data-move={move}
      data-confirm=""
      data-hinted={isHinted(offer) || undefined}
      onClick={onPress}
    >
      {children}
    </Button>
  );
}

/** "Buy Courage", or "Take Courage" where it costs nothing. */
function BuyLabel({ offer }: { readonly offer: BuyOffer }) {
  const text = useText();
  return text.say(offer.price.price === 0 ? 'card.take-named' : 'card.buy-named', {
    card: { name: offer.move.card },
  });
}

/** "Play Train". */
export const mandateLabel = (
  text: Text,
  { tile, announce }: { readonly tile: MandateId; readonly announce?: MandateId },
): string =>
  announce === undefined
    ? text.say('dock.play-mandate', { mandate: { name: tile } })
    : text.say('dock.lay-face-down', { tile: { name: tile }, mandate: { name: announce } });
