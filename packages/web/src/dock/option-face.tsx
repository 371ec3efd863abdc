import type { Decision } from '@hinode/engine';
import { answerMessages } from '@hinode/text';
import { SayMessage, useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { Figure } from '../art/figure.tsx';
import { Icon } from '../art/icon.tsx';
import { Tile } from '../art/tile.tsx';
import type { Pick } from '../choices/picks.ts';
import type { Offer } from '../table/table.ts';
import { useTableState } from '../table/use-table.ts';
import styles from './dock.module.css';
import { OutcomeLine } from './outcome-line.tsx';
import { WarSeal } from './war-seal.tsx';

interface Props {
  readonly pick: Pick;
  readonly decision: Decision;
  readonly offer?: Offer;
}

/** What an option looks like: the thing itself with its name, and what choosing it would change. */
export function OptionFace({ pick, decision, offer }: Props) {
  const text = useText();
  const { me, view } = useTableState();
  switch (pick.kind) {
    case 'tile': {
      const count = view.tiles?.filter((tile) => tile === pick.tile).length ?? 1;
      return (
        <Tile mandate={pick.tile} {...(count > 1 && { count: text.say('dock.tiles-alike', { n: count }) })}>
          {text.name(pick.tile, 'short')}
        </Tile>
      );
    }
    case 'announce':
      return <Tile mandate={pick.mandate}>{text.name(pick.mandate, 'short')}</Tile>;
    case 'piece':
      return (
        <>
          <Figure kind={pick.figure} clan={me} size={30} />
          <span>
            {pick.at === undefined
              ? text.name(pick.figure)
              : text.say('dock.piece-in', { figure: { name: pick.figure }, province: { name: pick.at } })}
          </span>
          {offer && <OutcomeLine offer={offer} />}
        </>
      );
    case 'victim':
      return (
        <>
          <Figure kind={pick.figure} clan={pick.of} size={30} />
          <span>{victimName(text, pick)}</span>
          {offer && <OutcomeLine offer={offer} />}
        </>
      );
    case 'province':
      return (
        <>
          <WarSeal province={pick.province} />
          <span>
            <span className={styles.name}>{text.name(pick.province)}</span>
            {offer && <OutcomeLine offer={offer} province={pick.province} />}
          </span>
        </>
      );
    case 'shrine':
      return (
        <>
          <Icon name={pick.shrine} size={26} />
          <span className={styles.name}>
            {pick.through === undefined
              ? text.name(pick.shrine)
              : text.say('dock.shrine-through', {
                  shrine: { name: pick.shrine },
                  province: { name: pick.through },
                })}
          </span>
        </>
      );
    case 'clan':
      return (
        <>
          <Emblem clan={pick.clan} size={26} />
          <span className={styles.name}>{text.name(pick.clan)}</span>
        </>
      );
    case 'clans':
      return (
        <>
          {pick.clans.map((clan) => (
            <Emblem key={clan} clan={clan} size={26} />
          ))}
          <span className={styles.name}>{text.list(pick.clans.map((clan) => text.name(clan)))}</span>
        </>
      );
    case 'answer': {
      const { yes, no } = answerMessages(decision);
      return (
        <span>
          <SayMessage message={pick.yes ? yes : no} />
          {offer && pick.yes && <OutcomeLine offer={offer} />}
        </span>
      );
    }
    case 'order':
      return <span>{text.say(pick.first ? 'answer.order.first' : 'answer.order.last')}</span>;
    case 'card':
    case 'pass':
      return null;
  }
}

function victimName(text: ReturnType<typeof useText>, pick: Extract<Pick, { kind: 'victim' }>): string {
  const values = { clan: { name: pick.of }, figure: { name: pick.figure } };
  if (pick.province !== undefined)
    return text.say('dock.victim-in', { ...values, province: { name: pick.province } });
  if (pick.shrine !== undefined)
    return text.say('dock.victim-at', { ...values, shrine: { name: pick.shrine } });
  return text.say('dock.victim', values);
}
