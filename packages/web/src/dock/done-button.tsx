import type { MandateId } from '@hinode/engine';
import type { Key, Text } from '@hinode/text';
import { useText } from '../app/language.tsx';
import { useChoosing } from '../choices/choosing.tsx';
import { useTableState } from '../table/use-table.ts';
import { Button } from '../ui/button.tsx';
import styles from './dock.module.css';
import { useSettled } from './use-settled.ts';

/** The black button: plays the mandate that was chosen, or says that one is done. */
export function DoneButton() {
  const { pass, asking, done, confirm } = useChoosing();
  const { decision } = useTableState();
  const text = useText();
  const offer = asking?.offer ?? pass;
  const settled = useSettled(JSON.stringify(offer?.move));
  if (decision === undefined) return null;
  if (offer === undefined)
    return decision.kind === 'mandate' ? (
      <Button look="primary" className={styles.done} disabled>
        {text.say('dock.play-mandate-none')}
      </Button>
    ) : null;
  const label =
    offer.move.type === 'mandate' ? mandateLabel(text, offer.move) : passLabel(text, decision.kind);
  return (
    <Button
      look="primary"
      className={styles.done}
      disabled={!settled}
      data-move={JSON.stringify(offer.move)}
      data-confirm=""
      onClick={asking ? confirm : done}
    >
      {label}
    </Button>
  );
}

const mandateLabel = (
  text: Text,
  { tile, announce }: { readonly tile: MandateId; readonly announce?: MandateId },
): string =>
  announce === undefined
    ? text.say('dock.play-mandate', { mandate: { name: tile } })
    : text.say('dock.lay-face-down', { tile: { name: tile }, mandate: { name: announce } });

function passLabel(text: Text, kind: string): string {
  const key = `pass.${kind}`;
  return text.say(text.has(key) ? key : ('pass.other' satisfies Key));
}
